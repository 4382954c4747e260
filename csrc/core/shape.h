/* Shapes: stones that win or lose, in any of their images on the board. */
#ifndef INAROW_CORE_SHAPE_H
#define INAROW_CORE_SHAPE_H

#include "layout.h"

/* Compiling: which symmetries of the board turn each shape otherwise than those before.
 * False if one of them has no place on the board: `*shape` is its number. */
INTERNAL bool find_images(inarow_rules *rules, int *shape);

/* SHAPE and LOSING_SHAPE: what a stone of the colour at `point`, which comes from `from`
 * or NOWHERE, completes among the colour's lines. ANY: whosesoever the shapes are. */
INTERNAL inarow_reasons shapes_made(const inarow_rules *rules, const uint32_t *line,
                                    uint8_t colour, inarow_point from,
                                    inarow_point point);

#endif
