"""The page by keyboard alone: everything is reached, the focus is seen, Enter does what a press of the mouse does."""

import pathlib
import sys

from page import Page, send

TAB, ENTER, RIGHT, LEFT, END, UP, HOME = "\ue004", "\ue007", "\ue014", "\ue012", "\ue010", "\ue013", "\ue011"

# How the element with the focus is called, and whether one sees that it has it.
FOCUS = """
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const style = getComputedStyle(element);
    const rect = element.querySelector('rect');
    const line = rect && getComputedStyle(rect);
    const isOutlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
    const isStroked = line !== null && line.stroke !== 'none' && parseFloat(line.strokeWidth) >= 2;
    const box = element.getBoundingClientRect();
    return {
      name: element.id || element.getAttribute('class') || element.localName,
      section: element.closest('section')?.id ?? '',
      tag: element.localName,
      isInStrip: element.closest('.strip') !== null,
      isSeen: isOutlined || isStroked,
      isInside: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    };
"""


def stops(page: Page) -> list[dict]:
    """What the Tab key stops at, from the beginning to the end of a page."""
    all_: list[dict] = []
    while len(all_) < 100:
        page.press(TAB)
        focus = page.run(FOCUS)
        if focus is None:
            break
        if not focus["isSeen"] or not focus["isInside"]:
            sys.exit(f"the focus is not seen at {focus}")
        all_.append(focus)
    return all_


def to(page: Page, what: str, script: str) -> None:
    """Presses Tab until the focus is where a script says."""
    for _ in range(100):
        page.press(TAB)
        if page.run(f"const focus = document.activeElement; return Boolean({script})"):
            return
    sys.exit(f"{what}: not reached with Tab")


def reaches_all(page: Page, path: str) -> None:
    for theme in ["light", "dark"]:
        page.look(theme, 1200)
        page.open(path)
        seen = stops(page)
        if seen[0]["name"] != "skip":
            sys.exit(f"the first stop is {seen[0]}")
        for section, tag in [
            ("", "a"), ("findings", "a"), ("parts", "a"), ("anatomy", "a"), ("anatomy", "summary"),
            ("bytes", "div"), ("strict", "a"), ("copies", "button"), ("copies", "summary"), ("copies", "a"),
        ]:  # fmt: skip
            if not any(stop["section"] == section and stop["tag"] == tag for stop in seen):
                sys.exit(f"{section}: no stop at {tag}")
        order = [stop["section"] for stop in seen if stop["section"]]
        if order != sorted(order, key=["findings", "parts", "anatomy", "bytes", "strict", "copies"].index):
            sys.exit(f"the order of stops is {order}")
        if sum(stop["isInStrip"] for stop in seen) != 1:
            sys.exit(f"the strip is more than one stop: {[stop for stop in seen if stop['isInStrip']]}")


def jumps(page: Page, upload: dict) -> None:
    page.look("light", 1200)
    page.open(f"page/{upload['upload']}")
    page.press(TAB, ENTER)
    page.wait("the skip link", "document.activeElement.id === 'main'")
    offset = next(finding["offset"] for finding in upload["findings"] if finding["severity"] == "error")
    to(page, "a finding", "focus.closest('.jump')")
    page.press(ENTER)
    page.wait("Enter on a finding", f"location.search === '?at={offset}' && document.activeElement.id === 'rows'")
    # From there the arrows move the bytes, as far as there are any.
    page.wait("bytes before it", "document.getElementById('rows').scrollTop > 400")
    before = page.run("return document.getElementById('rows').scrollTop")
    page.press(UP, UP, UP)
    page.wait("the arrows move the bytes", f"document.getElementById('rows').scrollTop < {before}")
    page.press(HOME)
    page.wait("Home", f"Number(document.querySelector('#rows .offset').textContent) < {offset - 4096}")
    page.open(f"page/{upload['upload']}")
    to(page, "the strip", "focus.closest('.strip')")
    page.expect("the strip is called something", "document.querySelector('.strip[role=toolbar][aria-label]')")
    names = []
    for key in [RIGHT, RIGHT, LEFT, END]:
        page.press(key)
        names.append(page.run("return document.activeElement.getAttribute('aria-label')"))
    if len(set(names)) != 3 or names[0] != names[2] or not names[0].startswith("header lines of part 0, "):
        sys.exit(f"the arrows go to {names}")
    wanted = page.run("return document.activeElement.getAttribute('href').match(/at=(\\d+)/)[1]")
    page.press(ENTER)
    page.wait("Enter on the strip", f"location.search === '?at={wanted}' && document.activeElement.id === 'rows'")
    page.expect_quiet("the keyboard")


def announces(page: Page, request: bytes) -> None:
    """A new upload is said to those who do not see it come, and the focus stays where it is."""
    page.open("")
    page.wait("the stream of events", 'document.getElementById("live").textContent === "live"')
    page.expect("it is said", "document.getElementById('live').getAttribute('role') === 'status'")
    page.run("window.spoken = document.getElementById('live')")
    to(page, "an upload", "focus.closest('#uploads')")
    old = page.run("return document.activeElement.getAttribute('href')")
    upload = send(page.url, request)
    words = f"upload {upload['upload']}: {upload['verdict']}ed"
    page.wait("a new upload is said", f"window.spoken.isConnected && window.spoken.textContent === {words!r}")
    page.expect("the focus stays", f"document.activeElement.getAttribute('href') === {old!r}")


def main(page: Page, folder: pathlib.Path) -> None:
    page.look("light", 1200)
    request = sorted(folder.glob("*.http"))[0].read_bytes()
    upload = send(page.url, request)
    reaches_all(page, f"page/{upload['upload']}")
    jumps(page, upload)
    announces(page, request)
