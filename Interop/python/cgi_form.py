"""`cgi.FieldStorage`, which Python had until 3.12."""

import platform
import warnings

warnings.simplefilter("ignore", DeprecationWarning)
import cgi  # noqa: E402

from answer import part, serve_wsgi  # noqa: E402


def read(environ, parts):
    form = cgi.FieldStorage(fp=environ["wsgi.input"], environ=environ, keep_blank_values=True)
    append(form.list or [], None, parts)


def append(fields, outer, parts):
    for field in fields:
        # A nested multipart has the fields of its own parts.
        if field.list is not None:
            append(field.list, field.name, parts)
        else:
            content = field.file if field.file is not None else field.value
            name = field.name if field.name is not None else outer
            parts.append(part(name, field.filename, field.type, content))


serve_wsgi("CPython cgi", platform.python_version(), read)
