"""python-multipart's `parse_form`."""

from importlib.metadata import version

import python_multipart

from answer import part, serve_wsgi


def read(environ, parts):
    headers = {
        "Content-Type": environ.get("CONTENT_TYPE", "").encode("latin-1"),
        "Content-Length": environ.get("CONTENT_LENGTH", "0").encode("latin-1"),
    }

    def on_field(field):
        parts.append(part(field.field_name, None, field.content_type, field.value or b""))

    def on_file(file):
        file.file_object.seek(0)
        parts.append(part(file.field_name, file.file_name, file.content_type, file.file_object))

    python_multipart.parse_form(headers, environ["wsgi.input"], on_field, on_file)


serve_wsgi("python-multipart", version("python-multipart"), read)
