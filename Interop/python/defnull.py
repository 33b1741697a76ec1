"""multipart (by defnull) for Python: its push parser, as it is or strict (`--strict` behind the port)."""

import hashlib
import sys
from importlib.metadata import version

from multipart import MultipartSegment, PushMultipartParser, parse_options_header

from answer import LARGEST_BODY, MOST_PARTS, serve_wsgi, text

STRICT = "--strict" in sys.argv


def read(environ, parts):
    media_type, options = parse_options_header(environ.get("CONTENT_TYPE", ""))
    if media_type.lower() != "multipart/form-data":
        raise ValueError("not multipart/form-data")
    body = environ["wsgi.input"]
    current = digest = None
    parser = PushMultipartParser(
        options["boundary"], strict=STRICT, max_segment_count=MOST_PARTS, max_segment_size=LARGEST_BODY
    )
    with parser:
        while not parser.closed:
            for event in parser.parse(body.read(1 << 16)):
                if isinstance(event, MultipartSegment):
                    current = {"name": text(event.name), "filename": text(event.filename), "type": event.content_type}
                    current["length"] = 0
                    digest = hashlib.sha256()
                elif event:
                    digest.update(event)
                    current["length"] += len(event)
                else:
                    parts.append(current | {"sha256": digest.hexdigest()})


serve_wsgi("multipart (Python)", version("multipart"), read)
