"""streaming-form-data. It delivers only to names that it was told before, one target a name, so the body is looked through for
the names first, and two parts of one name flow into one target."""

import hashlib
import re
from importlib.metadata import version

from streaming_form_data import StreamingFormDataParser
from streaming_form_data.targets import BaseTarget

from answer import serve_wsgi, text


class Digest(BaseTarget):
    def __init__(self, name, started):
        super().__init__()
        self.name, self.started = name, started
        self.digest, self.length = hashlib.sha256(), 0

    def on_start(self):
        if self not in self.started:
            self.started.append(self)

    def on_data_received(self, chunk):
        self.digest.update(chunk)
        self.length += len(chunk)


def names(body):
    """All that could be a name, in any part's head or content: a target too many is never started."""
    for found in re.findall(rb'\bname="?([^";\r\n]*)', body, re.IGNORECASE):
        yield found.decode("utf-8", "surrogateescape")


def read(environ, parts):
    body = environ["wsgi.input"].read()
    parser = StreamingFormDataParser({"Content-Type": environ.get("CONTENT_TYPE", "")})
    started = []
    for name in dict.fromkeys(names(body)):
        parser.register(name, Digest(name, started))
    parser.data_received(body)
    for target in started:
        parts.append(
            {
                "name": text(target.name),
                "filename": text(target.multipart_filename),
                "type": target.multipart_content_type,
                "length": target.length,
                "sha256": target.digest.hexdigest(),
            }
        )


serve_wsgi("streaming-form-data", version("streaming-form-data"), read)
