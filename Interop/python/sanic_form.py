"""Sanic's `request.form` and `request.files`, in its own server."""

from sanic import Sanic, __version__
from sanic.response import raw

from answer import LARGEST_BODY, answer, listener, part

app = Sanic("reader", configure_logging=False)
app.config.REQUEST_MAX_SIZE = LARGEST_BODY
app.config.ACCESS_LOG = False


@app.route("/<path:path>", methods=["POST", "PUT"])
@app.route("/", methods=["POST", "PUT"], name="root")
async def read(request, path=""):
    parts = []
    error = None
    try:
        for name, values in (request.form or {}).items():
            parts.extend(part(name, None, None, value) for value in values)
        for name, files in (request.files or {}).items():
            parts.extend(part(name, file.name, file.type, file.body) for file in files)
    except Exception as raised:
        error = raised
    return raw(answer("Sanic", __version__, parts, error), content_type="application/json")


app.run(sock=listener(), single_process=True, motd=False)
