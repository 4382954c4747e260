/*
 * A program that asks the service: each line of its input is answered.
 *
 *     cc service.c $(pkg-config --cflags --libs inarow_service)
 *     ./a.out [OPTIONS] < requests
 *
 * Its locale is the one of the environment; or the one that the variable LATER names, but
 * that only once the service is open.
 */
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <inarow_service.h>

int main(int argc, char **argv)
{
    char fault[200], line[4096];
    const char *later = getenv("LATER");
    if (!later)
        setlocale(LC_ALL, "");
    inarow_service *service =
        inarow_service_open(argc > 1 ? argv[1] : NULL, fault, sizeof fault);
    if (!service)
        return fprintf(stderr, "%s\n", fault), 2;
    if (later && !setlocale(LC_ALL, later))
        return fprintf(stderr, "there is no locale %s\n", later), 2;
    while (fgets(line, sizeof line, stdin))
        puts(inarow_service_handle(service, line, strcspn(line, "\n"), NULL));
    inarow_service_close(service);
    return 0;
}
