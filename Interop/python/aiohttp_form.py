"""aiohttp's `request.post()`."""

import aiohttp
from aiohttp import web

from answer import LARGEST_BODY, answer, listener, part


async def read(request: web.Request) -> web.Response:
    parts = []
    error = None
    try:
        for name, value in (await request.post()).items():
            if isinstance(value, web.FileField):
                parts.append(part(name, value.filename, value.content_type, value.file))
            else:
                parts.append(part(name, None, None, value))
    except Exception as raised:
        error = raised
    return web.Response(body=answer("aiohttp", aiohttp.__version__, parts, error), content_type="application/json")


app = web.Application(client_max_size=LARGEST_BODY)
app.router.add_route("*", "/{path:.*}", read)
web.run_app(app, sock=listener(), print=None)
