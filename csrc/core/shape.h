/* Finds shapes: stones that win or lose, in any of their images on the board. */
#ifndef INAROW_CORE_SHAPE_H
#define INAROW_CORE_SHAPE_H

#include "layout.h"

/* Finds the symmetries of the board that give different images of each shape. Called
 * when rules are compiled. Returns false if a shape does not fit on the board, and
 * sets `*shape` to its number. */
INTERNAL bool find_images(inarow_rules *rules, int *shape);

/* Returns SHAPE if a stone of the colour at `point` completes a shape that wins.
 * Returns LOSING_SHAPE if the stone completes a shape that loses. The shape's other
 * stones are on the lines of the colour. The stone comes from `from` or NOWHERE. If
 * the colour is ANY, shapes of all colours are examined. */
INTERNAL inarow_reasons shapes_made(const inarow_rules *rules, const uint32_t *line,
                                    uint8_t colour, inarow_point from,
                                    inarow_point point);

#endif
