"""A body that no page could hold: opened, looked at from both ends, and scrolled through, in bounded memory."""

import json
import os
import pathlib
import shutil
import socket
import sys
import tempfile
import time
import urllib.parse

from page import Page

ROWS = "document.querySelectorAll('#rows > .row')"
MOST_ROWS = 1024


def send_long(url: str, length: int) -> dict:
    """A body of so many bytes in one part, with a fault behind its last."""
    head = b'--X\r\nContent-Disposition: form-data; name="film"; filename="f.bin"\r\n\r\n'
    block = bytes(range(256)) * 4096
    address = urllib.parse.urlsplit(url)
    with socket.create_connection((address.hostname, address.port), timeout=300) as client:
        client.sendall(
            b"POST /upload HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: multipart/form-data; boundary=X\r\n"
            + f"Content-Length: {length}\r\n\r\n".encode()
            + head
        )
        left = length - len(head)
        while left:
            left -= client.send(block[: min(left, len(block))])
        client.shutdown(socket.SHUT_WR)
        answer = b"".join(iter(lambda: client.recv(65536), b""))
    return json.loads(answer.split(b"\r\n\r\n", 1)[1])


def scroll(page: Page, times: int, down: bool) -> dict:
    """Scrolls to an end of what is there, again and again, each time until more is there."""
    return page.later(
        """
        const [times, isDown] = arguments;
        const rows = document.getElementById('rows');
        const offset = (row) => Number(row.querySelector('.offset').textContent);
        const all = rows.getElementsByClassName('row');
        const edge = () => offset(isDown ? all[all.length - 1] : all[0]);
        let most = 0;
        for (let count = 0; count < times; count += 1) {
          const before = edge();
          rows.scrollTop = isDown ? rows.scrollHeight : 0;
          const start = performance.now();
          while (edge() === before && performance.now() - start < 20000) await new Promise((next) => setTimeout(next, 5));
          if (edge() === before) return {error: `nothing came behind ${before}`};
          most = Math.max(most, all.length);
        }
        const offsets = [...all].map(offset);
        return {
          most, first: offsets[0], last: offsets[offsets.length - 1],
          follows: offsets.every((one, index) => index === 0 || one === offsets[index - 1] + 16),
          range: document.getElementById('bytes-range').textContent,
          previous: document.getElementById('previous-bytes')?.getAttribute('href') ?? '',
          next: document.getElementById('next-bytes')?.getAttribute('href') ?? '',
        };
        """,
        times,
        down,
    )


def check(what: str, seen: dict) -> None:
    if "error" in seen:
        sys.exit(f"{what}: {seen['error']}")
    if not seen["follows"]:
        sys.exit(f"{what}: the rows do not follow each other")
    if seen["most"] > MOST_ROWS:
        sys.exit(f"{what}: {seen['most']} rows")
    # The links go on from what is there, and the words say what that is.
    first, end = seen["first"], seen["last"] + 16
    if seen["previous"] and f"at={max(0, first - 4096) + 32}#" not in seen["previous"]:
        sys.exit(f"{what}: from {first} back to {seen['previous']}")
    if seen["next"] and f"at={end + 32}#" not in seen["next"]:
        sys.exit(f"{what}: from {end} on to {seen['next']}")
    words = seen["range"].replace("\u202f", "")
    if not words.startswith(f"Offsets {first} to "):
        sys.exit(f"{what}: {words}")


def main(page: Page, folder: pathlib.Path) -> None:
    length = int((folder / "length").read_text())
    free = shutil.disk_usage(os.environ.get("TMPDIR", tempfile.gettempdir())).free
    if free < 4 << 30:
        print(f"{free >> 20} MiB of disk are free: not enough for a body of {length >> 20} MiB")
        return
    times = [time.monotonic()]
    upload = send_long(page.url, length)
    times.append(time.monotonic())
    if upload["bodyLength"] != length:
        sys.exit(f"{upload['bodyLength']} bytes came")
    page.look("light", 1200)
    page.open(f"page/{upload['upload']}?at=0")
    times.append(time.monotonic())
    page.run("window.untouched = true")
    page.click("#last-bytes")
    page.wait("the last byte", f"location.search === '?at={length - 1}' && document.getElementById('wanted')")
    times.append(time.monotonic())
    last = (length - 1) // 16 * 16
    page.expect("its row", f"document.querySelector('#wanted .offset').textContent === '{last}'")
    page.expect("the end is marked", "document.querySelector('#rows > .row-end mark')")
    up = scroll(page, 25, False)
    check("up from the end", up)
    if last - up["first"] < 20 * 4096:
        sys.exit(f"only up to {up['first']}")
    down = scroll(page, 3, True)
    check("down again", down)
    page.click("#first-bytes")
    page.wait("the first byte", f"location.search === '?at=0' && {ROWS}[0].querySelector('.offset').textContent === '0'")
    far = scroll(page, 25, True)
    check("down from the beginning", far)
    check("up again", scroll(page, 3, False))
    times.append(time.monotonic())
    page.expect("nothing was loaded anew", "window.untouched === true")
    heap = page.run("return performance.memory.usedJSHeapSize")
    if heap > 100 << 20:
        sys.exit(f"the page holds {heap >> 20} MiB")
    page.expect_quiet("a long body")
    sent, opened, jumped, scrolled = [f"{later - earlier:.1f} s" for earlier, later in zip(times, times[1:])]
    print(f"{length >> 20} MiB: sent {sent}, opened {opened}, last byte {jumped}, 56 windows {scrolled}, {heap >> 20} MiB")
