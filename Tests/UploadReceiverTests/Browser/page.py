"""A receiver's page in headless Chromium: opened, looked at, asked, and held against the rules of axe."""

import base64
import importlib.util
import json
import os
import pathlib
import shutil
import signal
import socket
import sys
import time
import urllib.parse
from types import TracebackType

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "Interop" / "peers"))

from browser import ELEMENT, Driver, start  # noqa: E402


def axe() -> str:
    spec = importlib.util.find_spec("axe_playwright_python")
    if spec is None:
        sys.exit("axe is not installed: Scripts/setup tests")
    return pathlib.Path(spec.submodule_search_locations[0], "axe.min.js").read_text(encoding="utf-8")


class Browser:
    """A browser for as long as the block runs, at the address of a receiver."""

    def __init__(self, url: str) -> None:
        self.url = url

    def __enter__(self) -> "Page":
        program = shutil.which("chromedriver")
        if program is None:
            sys.exit("no chromedriver: Scripts/interop install --ci")
        self.process, address = start(program)
        try:
            self.page = Page(Driver(address, {"goog:loggingPrefs": {"browser": "ALL"}}), self.url)
        except BaseException:
            self.end()
            raise
        return self.page

    def end(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def __exit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if error is None:
            self.page.driver.quit()
        self.end()


class Page:
    def __init__(self, driver: Driver, url: str) -> None:
        self.driver = driver
        self.url = url
        self.axe = axe()

    def open(self, path: str) -> None:
        self.driver.do("/url", {"url": self.url + path})

    def run(self, script: str, *values: object) -> object:
        """What a script returns."""
        return self.driver.do("/execute/sync", {"script": script, "args": list(values)})

    def later(self, script: str, *values: object) -> object:
        """What the promise of a script becomes."""
        waiting = "const done = arguments[arguments.length - 1];"
        body = f"{waiting} (async () => {{ {script} }})().then(done, (error) => done({{error: String(error)}}));"
        return self.driver.do("/execute/async", {"script": body, "args": list(values)})

    def command(self, name: str, fields: dict) -> dict:
        return self.driver.do("/goog/cdp/execute", {"cmd": name, "params": fields})

    def wait(self, what: str, script: str) -> None:
        """Waits until a script says true."""
        for _ in range(600):
            if self.run(f"return Boolean({script})"):
                return
            time.sleep(0.1)
        sys.exit(f"{what}: not seen")

    def expect(self, what: str, script: str) -> None:
        if not self.run(f"return Boolean({script})"):
            sys.exit(what)

    def click(self, selector: str) -> None:
        """A press of the mouse in the middle of an element, which is scrolled to."""
        self.driver.do(f"/element/{self.driver.element(selector)}/click")

    def press(self, *keys: str) -> None:
        """Keys of the keyboard, one by one: characters, or names of WebDriver's table."""
        actions = [{"type": kind, "value": key} for key in keys for kind in ["keyDown", "keyUp"]]
        self.driver.do("/actions", {"actions": [{"type": "key", "id": "keyboard", "actions": actions}]})

    def focus(self) -> str | None:
        """The element that has the focus."""
        element = self.driver.ask("GET", f"/session/{self.driver.session}/element/active")
        return element[ELEMENT]

    def expect_quiet(self, what: str) -> None:
        """No error, no warning, and nothing that the policy kept out since the last time."""
        entries = self.driver.do("/se/log", {"type": "browser"})
        loud = [entry["message"] for entry in entries if entry["level"] in ("SEVERE", "WARNING")]
        if loud:
            sys.exit(f"{what}: the console says {loud}")

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
                passes, violations = self.later("""
                    const result = await axe.run();
                    return [
                      result.passes.length,
                      result.violations.map((one) => `${one.id}: ${one.nodes[0].target}`)];
                """)
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
    """What a receiver answers to the bytes of a request."""
    address = urllib.parse.urlsplit(url)
    with socket.create_connection((address.hostname, address.port), timeout=60) as client:
        client.sendall(request)
        client.shutdown(socket.SHUT_WR)
        answer = b"".join(iter(lambda: client.recv(65536), b""))
    upload = json.loads(answer.split(b"\r\n\r\n", 1)[1])
    if "upload" not in upload:
        sys.exit(f"a request was answered with {upload}")
    return upload
