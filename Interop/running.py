"""Servers of servers.json while they run, for Scripts/interop and Scripts/atlas."""

from __future__ import annotations

import http.client
import json
import pathlib
import shutil
import socket
import subprocess
import sys
from typing import Any
from urllib.parse import urlsplit

HERE = pathlib.Path(__file__).resolve().parent
NOT_INSTALLED = 127


class NotInstalled(Exception):
    """Something that a server needs is not there."""


def manifest(kind: str = "servers") -> list[dict[str, Any]]:
    """The servers, or the peers."""
    return json.loads((HERE / f"{kind}.json").read_text("utf-8"))[kind]


def required(servers: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Those that the tests must find on this system."""
    return [server for server in servers if server.get("ci") is True or server.get("ci") in system()]


def system() -> set[str]:
    """The words of `ci` that are true here."""
    if shutil.which("dpkg-query") is None:
        return set()
    release = pathlib.Path("/etc/os-release")
    is_debian = release.exists() and "ID=debian" in release.read_text("utf-8").split("\n")
    return {"debian", "debian-itself"} if is_debian else {"debian"}


class RunningServer:
    """One server, from `with` to the end of the block."""

    def __init__(self, identifier: str) -> None:
        self.identifier = identifier

    def __enter__(self) -> RunningServer:
        self._start()
        return self

    def __exit__(self, *exception: object) -> None:
        self._stop()

    def _start(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, str(HERE / "serve.py"), self.identifier], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.url = self._process.stdout.readline().decode("ascii").strip()
        if not self.url:
            status = self._process.wait()
            raise NotInstalled(self.identifier) if status == NOT_INSTALLED else RuntimeError(self.identifier)
        address = urlsplit(self.url)
        self.host, self.port = address.hostname, address.port

    def _stop(self) -> None:
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def post(self, content_type: str, body: bytes, timeout: float = 20) -> dict[str, Any]:
        """What the server answers to these very bytes; `error` if it refuses, closes or dies. Then it is started anew."""
        head = (
            f"POST /upload HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nConnection: close\r\n"
            f"Content-Type: {content_type}\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        try:
            with socket.create_connection((self.host, self.port), timeout) as connection:
                connection.sendall(head.encode("latin-1") + body)
                response = http.client.HTTPResponse(connection)
                response.begin()
                text = response.read()
            return json.loads(text) if response.status == 200 else {"parts": [], "error": f"status {response.status}"}
        except (OSError, http.client.HTTPException, json.JSONDecodeError) as error:
            # It may be dying, and must not take the next request with it.
            self._stop()
            self._start()
            return {"parts": [], "error": type(error).__name__}
