"""Tornado's `request.body_arguments` and `request.files`."""

import asyncio

import tornado
from tornado import httputil, web
from tornado.httpserver import HTTPServer

from answer import LARGEST_BODY, MOST_PARTS, answer, listener, part


class Reader(web.RequestHandler):
    def post(self) -> None:
        parts = []
        for name, values in self.request.body_arguments.items():
            parts.extend(part(name, None, None, value) for value in values)
        for name, files in self.request.files.items():
            parts.extend(part(name, file.filename, file.content_type, file.body) for file in files)
        self.set_header("Content-Type", "application/json")
        self.write(answer("Tornado", tornado.version, parts))

    put = post


def raise_limits() -> None:
    # Newer versions have settings for this; older ones have no such limit.
    if hasattr(httputil, "ParseMultipartConfig"):
        multipart = httputil.ParseMultipartConfig(max_parts=MOST_PARTS)
        httputil.set_parse_body_config(httputil.ParseBodyConfig(multipart=multipart))


async def main() -> None:
    raise_limits()
    server = HTTPServer(web.Application([(".*", Reader)]), max_buffer_size=LARGEST_BODY, max_body_size=LARGEST_BODY)
    listening = listener()
    listening.setblocking(False)
    server.add_socket(listening)
    await asyncio.Event().wait()


asyncio.run(main())
