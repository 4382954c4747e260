/* Makes keys that are the same for symmetric positions. */
#ifndef INAROW_CORE_SYMMETRY_H
#define INAROW_CORE_SYMMETRY_H

#include "layout.h"

/* Returns the image of a point of the board. */
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

/* Returns a key for the stones of a position. Symmetric positions have the same key,
 * whatever the order of the moves and the side to move are. */
INTERNAL uint64_t stones_key(const inarow_rules *rules, const inarow_position *position);

#endif
