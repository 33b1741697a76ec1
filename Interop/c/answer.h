/* The answer of ../README.md, which the servers in C share. */
#ifndef ANSWER_H
#define ANSWER_H
#include <stddef.h>

struct answer;

struct answer *answer_begin(const char *server, const char *version);
/* Begins a part; what was begun before is finished. Any of the texts may be NULL. */
void answer_part(struct answer *answer, const char *name, const char *filename, const char *type);
/* More content of the part that was begun last. */
void answer_content(struct answer *answer, const void *bytes, size_t length);
/* Finishes and gives the JSON, which lives until `answer_free`. `error` is NULL or a word. */
const char *answer_end(struct answer *answer, const char *error, size_t *length);
void answer_free(struct answer *answer);

#endif
