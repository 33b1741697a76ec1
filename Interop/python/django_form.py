"""Django's `request.POST` and `request.FILES`."""

import django
from django.conf import settings
from django.core.handlers.wsgi import WSGIRequest

from answer import part, serve_wsgi

settings.configure(
    ALLOWED_HOSTS=["*"],
    DATA_UPLOAD_MAX_MEMORY_SIZE=None,
    DATA_UPLOAD_MAX_NUMBER_FIELDS=None,
    DATA_UPLOAD_MAX_NUMBER_FILES=None,
)
django.setup()


def read(environ, parts):
    request = WSGIRequest(environ)
    for name, values in request.POST.lists():
        parts.extend(part(name, None, None, value) for value in values)
    for name, files in request.FILES.lists():
        parts.extend(part(name, file.name, file.content_type, file) for file in files)


serve_wsgi("Django", django.__version__, read)
