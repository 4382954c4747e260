/* Shapes: stones that win or lose, in any of their images on the board. */
#ifndef INAROW_CORE_SHAPE_H
#define INAROW_CORE_SHAPE_H

#include "layout.h"

/* Finds the symmetries of the board that give different images of each shape, while
 * compiling. Returns false if a shape does not fit on the board, with its number in
 * `*shape`. */
INTERNAL bool find_images(inarow_rules *rules, int *shape);

/* SHAPE and LOSING_SHAPE: the shapes that a stone of the colour at `point`, coming
 * from `from` or NOWHERE, completes among the colour's lines. ANY: shapes of all
 * colours. */
INTERNAL inarow_reasons shapes_made(const inarow_rules *rules, const uint32_t *line,
                                    uint8_t colour, inarow_point from,
                                    inarow_point point);

#endif
