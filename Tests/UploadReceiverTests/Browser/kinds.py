"""Each kind of finding: its entry on the page, and the way from there to its byte, with scripts and without."""

import pathlib
import re
import sys

from page import Page, send

# What a person sees of findings and bytes. Both with scripts and without them it runs beside the page, not in it.
SEEN = """
    const text = (element) => element.textContent;
    // What is most wrong stands above, the others below it.
    const entries = [document.querySelector(".verdict"), ...document.querySelectorAll("#findings ol > li")];
    const findings = entries.filter((entry) => entry.querySelector(".category")).map((entry) => ({
      category: text(entry.querySelector(".category")),
      words: text(entry),
      jump: entry.querySelector(".jump a")?.getAttribute("href") ?? null,
      place: entry.querySelector(".jump a")?.textContent ?? null,
    }));
"""
BYTES = """
    const marked = [];
    let follows = true;
    let next = null;
    for (const row of document.querySelectorAll("#rows > .row")) {
      let offset = Number(row.querySelector(".offset").textContent);
      if (next !== null && offset !== next) follows = false;
      let marksOfText = 0;
      for (const piece of row.querySelectorAll(".hex > *")) {
        for (const byte of piece.textContent.trim().split(/\\s+/)) {
          if (piece.localName === "mark") marked.push(offset);
          offset += 1;
        }
      }
      next = offset;
    }
    const wanted = document.getElementById("wanted");
    const ends = document.querySelector("#rows > .row-end");
    const bytes = {
      marked, follows, ends: ends !== null, next,
      wanted: wanted && Number(wanted.querySelector(".offset").textContent),
      hasMark: wanted !== null && wanted.querySelector(".hex mark") !== null && wanted.querySelector(".chars mark") !== null,
      title: document.getElementById("bytes-title")?.textContent,
      hasScripts: [...document.querySelectorAll("button.copy")].some((button) => !button.hidden),
    };
"""


class Wrong(Exception):
    """Something is not as it should be."""


def plain(sentence: str) -> str:
    """A sentence as it is shown: what stands between backticks is set as code. Long numbers are shown in groups."""
    sentence = re.sub(r"(?<=\d)\s(?=\d{3}\b)", "", sentence)
    return sentence.replace("`", "") if sentence.count("`") % 2 == 0 else sentence


def check_bytes(what: str, finding: dict, jump: str, bytes_: dict) -> None:
    """The view that a finding leads to holds its byte, marked."""
    offset = int(jump.split("at=", 1)[1].split("#", 1)[0])
    if not bytes_["follows"]:
        raise Wrong(f"{what}: the rows do not follow each other")
    if bytes_["title"].endswith("request") and "of=request" not in jump:
        # Of a body without a byte the end is marked behind the head.
        if not bytes_["ends"] or bytes_["wanted"] is None or not bytes_["wanted"] < bytes_["next"] <= bytes_["wanted"] + 16:
            raise Wrong(f"{what}: the end of the request is not shown")
        return
    if "of=request" in jump and not bytes_["title"].endswith("request"):
        raise Wrong(f"{what}: leads to {bytes_['title']}")
    # Of two boundaries the first byte that differs is shown.
    is_near = "boundary" in finding["category"] and 0 <= offset - (finding["offset"] or 0) < 80
    if "of=request" not in jump and finding["offset"] != offset and not is_near:
        raise Wrong(f"{what}: leads to {offset}, not to {finding['offset']}")
    if finding["place"] == "Show the request":
        # It speaks of no byte.
        pass
    elif bytes_["ends"] and offset == bytes_["next"]:
        # Behind the last byte: that nothing more comes is marked.
        if bytes_["wanted"] is None or not bytes_["wanted"] <= offset - 1 < bytes_["wanted"] + 16:
            raise Wrong(f"{what}: the last byte is not shown")
        return
    elif offset not in bytes_["marked"] or not bytes_["hasMark"]:
        raise Wrong(f"{what}: byte {offset} is not marked, but {bytes_['marked']}")
    if bytes_["wanted"] is None or not bytes_["wanted"] <= offset < bytes_["wanted"] + 16:
        raise Wrong(f"{what}: the row of {offset} is not shown, but {bytes_['wanted']}")


def check_entry(what: str, page: dict, upload: dict, finding: dict) -> dict:
    """The entry of a finding says what the API says of it."""
    entries = [
        entry
        for entry in page["findings"]
        if entry["category"] == finding["category"] and plain(finding["message"]) in plain(entry["words"])
    ]
    if not entries:
        raise Wrong(f"{what}: it has no entry with its message")
    # What is said of the first error stands above.
    if not any(plain(finding["cure"]) in plain(words) for words in [entries[0]["words"], page["verdict"]]):
        raise Wrong(f"{what}: its cure is not shown")
    return entries[0]


def shows(page: Page, file: pathlib.Path) -> int:
    """Looks at one upload; how many places were jumped to."""
    category = file.stem.split("-", 1)[1]
    upload = send(page.url, file.read_bytes())
    path = f"page/{upload['upload']}"
    if category not in [finding["category"] for finding in upload["findings"]]:
        raise Wrong(f"{category}: the answer has {[finding['category'] for finding in upload['findings']]}")
    page.open(path)
    seen = page.run(SEEN + 'return {findings, verdict: text(document.querySelector(".verdict"))};')
    if len(seen["findings"]) != len(upload["findings"]):
        raise Wrong(f"{category}: {len(seen['findings'])} entries for {len(upload['findings'])} findings")
    jumps: dict[str, dict] = {}
    for finding in upload["findings"]:
        what = f"{category}, {finding['category']}"
        entry = check_entry(what, seen, upload, finding)
        if entry["jump"] is None:
            if finding["offset"] is not None:
                raise Wrong(f"{what}: no way to its byte")
        else:
            jumps.setdefault(entry["jump"], {**finding, "place": entry["place"]})
    views = page.later(
        """
        const views = {};
        for (const jump of arguments[0]) {
          window.untouched = true;
          document.querySelector(`.jump a[href="${CSS.escape(jump)}"]`).click();
          const address = new URL(jump, location.href).href;
          while (location.href !== address) await new Promise((next) => setTimeout(next, 5));
        """
        + BYTES
        + """
          views[jump] = {...bytes, isSamePage: window.untouched === true};
        }
        return views;
        """,
        list(jumps),
    )
    if "error" in views:
        raise Wrong(f"{category}: {views['error']}")
    for jump, finding in jumps.items():
        what = f"{category}, {finding['category']}, {jump}"
        if not views[jump]["isSamePage"] or not views[jump]["hasScripts"]:
            raise Wrong(f"{what}: loaded anew")
        check_bytes(what, finding, jump, views[jump])
    page.expect(f"{category}: nothing of the wire ran", "window.broken === undefined")
    page.expect_quiet(category)
    page.command("Emulation.setScriptExecutionDisabled", {"value": True})
    page.driver.do("/url", {"url": "about:blank"})
    for jump, finding in jumps.items():
        what = f"{category}, {finding['category']}, {jump}, without scripts"
        page.driver.do("/url", {"url": page.url + jump.removeprefix("/")})
        bytes_ = page.run(BYTES + "return bytes;")
        if bytes_["hasScripts"]:
            raise Wrong(f"{what}: scripts ran")
        check_bytes(what, finding, jump, bytes_)
    page.command("Emulation.setScriptExecutionDisabled", {"value": False})
    page.expect_quiet(category)
    return len(jumps)


def main(page: Page, folder: pathlib.Path) -> None:
    page.look("light", 1200)
    files = sorted(folder.glob("*.http"))
    jumps = 0
    wrong = []
    for file in files:
        try:
            jumps += shows(page, file)
        except Wrong as error:
            wrong.append(str(error))
            page.command("Emulation.setScriptExecutionDisabled", {"value": False})
    if wrong:
        sys.exit("\n".join(wrong))
    print(f"{len(files)} kinds, {jumps} bytes")
