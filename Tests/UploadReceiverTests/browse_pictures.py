"""Damaged pictures beside what they should be, on the page of a receiver in headless Chromium.

  browse_pictures.py URL FOLDER [PICTURES]

URL is that of a receiver. FOLDER holds requests (NAME.http), sent in the order of their names; part 0 of each but of those with `whole`
in their name is a damaged picture. It has to be shown with the right one beside it, drawn itself where the name has `drawn`; and with
`unknown` in the name, with a way to it. With PICTURES screenshots go there.
"""

import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys

import browse_page
from browser import Driver

JUDGED: set[str] = set()


def draws(page: browse_page.Page, what: str, selector: str) -> None:
    page.run(f"document.querySelector({json.dumps(selector)})?.scrollIntoView()")
    page.wait(what, f"document.querySelector({json.dumps(selector)})?.naturalWidth > 0")


def shows(page: browse_page.Page, file: pathlib.Path, pictures: pathlib.Path | None) -> None:
    upload = browse_page.send(page.url, file.read_bytes())
    if "whole" in file.stem:
        return
    name = file.stem
    path = f"page/{upload['upload']}"
    page.look("light", 1200)
    page.open(path)
    right = '#expected .right img[src$="/expected"]'
    if "unknown" in name:
        page.expect(f"{name}: nothing is claimed", f"!document.querySelector({json.dumps(right)})")
        page.expect(f"{name}: a way to it", 'document.getElementById("expected").textContent.includes("--expect")')
    else:
        draws(page, f"{name}: the right picture draws", right)
        page.expect(f"{name}: both sides", 'document.querySelectorAll("#expected figure").length === 2')
        if "drawn" in name:
            draws(page, f"{name}: the damaged picture draws", '#expected img:not([src$="/expected"])')
        page.expect(f"{name}: the byte is marked on both sides", """
            [...document.querySelectorAll("#expected .dump")].map((one) => Boolean(one.querySelector("mark")))
              .join() === "true,true" """)
        page.run('document.querySelector("#expected a[data-at]").click()')
        page.wait(f"{name}: it leads to the byte", 'document.getElementById("wanted")')
        page.open(path)
        draws(page, f"{name}: it draws again", right)
    page.expect(f"{name}: nothing of the wire ran", 'window.broken === undefined && !document.querySelector("img[src=x]")')
    # One page of each kind.
    words = name.split("-")[1] if "-" in name else name
    if words not in JUDGED:
        JUDGED.add(words)
        page.judge(name, path)
    if pictures is not None:
        for theme in ["light", "dark"]:
            for width in [1200, 360]:
                page.look(theme, width)
                page.open(path)
                if "unknown" not in name:
                    draws(page, f"{name}: it draws", right)
                page.run("scrollTo(0, 0)")
                page.picture(pictures / f"{name}-{theme}-{width}.png")


def main() -> None:
    url, folder = sys.argv[1:3]
    pictures = pathlib.Path(sys.argv[3]) if len(sys.argv) > 3 else None
    program = shutil.which("chromedriver")
    if program is None:
        sys.exit("no chromedriver: Scripts/interop install --ci")
    process = subprocess.Popen([program, "--port=0"], stdout=subprocess.PIPE, start_new_session=True)
    try:
        port = None
        while port is None:
            line = process.stdout.readline().decode()
            if not line:
                sys.exit("chromedriver ended")
            port = re.search(r"started successfully on port (\d+)", line)
        driver = Driver(f"http://127.0.0.1:{port[1]}")
        page = browse_page.Page(driver, url)
        requests = sorted(pathlib.Path(folder).glob("*.http"))
        for file in requests:
            shows(page, file, pictures)
        driver.quit()
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    print(f"{len(requests)} as they should be")


if __name__ == "__main__":
    main()
