/* libmicrohttpd with its own MHD_PostProcessor. `program PORT`; the answer is that of ../README.md. */
#include "answer.h"

#include <arpa/inet.h>
#include <microhttpd.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

struct upload {
    struct answer *answer;
    struct MHD_PostProcessor *reader;
    const char *error;
};

static enum MHD_Result on_data(void *context, enum MHD_ValueKind kind, const char *key, const char *filename,
                               const char *content_type, const char *transfer_encoding, const char *data, uint64_t offset,
                               size_t size)
{
    struct upload *upload = context;
    (void)kind, (void)transfer_encoding;
    if (offset == 0)
        answer_part(upload->answer, key, filename, content_type);
    answer_content(upload->answer, data, size);
    return MHD_YES;
}

static enum MHD_Result on_request(void *context, struct MHD_Connection *connection, const char *url, const char *method,
                                  const char *version, const char *data, size_t *size, void **state)
{
    (void)context, (void)url, (void)method, (void)version;
    struct upload *upload = *state;
    if (upload == NULL) {
        upload = calloc(1, sizeof *upload);
        if (upload == NULL)
            return MHD_NO;
        upload->answer = answer_begin("libmicrohttpd", MHD_get_version());
        upload->reader = MHD_create_post_processor(connection, 65536, on_data, upload);
        if (upload->reader == NULL)
            upload->error = "refused";
        *state = upload;
        return MHD_YES;
    }
    if (*size != 0) {
        if (upload->error == NULL && MHD_post_process(upload->reader, data, *size) != MHD_YES)
            upload->error = "refused";
        *size = 0;
        return MHD_YES;
    }
    if (upload->reader != NULL && MHD_destroy_post_processor(upload->reader) != MHD_YES && upload->error == NULL)
        upload->error = "incomplete";
    upload->reader = NULL;
    size_t length = 0;
    const char *text = answer_end(upload->answer, upload->error, &length);
    struct MHD_Response *response = MHD_create_response_from_buffer(length, (void *)text, MHD_RESPMEM_MUST_COPY);
    MHD_add_response_header(response, MHD_HTTP_HEADER_CONTENT_TYPE, "application/json");
    enum MHD_Result result = MHD_queue_response(connection, MHD_HTTP_OK, response);
    MHD_destroy_response(response);
    return result;
}

static void on_end(void *context, struct MHD_Connection *connection, void **state, enum MHD_RequestTerminationCode code)
{
    (void)context, (void)connection, (void)code;
    struct upload *upload = *state;
    if (upload == NULL)
        return;
    if (upload->reader != NULL)
        MHD_destroy_post_processor(upload->reader);
    answer_free(upload->answer);
    free(upload);
}

int main(int count, char **arguments)
{
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    address.sin_port = htons(count > 1 ? (uint16_t)atoi(arguments[1]) : 0);
    struct MHD_Daemon *daemon = MHD_start_daemon(
        MHD_USE_INTERNAL_POLLING_THREAD, 0, NULL, NULL, on_request, NULL, MHD_OPTION_SOCK_ADDR,
        (struct sockaddr *)&address, MHD_OPTION_NOTIFY_COMPLETED, on_end, NULL, MHD_OPTION_END);
    const union MHD_DaemonInfo *info = daemon ? MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT) : NULL;
    if (info == NULL)
        return 1;
    printf("http://127.0.0.1:%d/\n", info->port);
    fflush(stdout);
    for (;;)
        pause();
}
