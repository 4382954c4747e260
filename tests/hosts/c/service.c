/*
 * A program that asks the service: each line of its input is answered.
 *
 *     cc service.c $(pkg-config --cflags --libs inarow_service)
 *     ./a.out [OPTIONS] < requests
 */
#include <locale.h>
#include <stdio.h>
#include <string.h>
#include <inarow_service.h>

int main(int argc, char **argv)
{
    char fault[200], line[4096];
    setlocale(LC_ALL, "");
    inarow_service *service =
        inarow_service_open(argc > 1 ? argv[1] : NULL, fault, sizeof fault);
    if (!service)
        return fprintf(stderr, "%s\n", fault), 2;
    while (fgets(line, sizeof line, stdin))
        puts(inarow_service_handle(service, line, strcspn(line, "\n"), NULL));
    inarow_service_close(service);
    return 0;
}
