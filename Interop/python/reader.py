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
    message = email.message_from_bytes(head + body, policy=email.policy.HTTP)
    if message.defects:
        return {"error": ", ".join(type(defect).__name__ for defect in message.defects)}
    parts = []
    for part in message.get_payload() if message.is_multipart() else []:
        if part.defects:
            return {"error": ", ".join(type(defect).__name__ for defect in part.defects)}
        content = part.get_payload(decode=True)
        parameters = part["Content-Disposition"].params
        parts.append(
            {
                "name": parameters.get("name"),
                "filename": parameters.get("filename"),
                "type": dict(part.raw_items())["Content-Type"],
                "length": len(content),
                "sha256": hashlib.sha256(content).hexdigest(),
            }
        )
    return {"parts": parts}


def main() -> None:
    source = sys.stdin.buffer
    while content_type := source.readline():
        length = int(source.readline())
        body = source.read(length)
        print(json.dumps(read(content_type.decode("ascii").rstrip("\n"), body)), flush=True)


if __name__ == "__main__":
    main()
