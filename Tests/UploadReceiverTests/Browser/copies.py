"""What the three buttons put on the clipboard: a report without values, a vector, commands that send the body again."""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

from page import Page, send

TAB, ENTER = "\ue004", "\ue007"
BUTTONS = ['[data-copy="copy-report"]', "[data-fetch]", '[data-copy="copy-curl"]']


def pasted(page: Page, selector: str, by: str) -> str:
    """What stands on the clipboard after a press of a button."""
    page.later("await (window.clipboard ?? navigator.clipboard).writeText('nothing was copied');")
    page.run(f"document.querySelector('{selector}').closest('details')?.removeAttribute('open')")
    inside = page.run(f"return document.querySelector('{selector}').closest('details') !== null")
    button = f"document.querySelector('{selector}')"
    if by == "mouse":
        if inside:
            page.click(f"#copies details:has({selector}) > summary")
        page.click(selector)
    else:
        page.run("document.getElementById('main').focus()")
        wanted = [f"{button}.closest('details').querySelector('summary')"] if inside else []
        for element in [*wanted, button]:
            for _ in range(100):
                page.press(TAB)
                if page.run(f"return document.activeElement === {element}"):
                    break
            else:
                sys.exit(f"{selector}: not reached with Tab")
            page.press(ENTER)
    page.wait(f"{selector} says so", f"{button}.textContent === 'Copied'")
    page.expect(f"{selector}: it is said", "document.getElementById('live').textContent === 'Copied'")
    page.expect(f"{selector}: the focus stays", f"document.activeElement === {button}")
    if by == "mouse":
        page.wait(f"{selector} has its words again", f"['Copy', 'Copy as vector'].includes({button}.textContent)")
    return page.later("return await (window.clipboard ?? navigator.clipboard).readText();")


def signature(upload: dict) -> list[tuple]:
    return [(one["category"], one["severity"], one["offset"], one["part"]) for one in upload["findings"]]


def check_report(text: str, upload: dict, canaries: list[str]) -> None:
    for finding in upload["findings"]:
        if finding["category"] not in text:
            sys.exit(f"the report does not name {finding['category']}")
    for part in upload["parts"]:
        if part["sha256"] not in text:
            sys.exit(f"the report lacks the digest of part {part['index']}")
    for canary in canaries:
        if canary in text:
            sys.exit(f"the report holds {canary}")


def check_vector(page: Page, text: str, upload: dict, canaries: list[str]) -> None:
    for canary in canaries:
        if canary in text:
            sys.exit(f"the vector holds {canary}")
    with tempfile.TemporaryDirectory(prefix="bytecontract-") as folder:
        file = pathlib.Path(folder, "copied.json")
        file.write_text(text, encoding="utf-8")
        lint = subprocess.run(
            [os.environ["BYTECONTRACT"], "vectors", "lint", file], capture_output=True, text=True, timeout=60, check=False
        )
    if lint.returncode != 0:
        sys.exit(f"the vector does not pass: {lint.stdout}{lint.stderr}")
    vectors = [one for group in json.loads(text)["groups"] for one in group["cases"] if "contentType" in one["parameters"]]
    if len(vectors) != 1:
        sys.exit(f"{len(vectors)} vectors of a body")
    vector = vectors[0]
    body = b""
    for segment in vector["input"]["segments"]:
        piece = segment.get("repeat", segment)
        body += (piece["text"].encode() if "text" in piece else bytes.fromhex(piece["hex"])) * piece.get("count", 1)
    if len(body) != upload["bodyLength"]:
        sys.exit(f"the vector has {len(body)} bytes")
    head = f"POST /upload HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: {vector['parameters']['contentType']}\r\n"
    head += f"Content-Length: {vector['parameters'].get('contentLength', len(body))}\r\n\r\n"
    again = send(page.url, head.encode() + body)
    if signature(again) != signature(upload):
        sys.exit(f"the vector gives {signature(again)} in place of {signature(upload)}")
    if vector["expect"].get("category") != upload["category"]:
        sys.exit(f"the vector expects {vector['expect']}")


def check_curl(page: Page, text: str, upload: dict) -> None:
    with tempfile.TemporaryDirectory(prefix="bytecontract-") as folder:
        run = subprocess.run(["sh", "-ec", text], cwd=folder, capture_output=True, text=True, timeout=60, check=False)
    if run.returncode != 0:
        sys.exit(f"curl: {run.stderr}")
    again = json.loads(run.stdout)
    if again["upload"] <= upload["upload"] or signature(again) != signature(upload):
        sys.exit(f"curl sent {signature(again)} in place of {signature(upload)}")
    for key in ["path", "method", "parts", "bodyLength", "contractUpload"]:
        if again[key] != upload[key]:
            sys.exit(f"curl sent another {key}")


def main(page: Page, folder: pathlib.Path) -> None:
    canaries = (folder / "canaries").read_text(encoding="utf-8").split()
    page.look("light", 1200)
    origin = page.url.rstrip("/")
    for name in ["clipboardReadWrite", "clipboardSanitizedWrite"]:
        page.command("Browser.grantPermissions", {"origin": origin, "permissions": [name, "clipboardReadWrite"]})
    for file in sorted(folder.glob("*.http")):
        # What the app calls the receiver may be a name that only its device knows.
        upload = send(page.url, file.read_bytes().replace(b"Host: 127.0.0.1", b"Host: api.example:81"))
        for by in ["mouse", "keyboard", "old way"]:
            page.open(f"page/{upload['upload']}")
            if by == "old way":
                # As over the network, where browsers have no clipboard for scripts.
                page.run("""
                    window.clipboard = navigator.clipboard;
                    Object.defineProperty(navigator, 'clipboard', {value: undefined});
                """)
            report, vector, curl = [pasted(page, selector, "mouse" if by == "old way" else by) for selector in BUTTONS]
            page.expect_quiet(f"copies of {file.stem}")
            check_report(report, upload, canaries)
            check_vector(page, vector, upload, canaries)
            check_curl(page, curl, upload)
