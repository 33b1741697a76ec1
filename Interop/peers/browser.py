"""Headless Chromium, driven through its WebDriver as a user would use the form: types, chooses files, presses Send."""

import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"


class Driver:
    """A session of a WebDriver, with further capabilities if there are any."""

    def __init__(self, address: str, more: dict | None = None) -> None:
        self.address = address
        options = {"args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]}
        # In milliseconds; a busy machine takes its time.
        patience = {"timeouts": {"script": 300_000, "pageLoad": 300_000}}
        wanted = {"browserName": "chrome", "goog:chromeOptions": options} | patience | (more or {})
        capabilities = {"alwaysMatch": wanted}
        self.session = self.ask("POST", "/session", {"capabilities": capabilities})["sessionId"]

    def ask(self, method: str, path: str, fields: dict | None = None) -> object:
        body = json.dumps(fields or {}).encode() if method == "POST" else None
        request = urllib.request.Request(self.address + path, body, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=300) as response:
                return json.loads(response.read())["value"]
        except urllib.error.HTTPError as error:
            # What the browser says is in the body.
            raise RuntimeError(json.loads(error.read())["value"]["message"]) from None

    def do(self, path: str, fields: dict | None = None) -> object:
        return self.ask("POST", f"/session/{self.session}{path}", fields)

    def element(self, selector: str) -> str:
        return self.do("/element", {"using": "css selector", "value": selector})[ELEMENT]

    def enter(self, name: str, text: str) -> None:
        self.do(f"/element/{self.element(f'[name={json.dumps(name, ensure_ascii=False)}]')}/value", {"text": text})

    def quit(self) -> None:
        self.ask("DELETE", f"/session/{self.session}")


def start(program: str) -> tuple[subprocess.Popen, str]:
    """The WebDriver, in a process group of its own, and its address."""
    for _ in range(10):
        process = subprocess.Popen([program, "--port=0"], stdout=subprocess.PIPE, start_new_session=True)
        for line in process.stdout:
            if port := re.search(r"started successfully on port (\d+)", line.decode()):
                return process, f"http://127.0.0.1:{port[1]}"
        # It takes a port that is free in one kind of address, and ends if the other one's is taken.
        process.wait()
    sys.exit("chromedriver ended")


def main() -> None:
    url, files = sys.argv[1:]
    program = shutil.which("chromedriver")
    if program is None:
        sys.exit(127)
    process, address = start(program)
    try:
        driver = Driver(address)
        driver.do("/url", {"url": url})
        driver.enter("title", "hello")
        driver.enter("名字", "验收")
        driver.enter("lines", "one\ntwo\n")
        for name, names in [("photo", ["p.bin"]), ("empty", ["empty.txt"]), ("files", ["验收.txt", "2.txt"])]:
            # Several files are given a line each.
            driver.enter(name, "\n".join(str(pathlib.Path(files, filename)) for filename in names))
        driver.do(f"/element/{driver.element('button')}/click")
        # The click returns when the answer's page is being loaded; it is there when it says so.
        for _ in range(600):
            if "received" in driver.ask("GET", f"/session/{driver.session}/source"):
                break
            time.sleep(0.1)
        else:
            sys.exit("no answer was seen")
        driver.quit()
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


if __name__ == "__main__":
    main()
