/* civetweb with its own mg_handle_form_request. `program PORT`; the answer is that of ../README.md. */
#include "answer.h"

#include <civetweb.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* civetweb does not say when a part begins but by its names, and says them again for each piece. */
static int on_field(const char *key, const char *filename, char *path, size_t path_length, void *context)
{
    (void)path, (void)path_length;
    answer_part(context, key, filename != NULL && *filename != 0 ? filename : NULL, NULL);
    return MG_FORM_FIELD_STORAGE_GET;
}

static int on_content(const char *key, const char *value, size_t length, void *context)
{
    (void)key;
    answer_content(context, value, length);
    return MG_FORM_FIELD_HANDLE_GET;
}

static int on_request(struct mg_connection *connection, void *context)
{
    (void)context;
    struct answer *answer = answer_begin("civetweb", mg_version());
    struct mg_form_data_handler handler = {.field_found = on_field, .field_get = on_content, .user_data = answer};
    int result = mg_handle_form_request(connection, &handler);
    size_t length = 0;
    const char *text = answer_end(answer, result < 0 ? "refused" : NULL, &length);
    mg_printf(connection, "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: %zu\r\n\r\n", length);
    mg_write(connection, text, length);
    answer_free(answer);
    return 200;
}

int main(int count, char **arguments)
{
    char listening[32];
    snprintf(listening, sizeof listening, "127.0.0.1:%s", count > 1 ? arguments[1] : "0");
    const char *options[] = {
        "listening_ports", listening, "num_threads", "2", "request_timeout_ms", "60000", "enable_keep_alive", "no", NULL,
    };
    struct mg_callbacks callbacks;
    memset(&callbacks, 0, sizeof callbacks);
    mg_init_library(0);
    struct mg_context *server = mg_start(&callbacks, NULL, options);
    struct mg_server_port ports[1];
    if (server == NULL || mg_get_server_ports(server, 1, ports) != 1)
        return 1;
    mg_set_request_handler(server, "/", on_request, NULL);
    printf("http://127.0.0.1:%d/\n", ports[0].port);
    fflush(stdout);
    for (;;)
        pause();
}
