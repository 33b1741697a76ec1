"""WebOb's `Request.POST`, as Pyramid uses it."""

from importlib.metadata import version

from webob import Request

from answer import part, serve_wsgi


def read(environ, parts):
    for name, value in Request(environ).POST.items():
        if hasattr(value, "file"):
            parts.append(part(name, value.filename, value.type, value.file))
        else:
            parts.append(part(name, None, None, value))


serve_wsgi("WebOb", version("webob"), read)
