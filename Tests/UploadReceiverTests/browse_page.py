"""The page of a receiver in headless Chromium, as people use it.

  browse_page.py URL FOLDER [PICTURES]

URL is that of a receiver to which nothing has been sent. FOLDER holds requests (NAME.http), sent one by one; what they show is
looked at with axe, light and dark, wide and on a phone. With PICTURES screenshots go there. Ends with the first thing that is
not as it should be, and prints which.
"""

import base64
import importlib.util
import json
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.parse
import urllib.request

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "Interop" / "peers"))

from browser import Driver  # noqa: E402


def axe() -> str:
    spec = importlib.util.find_spec("axe_playwright_python")
    if spec is None:
        sys.exit("axe is not installed: Scripts/setup tests")
    return pathlib.Path(spec.submodule_search_locations[0], "axe.min.js").read_text(encoding="utf-8")


class Page:
    def __init__(self, driver: Driver, url: str) -> None:
        self.driver = driver
        self.url = url
        self.axe = axe()

    def open(self, path: str) -> None:
        self.driver.do("/url", {"url": self.url + path})

    def run(self, script: str) -> object:
        return self.driver.do("/execute/sync", {"script": script, "args": []})

    def command(self, name: str, fields: dict) -> dict:
        return self.driver.do("/goog/cdp/execute", {"cmd": name, "params": fields})

    def wait(self, what: str, script: str) -> None:
        """Waits until a script says true."""
        for _ in range(150):
            if self.run(f"return Boolean({script})"):
                return
            time.sleep(0.1)
        sys.exit(f"{what}: not seen")

    def expect(self, what: str, script: str) -> None:
        if not self.run(f"return Boolean({script})"):
            sys.exit(what)

    def look(self, theme: str, width: int) -> None:
        media = [{"name": "prefers-color-scheme", "value": theme}]
        self.command("Emulation.setEmulatedMedia", {"features": media})
        screen = {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": width < 500}
        self.command("Emulation.setDeviceMetricsOverride", screen)

    def judge(self, what: str, path: str) -> None:
        """Everything opened, held against the rules of axe; nothing wider than the screen."""
        for theme in ["light", "dark"]:
            for width in [1200, 360]:
                self.look(theme, width)
                self.open(path)
                self.run('document.querySelectorAll("details").forEach((one) => { one.open = true; })')
                self.run(self.axe)
                script = """
                    const done = arguments[0];
                    axe.run().then((result) => done([
                      result.passes.length,
                      result.violations.map((one) => `${one.id}: ${one.nodes[0].target}`)]))
                """
                passes, violations = self.driver.do("/execute/async", {"script": script, "args": []})
                if violations or passes < 10:
                    sys.exit(f"{what}, {theme}, {width}: {violations or 'axe looked at nothing'}")
                self.expect(
                    f"{what}, {width}: wider than the screen",
                    f"document.documentElement.scrollWidth <= {width}",
                )

    def picture(self, file: pathlib.Path) -> None:
        data = self.command("Page.captureScreenshot", {"captureBeyondViewport": True})["data"]
        file.write_bytes(base64.b64decode(data))


def send(url: str, request: bytes) -> dict:
    address = urllib.parse.urlsplit(url)
    with socket.create_connection((address.hostname, address.port), timeout=30) as client:
        client.sendall(request)
        client.shutdown(socket.SHUT_WR)
        answer = b"".join(iter(lambda: client.recv(65536), b""))
    return json.loads(answer.split(b"\r\n\r\n", 1)[1])


def comes_live(page: Page) -> None:
    page.open("")
    page.expect("an empty list says so", 'document.body.textContent.includes("Nothing has come yet")')
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
        page = Page(driver, url)
        page.judge("the empty list", "")
        page.look("light", 1200)
        comes_live(page)
        finds_bytes(page, 1)
        requests = sorted(pathlib.Path(folder).glob("*.http"))
        shows_findings(page, requests, pictures)
        page.judge("the list", "")
        page.judge("an upload of a form", "page/1")
        page.judge("an upload with findings", f"page/{len(requests)}")
        driver.quit()
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    print("as it should be")


if __name__ == "__main__":
    main()
