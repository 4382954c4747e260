/* Positions to look for attacks in. The same seed gives the same ones everywhere. */
#ifndef ATTACK_CASES_H
#define ATTACK_CASES_H

#include <stddef.h>
#include "oracle.h"

/* A number from 0 to n - 1. */
int die(uint64_t *seed, int n);

/* A position of the board's size that nobody has won: scattered, crowded, played, or full
 * of rows that are all but made. */
void make_case(struct board *board, const struct law *law, uint64_t *seed);

/* As many stones of both colours, close together, as after an opening: there are wins by
 * threats, and seldom by fours. */
void make_opening(struct board *board, const struct law *law, uint64_t *seed);

/* The board turned, moved and changed a little. */
void vary(struct board *board, uint64_t *seed);

/* Rows from the top, of a square board, or with a slash between them. False if it is
 * none. */
bool read_board(const char *text, size_t length, struct board *board);

/* The same, with slashes, at `text`. */
enum { BOARD_TEXT = MAX_SIDE * (MAX_SIDE + 1) };
void write_board(const struct board *board, char text[BOARD_TEXT]);

#endif
