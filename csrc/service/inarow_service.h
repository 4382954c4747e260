/*
 * inarow_service.h - the arbiter for programs in any language. Requests and answers are
 * lines of JSON.
 *
 * This header is the manual; docs/service.md describes requests and answers. The library
 * contains the core, a Lua, and all scripts. It reads no files and starts no processes.
 * It also exports the functions of inarow_batch.h.
 *
 *     char fault[200];
 *     inarow_service *service = inarow_service_open(NULL, fault, sizeof fault);
 *     const char *line = "{\"id\":1,\"method\":\"hello\"}";
 *     puts(inarow_service_handle(service, line, strlen(line), NULL));
 *     inarow_service_close(service);
 *
 * There may be several services; they share nothing. Any thread may use a service, but
 * only one thread at a time. No request ends the program. The host's locale has no effect
 * and is not changed. (On Windows, the locale's numbers must have a decimal point.)
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

/* Opens a service. `options` is NULL, or a JSON object with the limits of `inarow
 * serve`: {"games":100,"line":65536,"seconds":2,"megabytes":64}. Each limit is
 * optional. With "reader":"page", messages name the controls of the playground.
 * Returns NULL on failure. Then `fault` holds the reason, cut to `size` bytes
 * including the final zero. If `size` is 0, `fault` may be NULL. */
INAROW_SERVICE_API inarow_service *inarow_service_open(const char *options, char *fault,
                                                       size_t size);

/* Answers a request, which is `length` bytes of JSON without a line feed. Returns the
 * lines of the answer, separated by line feeds and ended by a zero. Writes their
 * number of bytes to `*answered` unless `answered` is NULL. The answer stays valid
 * until the next call with this service. The function never returns NULL: it answers
 * an unreadable request with an error, and a blank line with an empty text. */
INAROW_SERVICE_API const char *inarow_service_handle(inarow_service *service,
                                                     const char *line, size_t length,
                                                     size_t *answered);

/* Returns a copy of the position of an open game, given its handle, and the rules of
 * the game. inarow_batch.h uses these. Both stay valid until the copy is released or
 * the service is closed. Returns NULL if there is no such game, or not enough memory. */
INAROW_SERVICE_API const struct inarow_position *
inarow_service_position(inarow_service *service, const char *game,
                        const struct inarow_rules **rules);
INAROW_SERVICE_API void inarow_service_release(inarow_service *service,
                                               const struct inarow_position *position);

/* Closes a service and its games. `service` may be NULL. */
INAROW_SERVICE_API void inarow_service_close(inarow_service *service);

#ifdef __cplusplus
}
#endif

#endif
