/*
 * inarow_service.h - the arbiter in a program of any language: a request goes in as a
 * line of JSON, answers come out.
 *
 * This header is the manual; docs/service.md describes requests and answers. The library
 * holds everything: the core, a Lua, all scripts. It reads no file and starts no process.
 * It exports the functions of inarow_batch.h too.
 *
 *     char fault[200];
 *     inarow_service *service = inarow_service_open(NULL, fault, sizeof fault);
 *     const char *line = "{\"id\":1,\"method\":\"hello\"}";
 *     puts(inarow_service_handle(service, line, strlen(line), NULL));
 *     inarow_service_close(service);
 *
 * Services share nothing: there may be several, each used by one thread at a time,
 * whether or not it is always the same one. No request ends the program. The host's
 * locale does not matter, and is left as it is (on Windows its numbers must have a
 * point).
 */
#ifndef INAROW_SERVICE_H
#define INAROW_SERVICE_H

#include <stddef.h>

#if defined(_WIN32)
#define INAROW_SERVICE_API __declspec(dllexport)
#elif defined(__GNUC__)
#define INAROW_SERVICE_API __attribute__((used, visibility("default")))
#else
#define INAROW_SERVICE_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

typedef struct inarow_service inarow_service;
struct inarow_position;
struct inarow_rules;

/* Open a service. `options` is NULL, or a JSON object of its limits, those of `inarow
 * serve`: {"games":100,"line":65536,"seconds":2,"megabytes":64}, each of which may be
 * left out. With "reader":"page", messages name the controls of the playground. Returns
 * NULL if it cannot be opened: then the reason is in `fault`, cut to `size` bytes with
 * their zero. `fault` may be NULL if `size` is 0. */
INAROW_SERVICE_API inarow_service *inarow_service_open(const char *options, char *fault,
                                                       size_t size);

/* Answer a request: `length` bytes of JSON, without a line's end. Returns the lines of
 * the answer, with a line's end between them and a zero behind the last, and their
 * number of bytes in `*answered` unless that is NULL. They stay as they are until the
 * next call with this service. Never NULL: what cannot be read is answered with an
 * error, and a blank line with an empty text. */
INAROW_SERVICE_API const char *inarow_service_handle(inarow_service *service,
                                                     const char *line, size_t length,
                                                     size_t *answered);

/* For inarow_batch.h: a copy of the position of an open game, by its handle, and the
 * rules that it is played by. Both stay in place until the copy is released, or the
 * service is closed. NULL if there is no such game, or no memory. */
INAROW_SERVICE_API const struct inarow_position *
inarow_service_position(inarow_service *service, const char *game,
                        const struct inarow_rules **rules);
INAROW_SERVICE_API void inarow_service_release(inarow_service *service,
                                               const struct inarow_position *position);

/* Close a service, with its games. NULL is allowed. */
INAROW_SERVICE_API void inarow_service_close(inarow_service *service);

#ifdef __cplusplus
}
#endif

#endif
