"""What the servers in Python share: the answer of Interop/README.md, and serving a WSGI reader with waitress.

A server is started as `program [PORT]` and says where it listens on its first line.
"""

from __future__ import annotations

import hashlib
import json
import socket
import sys
from collections.abc import Callable, Iterable
from typing import Any, BinaryIO

# Enough for the largest case; what a server does beyond its defaults is not what these programs are for.
LARGEST_BODY = 1 << 30
MOST_PARTS = 10_000


def part(name: Any, filename: Any, media_type: str | None, content: bytes | str | BinaryIO) -> dict[str, Any]:
    """One part as it was read. Contents that are streams are hashed piece by piece."""
    digest = hashlib.sha256()
    length = 0
    for piece in _pieces(content):
        digest.update(piece)
        length += len(piece)
    return {
        "name": text(name),
        "filename": text(filename),
        "type": media_type,
        "length": length,
        "sha256": digest.hexdigest(),
    }


def _pieces(content: bytes | str | BinaryIO) -> Iterable[bytes]:
    if isinstance(content, str):
        # A reader that decoded with surrogates has kept the bytes.
        yield content.encode("utf-8", "surrogateescape")
    elif isinstance(content, (bytes, bytearray)):
        yield content
    else:
        while piece := content.read(1 << 16):
            yield piece.encode("utf-8") if isinstance(piece, str) else piece


def text(value: Any) -> str | None:
    """A name for JSON: what is no Unicode text is shown by its bytes."""
    if value is None or isinstance(value, str) and not any("\ud800" <= c <= "\udfff" for c in value):
        return value
    if isinstance(value, str):
        return "surr:" + value.encode("utf-8", "surrogateescape").hex()
    try:
        return bytes(value).decode("utf-8")
    except UnicodeDecodeError:
        return "bytes:" + bytes(value).hex()


def answer(server: str, version: str, parts: list[dict[str, Any]], error: BaseException | str | None = None) -> bytes:
    """The JSON of an answer. Of an error only its type is said, since its text may quote the body."""
    fields: dict[str, Any] = {"server": server, "version": version, "parts": parts}
    if error is not None:
        fields["error"] = error if isinstance(error, str) else type(error).__name__
    return json.dumps(fields).encode("ascii") + b"\n"


def listener() -> socket.socket:
    """A listening socket on the loopback interface, after its address was printed."""
    listening = socket.create_server(("127.0.0.1", asked_port()), backlog=128)
    announce(listening.getsockname()[1])
    return listening


def asked_port() -> int:
    return int(sys.argv[1]) if len(sys.argv) > 1 else 0


def announce(port: int) -> None:
    print(f"http://127.0.0.1:{port}/", flush=True)


def serve_wsgi(server: str, version: str, read: Callable[[dict[str, Any], list[dict[str, Any]]], None]) -> None:
    """Serves a reader until the process ends. `read` appends to the list what it reads of the request, and raises."""
    import waitress

    def application(environ: dict[str, Any], start: Callable[..., Any]) -> list[bytes]:
        parts: list[dict[str, Any]] = []
        error = None
        try:
            read(environ, parts)
        except Exception as raised:
            error = raised
        start("200 OK", [("Content-Type", "application/json")])
        return [answer(server, version, parts, error)]

    waitress.serve(application, sockets=[listener()], threads=2, max_request_body_size=LARGEST_BODY, _quiet=True)
