"""Places in the bytes: there and back by the mouse, by the browser's own buttons and without scripts; how line ends look."""

import pathlib
import re
import sys

from page import Page, send

ROW = "document.querySelector('#wanted .offset')?.textContent"


def at(offset: int) -> str:
    """A script that says whether a byte is shown."""
    return f"{ROW} === '{offset // 16 * 16}'"


def there_and_back(page: Page, upload: dict) -> None:
    path = f"page/{upload['upload']}"
    page.open(path)
    page.run("window.untouched = true")
    start = page.driver.ask("GET", f"/session/{page.driver.session}/url")
    first, second = page.run("""
        return [...document.querySelectorAll('.jump a')].map((link) => Number(link.href.match(/at=(\\d+)/)[1]));
    """)
    if sorted([first, second]) != sorted(finding["offset"] for finding in upload["findings"]):
        sys.exit(f"the findings lead to {first} and {second}")
    section = page.run("""
        return document.querySelector('.strip a:nth-of-type(3)').getAttribute('href').match(/at=(\\d+)/)[1];
    """)
    stops = [
        (".verdict .jump a", first),
        (".strip a:nth-of-type(3)", int(section)),
        ("#findings .jump a", second),
        ("#last-bytes", upload["bodyLength"] - 1),
    ]
    for selector, offset in stops:
        page.click(selector)
        page.wait(f"{selector}: byte {offset}", f"location.search === '?at={offset}' && {at(offset)}")
        page.expect(f"{selector}: the byte is in sight", """(() => {
            const wanted = document.getElementById('wanted').getBoundingClientRect();
            const rows = document.getElementById('rows').getBoundingClientRect();
            return wanted.top >= rows.top && wanted.bottom <= rows.bottom && wanted.top >= 0 && wanted.bottom <= innerHeight;
        })()""")
    for _, offset in reversed(stops[:-1]):
        page.driver.do("/back")
        page.wait(f"Back: byte {offset}", f"location.search === '?at={offset}' && {at(offset)}")
    page.driver.do("/forward")
    page.wait("Forward", f"location.search === '?at={int(section)}' && {at(int(section))}")
    page.driver.do("/back")
    page.wait("Back again", f"location.search === '?at={first}' && {at(first)}")
    page.driver.do("/back")
    page.wait("Back to the beginning", f"location.href === {start!r} && !document.getElementById('wanted')")
    page.expect("nothing was loaded anew", "window.untouched === true")
    # Several in a row: the last one counts, whichever answer comes last.
    for script in ["history.go(2)", "history.go(1)", "history.go(-3)"]:
        page.run(script)
    page.wait("the last of several", f"location.href === {start!r} && !document.getElementById('wanted')")
    page.open(f"{path}?at={second}#bytes")
    page.expect("an address leads to its byte", at(second))
    page.expect_quiet("there and back")


def without_scripts(page: Page, upload: dict) -> None:
    path = f"page/{upload['upload']}"
    page.command("Emulation.setScriptExecutionDisabled", {"value": True})
    page.open("")
    page.expect("no script runs", "document.getElementById('live').textContent === ''")
    page.expect("the list", f"document.querySelector('.card[href=\"/{path}\"]')")
    page.click(f'.card[href="/{path}"]')
    page.wait("the upload", "document.getElementById('strict')")
    for section in ["findings", "parts", "anatomy", "bytes", "strict", "copies"]:
        page.expect(f"the section {section}", f"document.querySelector('#{section} h2')")
    for finding in upload["findings"]:
        page.expect(finding["category"], f"document.body.textContent.includes('{finding['category']}')")
    page.expect("no button that does nothing", "[...document.querySelectorAll('button')].every((one) => one.hidden)")
    # A picture is no link for those who do not see it: the table is.
    page.expect("the strip is a picture", "document.querySelector('.strip').getAttribute('aria-hidden') === 'true'")
    page.click("#anatomy summary")
    page.click("#anatomy tbody tr:nth-of-type(3) a")
    page.wait("a section of the table", "document.getElementById('wanted')")
    page.open(path + "?at=0")
    shown = "[...document.querySelectorAll('#rows .offset')].map((one) => Number(one.textContent))"
    for selector, first in [("#next-bytes", 4096), ("#next-bytes", 8192), ("#previous-bytes", 4096), ("#first-bytes", 0)]:
        page.click(selector)
        page.wait(f"{selector}, without scripts", f"Math.min(...{shown}) === {first}")
    page.click("#last-bytes")
    page.wait("the last byte", f"Math.max(...{shown}) === {(upload['bodyLength'] - 1) // 8 * 8}")
    page.click("#bytes-range a")
    page.wait("the request", "document.getElementById('bytes-title').textContent === 'Bytes of the request'")
    page.command("Emulation.setScriptExecutionDisabled", {"value": False})
    page.expect_quiet("without scripts")


def line_ends(page: Page, upload: dict) -> None:
    """Each byte has one column, whatever fonts there are, and what is copied says what it is."""
    for width in [1200, 360]:
        page.look("light", width)
        page.open(f"page/{upload['upload']}?at=0")
        wrong = page.run("""
            const half = (row) => [...row.querySelectorAll('.chars')];
            const one = document.createElement('span');
            one.textContent = '0'.repeat(80);
            document.querySelector('#rows .chars').append(one);
            const cell = one.getBoundingClientRect().width / 80;
            one.remove();
            const width = (chars) => {
              const signs = [...chars.querySelectorAll('abbr')];
              if (signs.length > 0) return 8 * Math.max(...signs.map((sign) => sign.getBoundingClientRect().width));
              const range = document.createRange();
              range.selectNodeContents(chars);
              return range.getBoundingClientRect().width;
            };
            return [...document.querySelectorAll('#rows > .row')].flatMap(half)
              .filter((chars) => chars.textContent.length === 8 && Math.abs(width(chars) - 8 * cell) > 1)
              .map((chars) => chars.textContent);
        """)
        if wrong:
            sys.exit(f"{width}: not in one column each: {wrong[:3]}")
    page.look("light", 1200)
    page.open(f"page/{upload['upload']}?at=0")
    text = page.run("""
        getSelection().selectAllChildren(document.querySelector('#rows .row .chars'));
        return getSelection().toString();
    """)
    if not re.match("--X␍␊Co", text):
        sys.exit(f"a copy of the text says {text}")
    page.expect("a line end has its name", "document.querySelector('#rows abbr.cr').title === 'CR'")
    page.expect("what a sign stands for is said", "document.querySelector('.signs').textContent.includes('LF')")


def main(page: Page, folder: pathlib.Path) -> None:
    page.look("light", 1200)
    upload = send(page.url, sorted(folder.glob("*.http"))[0].read_bytes())
    there_and_back(page, upload)
    without_scripts(page, upload)
    line_ends(page, upload)
