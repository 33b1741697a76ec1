"""bottle's `request.forms` and `request.files`."""

import bottle

from answer import LARGEST_BODY, part, serve_wsgi

bottle.BaseRequest.MEMFILE_MAX = LARGEST_BODY


def read(environ, parts):
    request = bottle.LocalRequest(environ)
    # bottle decodes names as Latin-1, as WSGI does; `decode` gives the text.
    for name, value in request.forms.decode("utf-8").allitems():
        parts.append(part(name, None, None, value))
    for name, file in request.files.decode("utf-8").allitems():
        parts.append(part(name, file.raw_filename, file.content_type, file.file))


serve_wsgi("bottle", bottle.__version__, read)
