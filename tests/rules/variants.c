/* Compares batches of the bundled variants with the core, in a long test: variants
 * LIBRARY STEPS SEED VARIANT... The library is libinarow_service, which compiles the
 * rules. It reports in TAP, with the numbers of steps and masks. */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "../../csrc/service/inarow_service.h"
#include "batch.h"

/* Functions of the library. */
static struct {
    __typeof__(inarow_service_open) *open;
    __typeof__(inarow_service_handle) *handle;
    __typeof__(inarow_service_position) *position;
    __typeof__(inarow_service_close) *close;
} library;

static void *function(void *handle, const char *name)
{
    void *found = dlsym(handle, name);
    if (!found) {
        fprintf(stderr, "%s\n", dlerror());
        exit(2);
    }
    return found;
}

static void load(const char *path)
{
    void *handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!handle) {
        fprintf(stderr, "%s\n", dlerror());
        exit(2);
    }
    *(void **)&library.open = function(handle, "inarow_service_open");
    *(void **)&library.handle = function(handle, "inarow_service_handle");
    *(void **)&library.position = function(handle, "inarow_service_position");
    *(void **)&library.close = function(handle, "inarow_service_close");
}

/* Returns the rules of a variant, or NULL if it cannot be opened. They stay until the
 * service is closed. */
static const inarow_rules *rules_of(inarow_service *service, const char *variant)
{
    char line[200];
    const inarow_rules *rules = NULL;
    int length = snprintf(line, sizeof line,
                          "{\"id\":1,\"method\":\"new\",\"params\":{\"variant\":\"%s\"}}",
                          variant);
    const char *answer = library.handle(service, line, (size_t)length, NULL);
    if (!library.position(service, "g1", &rules))
        printf("# %s\n", answer);
    return rules;
}

/* Compares for a number of steps, in several batches. Games of 60 and of 600 steps,
 * and masks of legal and of safe stones, take turns. */
static const char *compare_long(const inarow_rules *rules, uint64_t seed,
                                unsigned long steps)
{
    enum { STEPS_EACH = 2000 };
    const char *fault = NULL;
    unsigned long before = compared_steps;
    for (int n = 0; !fault && compared_steps - before < steps; n++) {
        unsigned long now = compared_steps;
        uint64_t this_seed = seed * 8192 + (uint64_t)n;
        bool safe = n >> 1 & 1;
        fault = compare_batch(rules, this_seed, STEPS_EACH, safe);
        if (!fault && compared_steps == now)
            break; /* the variant has hooks: batches are not available */
        if (!fault)
            fault = compare_ways(rules, this_seed, STEPS_EACH, safe);
    }
    return fault;
}

static bool report(const char *variant, uint64_t seed, unsigned long wanted)
{
    unsigned long steps = compared_steps, masks = compared_masks;
    inarow_service *service = library.open(NULL, NULL, 0);
    const inarow_rules *rules = service ? rules_of(service, variant) : NULL;
    bool has_hooks = rules && inarow_spec_of(rules)->host_rules;
    const char *fault = rules ? compare_long(rules, seed, wanted) : "it does not open";
    library.close(service);
    steps = compared_steps - steps;
    masks = compared_masks - masks;
    if (!fault && !has_hooks && steps < wanted)
        fault = "too few steps";
    printf("%s - %s: %lu steps, %lu masks%s%s%s\n", fault ? "not ok" : "ok", variant,
           steps, masks, has_hooks ? ", for it has hooks" : "", fault ? ": " : "",
           fault ? fault : "");
    fflush(stdout);
    return !fault;
}

int main(int argc, char **argv)
{
    int faults = 0;
    if (argc < 5) {
        fputs("usage: variants LIBRARY STEPS SEED VARIANT...\n", stderr);
        return 2;
    }
    load(argv[1]);
    for (int i = 4; i < argc; i++)
        faults +=
            !report(argv[i], strtoull(argv[3], NULL, 10), strtoul(argv[2], NULL, 10));
    printf("# %lu steps, %lu masks in all\n", compared_steps, compared_masks);
    return faults > 0;
}
