/*
 * A program that asks the service: it prints the answer to each line of its input.
 *
 *     cc service.c $(pkg-config --cflags --libs inarow_service)
 *     ./a.out [OPTIONS] < requests
 *
 * Its locale is that of the environment. If the variable LATER names a locale, the
 * program changes to it after opening the service.
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
