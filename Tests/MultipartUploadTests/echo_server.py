"""Answers every request on a free loopback port with what it read, as JSON.

Prints the port on its first line. Ends when standard input ends, so with whoever started it.
"""

import base64
import hashlib
import http.server
import json
import os
import sys
import threading


class Echo(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def answer(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length", "0")))
        reply = json.dumps(
            {
                "method": self.command,
                "contentTypes": self.headers.get_all("Content-Type", []),
                "contentLengths": self.headers.get_all("Content-Length", []),
                "transferEncodings": self.headers.get_all("Transfer-Encoding", []),
                "sha256": hashlib.sha256(body).hexdigest(),
                "body": base64.b64encode(body).decode("ascii"),
            }
        ).encode("utf-8")
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(reply)))
        self.end_headers()
        self.wfile.write(reply)

    do_GET = do_POST = do_PUT = answer

    def log_message(self, format: str, *arguments: object) -> None:
        pass


def end_with_input() -> None:
    sys.stdin.buffer.read()
    os._exit(0)


threading.Thread(target=end_with_input, daemon=True).start()
server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Echo)
print(server.server_address[1], flush=True)
server.serve_forever()
