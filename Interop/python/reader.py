"""Reads multipart bodies with the email parser of Python's standard library and prints what it read.

Input and output are those of ../go/main.go.
"""

import email
import email.policy
import hashlib
import json
import sys


def read(content_type: str, body: bytes) -> dict:
    head = b"Content-Type: " + content_type.encode("ascii") + b"\r\n\r\n"
    message = email.message_from_bytes(head + body, policy=email.policy.compat32)
    if message.defects:
        return {"error": ", ".join(type(defect).__name__ for defect in message.defects)}
    parts = []
    for part in message.get_payload() if message.is_multipart() else []:
        if part.defects:
            return {"error": ", ".join(type(defect).__name__ for defect in part.defects)}
        content = part.get_payload(decode=True)
        parts.append(
            {
                "name": text(part.get_param("name", header="content-disposition")),
                "filename": text(part.get_param("filename", header="content-disposition")),
                "type": part["Content-Type"],
                "length": len(content),
                "sha256": hashlib.sha256(content).hexdigest(),
            }
        )
    return {"parts": parts}


def text(value: str | None) -> str | None:
    """The parser keeps bytes outside ASCII as surrogates; they are UTF-8."""
    return None if value is None else value.encode("ascii", "surrogateescape").decode("utf-8")


def main() -> None:
    source = sys.stdin.buffer
    while content_type := source.readline():
        length = int(source.readline())
        body = source.read(length)
        print(json.dumps(read(content_type.decode("ascii").rstrip("\n"), body)), flush=True)


if __name__ == "__main__":
    main()
