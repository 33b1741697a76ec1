"""Werkzeug's own decoder without the form that stands on it."""

import hashlib
from importlib.metadata import version

from werkzeug.http import parse_options_header
from werkzeug.sansio.multipart import Data, Epilogue, Field, File, MultipartDecoder, NeedData

from answer import serve_wsgi, text


def read(environ, parts):
    media_type, options = parse_options_header(environ.get("CONTENT_TYPE", ""))
    if media_type.lower() != "multipart/form-data":
        raise ValueError("not multipart/form-data")
    decoder = MultipartDecoder(options["boundary"].encode("latin-1"))
    body = environ["wsgi.input"]
    current = digest = None
    while True:
        piece = body.read(1 << 16)
        decoder.receive_data(piece or None)
        while not isinstance(event := decoder.next_event(), NeedData):
            if isinstance(event, Epilogue):
                return
            if isinstance(event, (Field, File)):
                digest = hashlib.sha256()
                current = {
                    "name": text(event.name),
                    "filename": text(getattr(event, "filename", None)),
                    "type": event.headers.get("Content-Type"),
                    "length": 0,
                }
            elif isinstance(event, Data):
                digest.update(event.data)
                current["length"] += len(event.data)
                if not event.more_data:
                    parts.append(current | {"sha256": digest.hexdigest()})


serve_wsgi("Werkzeug", version("werkzeug"), read)
