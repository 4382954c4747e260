/* Positions for attack searches. The same seed gives the same positions on every
 * machine. */
#ifndef ATTACK_CASES_H
#define ATTACK_CASES_H

#include <stddef.h>
#include "oracle.h"

/* Returns a random number from 0 to n - 1. */
int die(uint64_t *seed, int n);

/* Makes a position of the board's size without a winner: scattered stones, crowds, a
 * played game, or many rows that are almost complete. */
void make_case(struct board *board, const struct law *law, uint64_t *seed);

/* Makes a position with equally many stones of both colours, close together, like
 * after an opening. There are wins by threats, but rarely wins by fours. */
void make_opening(struct board *board, const struct law *law, uint64_t *seed);

/* Turns, moves and slightly changes the board. */
void vary(struct board *board, uint64_t *seed);

/* Reads rows from the top: those of a square board, or rows with slashes between
 * them. Returns false if the text is not a board. */
bool read_board(const char *text, size_t length, struct board *board);

/* Writes the board with slashes to `text`. */
enum { BOARD_TEXT = MAX_SIDE * (MAX_SIDE + 1) };
void write_board(const struct board *board, char text[BOARD_TEXT]);

#endif
