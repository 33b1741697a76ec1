"""The page of a receiver in headless Chromium, as people use it.

  browse_page.py [--PART] URL FOLDER [PICTURES]

URL is that of a receiver to which nothing has been sent. FOLDER holds requests (NAME.http), sent one by one. With PICTURES
screenshots go there. Ends with what is not as it should be, and prints it. The parts:

  looks     what the requests show, held against axe, light and dark, wide and on a phone; an upload of a form comes live
  kinds     every finding of requests NUMBER-CATEGORY.http has its entry, and leads to its byte, with scripts and without
  places    there and back in the bytes of the first request, by mouse, by the browser's buttons, and without scripts
  keys      the first request by keyboard alone
  copies    what the buttons copy is held against the requests, whose values are words of the file FOLDER/canaries
  pictures  damaged pictures of NUMBER-NAME.http beside what they should be
  long      a body of as many bytes as the file FOLDER/length says
"""

import json
import pathlib
import sys
import urllib.parse

sys.dont_write_bytecode = True

import copies  # noqa: E402
import keys  # noqa: E402
import kinds  # noqa: E402
import long  # noqa: E402
import pictures as beside  # noqa: E402
import places  # noqa: E402
from page import Browser, Page, send  # noqa: E402


def comes_live(page: Page) -> None:
    page.open("")
    page.expect("an empty list says so", 'document.body.textContent.includes("Waiting for the first upload")')
    page.wait("the stream of events", 'document.getElementById("live").textContent === "live"')
    page.run("window.untouched = true")
    watching = page.driver.ask("GET", f"/session/{page.driver.session}/window")
    # A form of another origin, which a person fills in.
    page.driver.do("/window", {"handle": page.driver.do("/window/new", {"type": "tab"})["handle"]})
    form = (
        f'<form method="post" enctype="multipart/form-data" action="{page.url}upload">'
        '<input name="note"><input type="file" name="photo"><button>Send</button></form>'
    )
    page.driver.do("/url", {"url": "data:text/html," + urllib.parse.quote(form)})
    page.driver.enter("note", "hello")
    page.driver.enter("photo", str(pathlib.Path(__file__).resolve()))
    page.driver.do(f"/element/{page.driver.element('button')}/click")
    page.driver.do("/window", {"handle": watching})
    page.wait("an upload of a form, without a reload", 'document.querySelector(".card[href$=\\"page/1\\"]")')
    page.expect("the list was not loaded anew", "window.untouched === true")
    page.expect("two parts came", 'document.querySelector(".card").textContent.includes("reads 2 parts")')
    page.driver.do(f"/element/{page.driver.element('.card')}/click")
    page.wait("the upload of the list", 'document.getElementById("strict")')
    page.expect_quiet("an upload of a form")


def shows_findings(page: Page, requests: list[pathlib.Path], pictures: pathlib.Path | None) -> None:
    for file in requests:
        upload = send(page.url, file.read_bytes())
        page.look("light", 1200)
        page.open(f"page/{upload['upload']}")
        for finding in upload["findings"]:
            page.expect(
                f"{file.stem}: {finding['category']} is shown",
                f'[...document.querySelectorAll(".category")].some((one) => one.textContent === "{finding["category"]}")',
            )
        page.expect(
            f"{file.stem}: its sentence is shown",
            f'document.querySelector(".sentence").textContent === {json.dumps(upload["sentence"].replace("`", ""))}',
        )
        page.expect(
            f"{file.stem}: nothing of the wire ran",
            'window.broken === undefined && !document.querySelector("img[src=x], main script, main svg[onload]")'
            ' && document.title.startsWith("Upload")',
        )
        page.expect(f"{file.stem}: the policy let nothing else in", "document.styleSheets.length === 1")
        page.expect_quiet(file.stem)
        if pictures is not None:
            page.picture(pictures / f"{file.stem}.png")
            print(json.dumps([file.stem, page.run('return document.querySelector("main").innerText')]))


def finds_bytes(page: Page, number: int) -> None:
    page.look("light", 1200)
    page.open(f"page/{number}")
    page.run("window.untouched = true")
    page.run('document.querySelector(".strip a:nth-of-type(3)").dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true, view: window}))')
    page.wait("the byte of a section", 'document.getElementById("wanted")')
    rows = 'document.querySelectorAll("#rows > .row").length'
    page.run(f"window.rowCount = {rows}")
    page.run('const rows = document.getElementById("rows"); rows.scrollTop = rows.scrollHeight')
    page.wait("more bytes by scrolling", f"{rows} > window.rowCount")
    page.expect(
        "rows follow each other",
        '[...document.querySelectorAll("#rows .offset:not(.second)")].map((one) => Number(one.textContent))'
        ".every((one, index, all) => index === 0 || one === all[index - 1] + 16)",
    )
    page.expect("without a reload", "window.untouched === true")
    page.expect("its address is that of the byte", 'location.search.startsWith("?at=")')
    page.expect("a button to copy", 'document.querySelectorAll("button.copy:not([hidden])").length >= 2')


def looks_right(page: Page, folder: pathlib.Path, pictures: pathlib.Path | None) -> None:
    page.judge("the empty list", "")
    page.look("light", 1200)
    comes_live(page)
    finds_bytes(page, 1)
    requests = sorted(folder.glob("*.http"))
    shows_findings(page, requests, pictures)
    page.judge("the list", "")
    page.judge("an upload of a form", "page/1")
    # (Six kinds are enough to look at all that an upload can show.)
    for number in [*range(2, 8), len(requests) + 1]:
        page.judge(f"upload {number}", f"page/{number}")


def main() -> None:
    arguments = sys.argv[1:]
    part = "looks"
    if arguments[0].startswith("--"):
        part = arguments.pop(0).removeprefix("--")
    url, folder = arguments[:2]
    with Browser(url) as page:
        others = {"kinds": kinds, "places": places, "keys": keys, "copies": copies, "long": long, "pictures": beside}
        if part in others:
            others[part].main(page, pathlib.Path(folder))
        else:
            looks_right(page, pathlib.Path(folder), pathlib.Path(arguments[2]) if len(arguments) > 2 else None)
    print("as it should be")


if __name__ == "__main__":
    main()
