"""CherryPy's `request.body.params`, in its own server."""

import cherrypy

from answer import LARGEST_BODY, announce, answer, asked_port, part


class Root:
    @cherrypy.expose
    def default(self, *path, **values):
        parts = []
        for name, entries in cherrypy.request.body.params.items():
            for entry in entries if isinstance(entries, list) else [entries]:
                if isinstance(entry, cherrypy._cpreqbody.Part):
                    content = entry.file if entry.file is not None else entry.fullvalue()
                    media_type = entry.content_type.value if entry.content_type else None
                    parts.append(part(name, entry.filename, media_type, content))
                else:
                    parts.append(part(name, None, None, entry))
        cherrypy.response.headers["Content-Type"] = "application/json"
        return answer("CherryPy", cherrypy.__version__, parts)


port = asked_port()
cherrypy.config.update(
    {
        "server.socket_host": "127.0.0.1",
        "server.socket_port": port,
        "server.max_request_body_size": LARGEST_BODY,
        "log.screen": False,
        "engine.autoreload.on": False,
    }
)
cherrypy.tree.mount(Root(), "/")
cherrypy.engine.start()
announce(port)
cherrypy.engine.block()
