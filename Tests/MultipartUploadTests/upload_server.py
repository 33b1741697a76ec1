"""Answers uploads on a free loopback port, kindly or not, by the path, and tells at /log what came.

Prints the port on its first line. Ends when standard input ends, so with whoever started it.

/echo                reads all and says what it read
/redirect/CODE/PATH  reads all and sends the client to /PATH
/hasty/CODE/PATH     the same without reading
/basic, /digest      asks for a password first
/hasty-basic         the same without reading
/deny                refuses every password
/away/PORT           reads all and sends the client to /echo of another port
/loop                redirects to itself
/close/N             reads N bytes and closes
/stall/N             reads N bytes, and what follows when somebody asks for /go-on
"""

import base64
import hashlib
import http.server
import json
import os
import socket
import struct
import sys
import threading

LARGEST_ECHO = 4 << 20


class Cut(Exception):
    """The body ends before it is whole."""


class Uploads(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    log: list[dict] = []
    changed = threading.Condition()
    going_on = threading.Event()

    def setup(self) -> None:
        super().setup()
        self.served = 0

    def handle_expect_100(self) -> bool:
        if self.path.startswith("/hasty"):
            return True
        return super().handle_expect_100()

    def answer(self) -> None:
        self.digest = hashlib.sha256()
        self.kept = bytearray()
        self.served += 1
        self.record = {
            "method": self.command,
            "path": self.path,
            "contentTypes": self.headers.get_all("Content-Type", []),
            "contentLengths": self.headers.get_all("Content-Length", []),
            "transferEncodings": self.headers.get_all("Transfer-Encoding", []),
            "expects": self.headers.get_all("Expect", []),
            "isAuthorized": "Authorization" in self.headers,
            "requestOfConnection": self.served,
            "length": 0,
            "isWhole": False,
        }
        words = self.path.split("/")[1:]
        if words[0] != "go-on":
            with self.changed:
                self.log.append(self.record)
        try:
            self.act(words)
        except (Cut, ConnectionError):
            self.close_connection = True
        with self.changed:
            self.record["isDone"] = True
            self.changed.notify_all()

    def act(self, words: list[str]) -> None:
        if words[0] == "redirect":
            self.read_all()
            self.reply(int(words[1]), {"Location": "/" + "/".join(words[2:])})
        elif words[0] == "hasty":
            self.close_connection = True
            self.reply(int(words[1]), {"Location": "/" + "/".join(words[2:])})
            self.linger()
        elif words[0] == "deny" or (
            words[0] in ("basic", "digest", "hasty-basic", "bare") and "Authorization" not in self.headers
        ):
            if words[0].startswith("hasty"):
                self.close_connection = True
            else:
                self.read_all()
            challenge = {
                "digest": 'Digest realm="uploads", nonce="5ccc069c403ebaf9f0171e9517f40e41", qop="auth"',
                "bare": "Negotiate",
            }
            self.reply(401, {"WWW-Authenticate": challenge.get(words[0], 'Basic realm="uploads"')}, b"who is it?")
            if self.close_connection:
                self.linger()
        elif words[0] == "away":
            self.read_all()
            self.reply(307, {"Location": f"http://127.0.0.1:{words[1]}/echo"})
        elif words[0] == "loop":
            self.read_all()
            self.reply(308, {"Location": "/loop"})
        elif words[0] == "close":
            self.read(int(words[1]))
            # A reset, not an orderly end.
            self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            self.close_connection = True
            self.connection.shutdown(socket.SHUT_RDWR)
        elif words[0] == "stall":
            self.read(int(words[1]))
            with self.changed:
                self.record["isStalled"] = True
                self.changed.notify_all()
            self.going_on.wait()
            with self.changed:
                self.record["isStalled"] = False
            while self.read(1 << 16):
                pass
        elif words[0] == "go-on":
            self.going_on.set()
            self.reply(204, {})
        else:
            self.read_all()
            told = self.record | {"sha256": self.digest.hexdigest(), "body": base64.b64encode(self.kept).decode("ascii")}
            self.reply(200, {"Content-Type": "application/json"}, json.dumps(told).encode())

    # What is read

    def read_all(self) -> None:
        if "chunked" in self.headers.get("Transfer-Encoding", ""):
            while length := int(self.line() or b"0", 16):
                self.take(length)
                self.line()
            self.line()
        else:
            self.take(int(self.headers.get("Content-Length", "0")))
        self.record["isWhole"] = True

    def line(self) -> bytes:
        line = self.rfile.readline(1000)
        if not line.endswith(b"\r\n"):
            raise Cut
        return line.strip()

    def take(self, length: int) -> None:
        while length:
            piece = self.rfile.read(min(length, 1 << 18))
            if not piece:
                raise Cut
            length -= len(piece)
            self.note(piece)

    def read(self, length: int) -> int:
        """Some bytes of whatever framing there is."""
        piece = self.rfile.read(length)
        self.note(piece)
        return len(piece)

    def note(self, piece: bytes) -> None:
        self.record["length"] += len(piece)
        self.digest.update(piece)
        if len(self.kept) < LARGEST_ECHO:
            self.kept += piece

    # What is said

    def reply(self, status: int, headers: dict[str, str], body: bytes = b"") -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if self.close_connection:
            self.send_header("Connection", "close")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
        self.wfile.flush()

    def linger(self) -> None:
        """As real servers do: closing on unread bytes would reset the connection, and the client lose the answer."""
        self.connection.shutdown(socket.SHUT_WR)
        while self.rfile.read(1 << 16):
            pass

    def do_GET(self) -> None:
        if self.path != "/log":
            return self.answer()
        # What is under way may be over in a moment.
        with self.changed:
            self.changed.wait_for(
                lambda: all(record.get("isDone") or record.get("isStalled") for record in self.log), timeout=20
            )
            told = json.dumps(self.log).encode()
        self.reply(200, {"Content-Type": "application/json"}, told)

    do_POST = do_PUT = answer

    def log_message(self, format: str, *arguments: object) -> None:
        pass


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: object, address: object) -> None:
        pass


def end_with_input() -> None:
    sys.stdin.buffer.read()
    os._exit(0)


threading.Thread(target=end_with_input, daemon=True).start()
server = Server(("127.0.0.1", 0), Uploads)
print(server.server_address[1], flush=True)
server.serve_forever()
