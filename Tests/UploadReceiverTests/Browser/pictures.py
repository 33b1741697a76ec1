"""Damaged pictures beside what they should be.

Part 0 of each request but of those with `whole` in their name is a damaged picture. It has to be shown with the right one
beside it, drawn itself where the name has `drawn`; and with `unknown` in the name, with a way to it.
"""

import json
import pathlib

from page import Page, send

JUDGED: set[str] = set()


def draws(page: Page, what: str, selector: str) -> None:
    page.run(f"document.querySelector({json.dumps(selector)})?.scrollIntoView()")
    page.wait(what, f"document.querySelector({json.dumps(selector)})?.naturalWidth > 0")


def shows(page: Page, file: pathlib.Path) -> None:
    upload = send(page.url, file.read_bytes())
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


def main(page: Page, folder: pathlib.Path) -> None:
    for file in sorted(folder.glob("*.http")):
        shows(page, file)
