"""falcon's multipart media handler."""

import falcon
from falcon.media import MultipartFormHandler

from answer import MOST_PARTS, part, serve_wsgi

handler = MultipartFormHandler()
handler.parse_options.max_body_part_count = MOST_PARTS
options = falcon.RequestOptions()
options.media_handlers = falcon.media.Handlers({"multipart/form-data": handler})


def read(environ, parts):
    for section in falcon.Request(environ, options=options).get_media():
        parts.append(part(section.name, section.filename, section.content_type, section.stream))


serve_wsgi("falcon", falcon.__version__, read)
