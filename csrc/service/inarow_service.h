/*
 * inarow_service.h - the arbiter for programs in any language: requests and answers are
 * lines of JSON.
 *
 * This header is the manual; docs/service.md describes requests and answers. The library
 * contains everything: the core, a Lua, all scripts. It reads no file and starts no
 * process. It also exports the functions of inarow_batch.h.
 *
 *     char fault[200];
 *     inarow_service *service = inarow_service_open(NULL, fault, sizeof fault);
 *     const char *line = "{\"id\":1,\"method\":\"hello\"}";
 *     puts(inarow_service_handle(service, line, strlen(line), NULL));
 *     inarow_service_close(service);
 *
 * Services share nothing. There may be several; each can be used by different threads,
 * but by only one at a time. No request ends the program. The host's locale does not
 * matter and is not changed (on Windows its numbers must have a decimal point).
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
 * serve`: {"games":100,"line":65536,"seconds":2,"megabytes":64}, all of them optional.
 * With "reader":"page", messages name the controls of the playground. Returns NULL on
 * failure: then the reason is in `fault`, cut to `size` bytes including the final
 * zero. `fault` may be NULL if `size` is 0. */
INAROW_SERVICE_API inarow_service *inarow_service_open(const char *options, char *fault,
                                                       size_t size);

/* Answer a request: `length` bytes of JSON, without a line feed. Returns the lines of
 * the answer, separated by line feeds and ended by a zero, and their number of bytes
 * in `*answered` unless that is NULL. They stay valid until the next call with this
 * service. Never NULL: an unreadable request is answered with an error, and a blank
 * line with an empty text. */
INAROW_SERVICE_API const char *inarow_service_handle(inarow_service *service,
                                                     const char *line, size_t length,
                                                     size_t *answered);

/* For inarow_batch.h: a copy of the position of an open game, by its handle, and the
 * rules of the game. Both stay valid until the copy is released, or the service is
 * closed. NULL if there is no such game, or no memory. */
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
