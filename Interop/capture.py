#!/usr/bin/env python3
"""Writes every POST, byte for byte as it comes off the socket, into a file of a folder: `capture.py FOLDER`.

The file is named as the request's path. Says its URL on the first line, answers GET with the form of peers/form.html, and ends
when standard input ends.
"""

import os
import pathlib
import re
import socket
import sys
import threading

FOLDER = pathlib.Path(sys.argv[1])
FORM = (pathlib.Path(__file__).resolve().parent / "peers/form.html").read_bytes()


class Connection:
    """One connection, which keeps what was read of it until a request is whole."""

    def __init__(self, connection: socket.socket) -> None:
        self.connection = connection
        self.bytes = b""

    def more(self) -> bool:
        piece = self.connection.recv(1 << 16)
        self.bytes += piece
        return bool(piece)

    def serve(self) -> None:
        while self.request():
            pass
        self.connection.close()

    def request(self) -> bool:
        while b"\r\n\r\n" not in self.bytes:
            if not self.more():
                return False
        head, _, _ = self.bytes.partition(b"\r\n\r\n")
        method, target, _ = head.split(b"\r\n")[0].split(b" ")
        if re.search(rb"(?im)^expect: *100-continue", head):
            self.connection.sendall(b"HTTP/1.1 100 Continue\r\n\r\n")
        end = self.end(head, len(head) + 4)
        request, self.bytes = self.bytes[:end], self.bytes[end:]
        if method == b"POST":
            name = re.sub(rb"[^a-z0-9-]", b"", target).decode("ascii")
            partial = FOLDER / f"{name}.partial"
            partial.write_bytes(request)
            partial.rename(FOLDER / name)
            self.answer(b"text/plain", b"received\n")
        else:
            self.answer(b"text/html; charset=utf-8", FORM)
        return True

    def end(self, head: bytes, start: int) -> int:
        """Where the request ends, once it is here."""
        if re.search(rb"(?im)^transfer-encoding: *chunked", head):
            position = start
            while True:
                line_end = self.find(b"\r\n", position)
                size = int(self.bytes[position:line_end].split(b";")[0], 16)
                position = line_end + 2 + size + 2
                while len(self.bytes) < position:
                    if not self.more():
                        raise ConnectionError
                if size == 0:
                    return position
        length = re.search(rb"(?im)^content-length: *([0-9]+)", head)
        end = start + (int(length[1]) if length else 0)
        while len(self.bytes) < end:
            if not self.more():
                raise ConnectionError
        return end

    def find(self, bytes_: bytes, position: int) -> int:
        while (found := self.bytes.find(bytes_, position)) < 0:
            if not self.more():
                raise ConnectionError
        return found

    def answer(self, content_type: bytes, body: bytes) -> None:
        head = b"HTTP/1.1 200 OK\r\nContent-Type: %s\r\nContent-Length: %d\r\n\r\n" % (content_type, len(body))
        self.connection.sendall(head + body)


def end_with_input() -> None:
    while os.read(0, 4096):
        pass
    os._exit(0)


def main() -> None:
    threading.Thread(target=end_with_input, daemon=True).start()
    with socket.create_server(("127.0.0.1", 0)) as listening:
        print(f"http://127.0.0.1:{listening.getsockname()[1]}/", flush=True)
        while True:
            connection, _ = listening.accept()
            threading.Thread(target=Connection(connection).serve, daemon=True).start()


if __name__ == "__main__":
    main()
