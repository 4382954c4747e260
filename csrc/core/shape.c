/* Finds shapes: stones that win or lose, in any of their images on the board.
 *
 * An image is the shape under a symmetry of the board, at a place. Symmetries are
 * applied when the rules are compiled. Places are found by laying each stone of the
 * shape on the new stone. */
#include "shape.h"
#include "budget.h"
#include "site.h"

/* A shape under a symmetry: the offsets of its stones. */
struct image {
    int stones;
    struct site at[INAROW_SHAPE_STONES];
};

static struct image image_of(const inarow_shape *shape, const struct symmetry *symmetry)
{
    struct image image = {.stones = shape->stones};
    for (int i = 0; i < shape->stones; i++)
        image.at[i] =
            turned(symmetry, (struct site){shape->x[i], shape->y[i], shape->z[i]});
    return image;
}

/* Returns the site of stone `i` if stone `laid` lies on `site`. */
static struct site laid_on(const struct image *image, int laid, struct site site, int i)
{
    struct site from = image->at[laid], to = image->at[i];
    return (struct site){site.x + to.x - from.x, site.y + to.y - from.y,
                         site.z + to.z - from.z};
}

/* Returns true if two images coincide when stone `a` of one lies on stone `b` of the
 * other. */
static bool covers(const struct image *one, int a, const struct image *other, int b)
{
    for (int i = 0; i < one->stones; i++) {
        struct site at = laid_on(one, a, other->at[b], i);
        bool found = false;
        for (int j = 0; j < other->stones && !found; j++)
            found = is_same_site(at, other->at[j]);
        if (!found)
            return false;
    }
    return true;
}

static bool is_same_image(const struct image *one, const struct image *other)
{
    for (int i = 0; i < other->stones; i++) {
        if (covers(one, 0, other, i))
            return true;
    }
    return false;
}

/* Returns true if each stone of the image has its own point. Where edges are joined, a
 * shape could reach around the board and overlap itself. */
static bool has_stone_place(const inarow_spec *spec, const struct image *image,
                            struct site site, int i)
{
    struct site at = laid_on(image, 0, site, i);
    if (!is_site(spec, at) && !wrap_site(spec, &at))
        return false;
    for (int j = 0; j < i && spec->joined; j++) {
        struct site other = laid_on(image, 0, site, j);
        if (wrap_site(spec, &other) && is_same_site(at, other))
            return false;
    }
    return true;
}

static bool has_place(const inarow_rules *rules, const struct image *image)
{
    for (int y = 0; y < rules->height; y++) {
        for (uint32_t row = rules->board[y]; row; row &= row - 1) {
            struct site site = site_of(&rules->spec, INAROW_POINT(__builtin_ctz(row), y));
            bool fits = true;
            for (int i = 0; i < image->stones && fits; i++)
                fits = has_stone_place(&rules->spec, image, site, i);
            if (fits)
                return true;
        }
    }
    return false;
}

/* If the shape itself fits on the board, all its images under symmetries of the whole
 * board also fit. */
bool find_images(inarow_rules *rules, int *shape)
{
    const inarow_spec *spec = &rules->spec;
    for (int n = 0; n < spec->shapes; n++) {
        struct image image[INAROW_SYMMETRIES];
        int images = 0;
        for (int s = 0; s < rules->symmetries; s++) {
            bool is_new = true;
            image[images] = image_of(&spec->shape[n], &rules->symmetry[s]);
            for (int i = 0; i < images && is_new; i++)
                is_new = !is_same_image(&image[i], &image[images]);
            rules->images[n] |= (uint64_t)is_new << s;
            images += is_new;
        }
        if (!has_place(rules, &image[0])) {
            *shape = n;
            return false;
        }
    }
    return true;
}

/* The stones of a colour and a hypothetical stone, which may come from another point. */
struct in_trial {
    const inarow_rules *rules;
    const uint32_t *line;
    inarow_point from, point;
};

static bool is_stone(const struct in_trial *own, inarow_point point)
{
    return point == own->point || (point != own->from && has_bit(own->line, point));
}

/* Returns true if all stones of the image are on the board when the image's stone
 * number `laid` lies on the new stone. */
static bool is_complete(const struct in_trial *own, const struct image *image, int laid,
                        inarow_point *points)
{
    const inarow_spec *spec = &own->rules->spec;
    struct site site = site_of(spec, own->point);
    for (int i = 0; i < image->stones; i++) {
        struct site at = laid_on(image, laid, site, i);
        if (!is_site(spec, at) && !wrap_site(spec, &at))
            return false;
        points[i] = point_of(spec, at);
        if (!is_stone(own, points[i]))
            return false;
    }
    return true;
}

static bool is_made(const struct in_trial *own, int shape, inarow_point *points)
{
    const inarow_rules *rules = own->rules;
    if (!spend((unsigned)__builtin_popcountll(rules->images[shape])))
        return false;
    for (uint64_t images = rules->images[shape]; images; images &= images - 1) {
        struct image image = image_of(&rules->spec.shape[shape],
                                      &rules->symmetry[__builtin_ctzll(images)]);
        for (int i = 0; i < image.stones; i++) {
            if (is_complete(own, &image, i, points))
                return true;
        }
    }
    return false;
}

/* Returns true if the shape belongs to the colour. Shapes of shared stones may belong
 * to any colour. */
static bool is_of(const inarow_shape *shape, uint8_t colour)
{
    return colour == INAROW_ANY || shape->colours >> colour & 1;
}

inarow_reasons shapes_made(const inarow_rules *rules, const uint32_t *line,
                           uint8_t colour, inarow_point from, inarow_point point)
{
    struct in_trial own = {rules, line, from, point};
    inarow_point points[INAROW_SHAPE_STONES];
    inarow_reasons makes = 0;
    for (int n = 0; n < rules->spec.shapes; n++) {
        const inarow_shape *shape = &rules->spec.shape[n];
        inarow_reasons bit = shape->loses ? INAROW_BIT(LOSING_SHAPE) : INAROW_BIT(SHAPE);
        if (is_of(shape, colour) && !(makes & bit) && is_made(&own, n, points))
            makes |= bit;
    }
    return makes;
}

int inarow_shape_of(const inarow_rules *rules, const inarow_position *position,
                    uint8_t colour, inarow_point point, int first, inarow_point *points)
{
    struct in_trial own = {rules, lines_of(rules, position, colour), INAROW_NOWHERE,
                           point};
    uint8_t whose = rules->spec.shared ? INAROW_ANY : colour;
    for (int n = first; n < rules->spec.shapes; n++) {
        if (is_of(&rules->spec.shape[n], whose) && is_made(&own, n, points))
            return n;
    }
    return -1;
}
