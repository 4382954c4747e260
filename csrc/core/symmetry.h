/* Keys that symmetries of the board leave alone. */
#ifndef INAROW_CORE_SYMMETRY_H
#define INAROW_CORE_SYMMETRY_H

#include "layout.h"

/* The image of a point of the board. */
static inline inarow_point image_by(const inarow_spec *spec,
                                    const struct symmetry *symmetry, inarow_point point)
{
    int x = INAROW_X(point), image = symmetry->origin + INAROW_Y(point) * symmetry->up;
    if (has_layers(spec)) {
        image += x / spec->width * symmetry->higher;
        x %= spec->width;
    }
    return (inarow_point)(image + x * symmetry->right);
}

/* The stones of a position, whatever their order and whoever is to move, as a key that
 * symmetries of the board leave alone. */
INTERNAL uint64_t stones_key(const inarow_rules *rules, const inarow_position *position);

#endif
