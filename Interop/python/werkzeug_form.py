"""Werkzeug's `Request.form` and `Request.files`, as Flask uses them."""

from importlib.metadata import version

from werkzeug.wrappers import Request

from answer import LARGEST_BODY, MOST_PARTS, part, serve_wsgi


class LargeRequest(Request):
    max_form_memory_size = LARGEST_BODY
    max_form_parts = MOST_PARTS


def read(environ, parts):
    request = LargeRequest(environ)
    for name, value in request.form.items(multi=True):
        parts.append(part(name, None, None, value))
    for name, file in request.files.items(multi=True):
        parts.append(part(name, file.filename, file.headers.get("Content-Type"), file.stream))


serve_wsgi("Werkzeug", version("werkzeug"), read)
