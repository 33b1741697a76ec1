"""The email parser of Python's standard library, in whose terms RFC 7578 is written."""

import email
import email.policy
import platform

from answer import part, serve_wsgi


def read(environ, parts):
    head = b"Content-Type: " + environ.get("CONTENT_TYPE", "").encode("latin-1") + b"\r\n\r\n"
    message = email.message_from_bytes(head + environ["wsgi.input"].read(), policy=email.policy.HTTP)
    if not message.is_multipart():
        raise ValueError("not multipart")
    for section in message.get_payload():
        disposition = section["Content-Disposition"]
        parameters = disposition.params if disposition is not None else {}
        name, filename = parameters.get("name"), parameters.get("filename")
        stated = dict((key.lower(), value) for key, value in section.raw_items()).get("content-type")
        content = section.get_payload(decode=True)
        parts.append(part(name, filename, stated, content if content is not None else b""))
    # The parser never fails; it marks what was wrong.
    if message.defects:
        raise message.defects[0]


serve_wsgi("CPython email", platform.python_version(), read)
