#include "answer.h"

#include <openssl/evp.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct answer {
    FILE *text;
    char *bytes;
    size_t length;
    EVP_MD_CTX *digest;
    unsigned long long content;
    bool open, any;
};

/* The length of the UTF-8 sequence at `text`, or 0 if it is none. */
static size_t sequence(const unsigned char *text)
{
    unsigned char first = text[0];
    size_t length = 0;
    if (first < 0x80)
        length = 1;
    else if (first >= 0xC2 && first < 0xE0)
        length = 2;
    else if ((first & 0xF0) == 0xE0)
        length = 3;
    else if (first >= 0xF0 && first < 0xF5)
        length = 4;
    for (size_t at = 1; at < length; at++)
        if ((text[at] & 0xC0) != 0x80)
            return 0;
    return length;
}

static void quoted(FILE *out, const char *value)
{
    if (value == NULL) {
        fputs("null", out);
        return;
    }
    const unsigned char *text = (const unsigned char *)value;
    bool unicode = true;
    for (const unsigned char *at = text; *at != 0 && unicode; at += sequence(at))
        unicode = sequence(at) != 0;
    fputc('"', out);
    if (!unicode) {
        /* What is no Unicode text is shown by its bytes. */
        fputs("bytes:", out);
        for (; *text != 0; text++)
            fprintf(out, "%02x", *text);
    }
    for (; *text != 0; text++) {
        if (*text < ' ' || *text == '"' || *text == '\\' || *text == 0x7F)
            fprintf(out, "\\u%04x", *text);
        else
            fputc(*text, out);
    }
    fputc('"', out);
}

static void finish_part(struct answer *answer)
{
    if (!answer->open)
        return;
    unsigned char sum[EVP_MAX_MD_SIZE];
    unsigned int length = 0;
    EVP_DigestFinal_ex(answer->digest, sum, &length);
    fprintf(answer->text, ",\"length\":%llu,\"sha256\":\"", answer->content);
    for (unsigned int at = 0; at < length; at++)
        fprintf(answer->text, "%02x", sum[at]);
    fputs("\"}", answer->text);
    answer->open = false;
}

struct answer *answer_begin(const char *server, const char *version)
{
    struct answer *answer = calloc(1, sizeof *answer);
    if (answer == NULL)
        abort();
    answer->text = open_memstream(&answer->bytes, &answer->length);
    answer->digest = EVP_MD_CTX_new();
    if (answer->text == NULL || answer->digest == NULL)
        abort();
    fputs("{\"server\":", answer->text);
    quoted(answer->text, server);
    fputs(",\"version\":", answer->text);
    quoted(answer->text, version);
    fputs(",\"parts\":[", answer->text);
    return answer;
}

void answer_part(struct answer *answer, const char *name, const char *filename, const char *type)
{
    finish_part(answer);
    fputs(answer->any ? ",{\"name\":" : "{\"name\":", answer->text);
    quoted(answer->text, name);
    fputs(",\"filename\":", answer->text);
    quoted(answer->text, filename);
    fputs(",\"type\":", answer->text);
    quoted(answer->text, type);
    EVP_DigestInit_ex(answer->digest, EVP_sha256(), NULL);
    answer->content = 0;
    answer->open = answer->any = true;
}

void answer_content(struct answer *answer, const void *bytes, size_t length)
{
    if (!answer->open)
        return;
    EVP_DigestUpdate(answer->digest, bytes, length);
    answer->content += length;
}

const char *answer_end(struct answer *answer, const char *error, size_t *length)
{
    finish_part(answer);
    fputs("]", answer->text);
    if (error != NULL) {
        fputs(",\"error\":", answer->text);
        quoted(answer->text, error);
    }
    fputs("}\n", answer->text);
    fflush(answer->text);
    *length = answer->length;
    return answer->bytes;
}

void answer_free(struct answer *answer)
{
    fclose(answer->text);
    free(answer->bytes);
    EVP_MD_CTX_free(answer->digest);
    free(answer);
}
