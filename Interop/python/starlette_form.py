"""Starlette's `request.form()`, as FastAPI uses it, in uvicorn."""

from importlib.metadata import version

import uvicorn
from starlette.applications import Starlette
from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from answer import LARGEST_BODY, MOST_PARTS, answer, listener, part


async def read(request: Request) -> Response:
    parts = []
    error = None
    try:
        async with request.form(max_files=MOST_PARTS, max_fields=MOST_PARTS, max_part_size=LARGEST_BODY) as form:
            for name, value in form.multi_items():
                if isinstance(value, UploadFile):
                    parts.append(part(name, value.filename, value.content_type, value.file))
                else:
                    parts.append(part(name, None, None, value))
    except Exception as raised:
        error = raised
    return Response(answer("Starlette", version("starlette"), parts, error), media_type="application/json")


app = Starlette(routes=[Route("/{path:path}", read, methods=["POST", "PUT"])])
uvicorn.Server(uvicorn.Config(app, log_level="warning")).run(sockets=[listener()])
