/* Converts points to columns, rows and layers, for symmetries and neighbours. */
#ifndef INAROW_CORE_SITE_H
#define INAROW_CORE_SITE_H

#include "layout.h"

/* The coordinates of a point, counted from 0, or the three parts of a step: to the
 * right, up, and to higher layers. */
struct site {
    int x, y, z;
};

static inline struct site site_of(const inarow_spec *spec, inarow_point point)
{
    return (struct site){INAROW_X(point) % spec->width, INAROW_Y(point),
                         INAROW_X(point) / spec->width};
}

static inline inarow_point point_of(const inarow_spec *spec, struct site site)
{
    return INAROW_POINT(site.x + site.z * spec->width, site.y);
}

/* Returns true if the site is within the sides of the board and not a hole. */
static inline bool is_within_sides(const inarow_spec *spec, struct site site)
{
    return site.x >= 0 && site.x < spec->width && site.y >= 0 && site.y < spec->height &&
           site.z >= 0 && site.z < layers_of(spec);
}

static inline bool is_site(const inarow_spec *spec, struct site site)
{
    return is_within_sides(spec, site) &&
           !(spec->holes.row[site.y] >> (site.x + site.z * spec->width) & 1);
}

static inline int wrapped(int at, int side)
{
    return (at % side + side) % side;
}

/* Moves a site that is off the board back onto the board where edges are joined.
 * Returns false if it remains off the board. */
static inline bool wrap_site(const inarow_spec *spec, struct site *site)
{
    if (!spec->joined)
        return false;
    if (spec->joined & INAROW_ALONG_ROW)
        site->x = wrapped(site->x, spec->width);
    if (spec->joined & INAROW_ALONG_COLUMN)
        site->y = wrapped(site->y, spec->height);
    return is_site(spec, *site);
}

static inline bool is_same_site(struct site a, struct site b)
{
    return a.x == b.x && a.y == b.y && a.z == b.z;
}

/* Returns the image of a step under a symmetry. */
static inline struct site turned(const struct symmetry *symmetry, struct site step)
{
    const int8_t *x = symmetry->axis[0], *y = symmetry->axis[1], *z = symmetry->axis[2];
    return (struct site){step.x * x[0] + step.y * y[0] + step.z * z[0],
                         step.x * x[1] + step.y * y[1] + step.z * z[1],
                         step.x * x[2] + step.y * y[2] + step.z * z[2]};
}

#endif
