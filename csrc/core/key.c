/* Makes keys: the canonical form of everything that can still matter in a position,
 * and hashes of this form.
 *
 * inarow.h describes the form. Numbers are written with the highest byte first. The
 * hash is SipHash-2-4 with 128 bits and the key 0 (Aumasson and Bernstein, 2012). It
 * is the same on every machine. */
#include "key.h"
#include <stdlib.h>
#include "phase.h"
#include "symmetry.h"
#include "teams.h"

enum { FORMAT = 1 };

/* ---- SipHash ----------------------------------------------------------------------- */

struct sip {
    uint64_t v[4];
    uint64_t bytes; /* number of bytes so far */
};

static uint64_t rotated(uint64_t n, int bits)
{
    return n << bits | n >> (64 - bits);
}

static void sip_rounds(uint64_t v[4], int count)
{
    for (; count > 0; count--) {
        v[0] += v[1];
        v[2] += v[3];
        v[1] = rotated(v[1], 13) ^ v[0];
        v[3] = rotated(v[3], 16) ^ v[2];
        v[0] = rotated(v[0], 32);
        v[2] += v[1];
        v[0] += v[3];
        v[1] = rotated(v[1], 17) ^ v[2];
        v[3] = rotated(v[3], 21) ^ v[0];
        v[2] = rotated(v[2], 32);
    }
}

static struct sip begin_sip(void)
{
    return (struct sip){
        .v = {UINT64_C(0x736f6d6570736575), UINT64_C(0x646f72616e646f6d) ^ 0xee,
              UINT64_C(0x6c7967656e657261), UINT64_C(0x7465646279746573)}};
}

static void sip_word(struct sip *sip, uint64_t word)
{
    sip->v[3] ^= word;
    sip_rounds(sip->v, 2);
    sip->v[0] ^= word;
    sip->bytes += sizeof word;
}

/* Returns the hash of the words and of up to 7 more bytes. */
static inarow_hash128 end_sip(struct sip *sip, const uint8_t *rest, size_t count)
{
    uint64_t last = (sip->bytes + count) << 56;
    inarow_hash128 hash;
    for (size_t i = 0; i < count; i++)
        last |= (uint64_t)rest[i] << 8 * i;
    sip_word(sip, last);
    sip->v[2] ^= 0xee;
    sip_rounds(sip->v, 4);
    hash.word[0] = sip->v[0] ^ sip->v[1] ^ sip->v[2] ^ sip->v[3];
    sip->v[1] ^= 0xdd;
    sip_rounds(sip->v, 4);
    hash.word[1] = sip->v[0] ^ sip->v[1] ^ sip->v[2] ^ sip->v[3];
    return hash;
}

inarow_hash128 inarow_hash(const void *data, size_t count)
{
    const uint8_t *bytes = data;
    struct sip sip = begin_sip();
    for (; count >= 8; count -= 8, bytes += 8) {
        uint64_t word = 0;
        for (int i = 0; i < 8; i++)
            word |= (uint64_t)bytes[i] << 8 * i;
        sip_word(&sip, word);
    }
    return end_sip(&sip, bytes, count);
}

/* ---- The rules --------------------------------------------------------------------- */

static void hash_win(struct sip *sip, inarow_win win)
{
    sip_word(sip, (uint64_t)win.length | (uint64_t)win.exactly << 8 |
                      (uint64_t)win.open << 16 | (uint64_t)win.survives << 24);
}

static void hash_colours(struct sip *sip, const inarow_spec *spec)
{
    for (int c = 0; c < spec->colours; c++) {
        hash_win(sip, spec->win[c]);
        hash_win(sip, spec->lose[c]);
        sip_word(sip, spec->forbid[c]);
        sip_word(sip, spec->team[c]);
        sip_word(sip, spec->supply[c]);
    }
}

static void hash_step(struct sip *sip, const inarow_step *step)
{
    const uint8_t fields[] = {
        step->phase,    step->verb,   step->colour,   step->by_colour,
        step->by_seat,  step->within, step->outside,  step->cross,
        step->least,    step->most,   step->majority, step->to_move,
        step->distinct, step->pass,   step->next,     step->pass_next,
    };
    for (size_t i = 0; i < sizeof fields; i++)
        sip_word(sip, fields[i]);
    sip_word(sip, step->patterns);
}

static void hash_pattern(struct sip *sip, const inarow_pattern *pattern)
{
    sip_word(sip, pattern->stones);
    for (int i = 0; i < pattern->stones; i++)
        sip_word(sip, (uint64_t)(uint8_t)pattern->x[i] |
                          (uint64_t)(uint8_t)pattern->y[i] << 8 |
                          (uint64_t)pattern->colour[i] << 16);
}

static void hash_shape(struct sip *sip, const inarow_shape *shape)
{
    sip_word(sip, (uint64_t)shape->stones | (uint64_t)shape->colours << 8 |
                      (uint64_t)shape->loses << 16);
    for (int i = 0; i < shape->stones; i++)
        sip_word(sip, (uint64_t)(uint8_t)shape->x[i] |
                          (uint64_t)(uint8_t)shape->y[i] << 8 |
                          (uint64_t)(uint8_t)shape->z[i] << 16);
}

static void hash_numbers(struct sip *sip, const inarow_spec *spec)
{
    const uint64_t fields[] = {
        (uint64_t)spec->width,
        (uint64_t)spec->height,
        (uint64_t)spec->colours,
        (uint64_t)spec->layers,
        spec->directions,
        spec->refuse,
        spec->unless_four,
        spec->unless_defence,
        spec->counts_threes_twice,
        spec->five_makes_three,
        spec->open_rows,
        spec->gravity,
        spec->capture.lengths,
        spec->capture.own,
        spec->capture.wins,
        spec->first_turn,
        spec->each_turn,
        spec->pass,
        spec->pop,
        spec->move,
        spec->draw_full_board,
        spec->draw_two_passes,
        spec->draw_supply,
        spec->draw_moves,
        spec->host_decides,
        spec->host_rules,
        (uint64_t)spec->steps,
        (uint64_t)spec->patterns,
        (uint64_t)spec->shapes,
    };
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++)
        sip_word(sip, fields[i]);
}

/* Hashes fields that were added later, but only if they are used: keys of other games
 * must not change. */
static void hash_more(struct sip *sip, const inarow_rules *rules)
{
    const inarow_spec *spec = &rules->spec;
    if (spec->neutral)
        sip_word(sip, spec->neutral);
    if (spec->shared)
        sip_word(sip, UINT64_C(1) << 8 | spec->shared);
    if (spec->at_end) {
        sip_word(sip, UINT64_C(2) << 8 | spec->at_end);
        sip_word(sip, spec->at_end_colour);
        hash_win(sip, spec->at_end_row);
    }
    if (rules->exceptions) {
        sip_word(sip, UINT64_C(5) << 8);
        sip_word(sip, spec->unless_captures);
        sip_word(sip, spec->unless_wins);
        sip_word(sip, spec->unless_breaks);
    }
    if (spec->draw_both_rows)
        sip_word(sip, UINT64_C(3) << 8);
    for (int i = 0; i < spec->blocks; i++)
        sip_word(sip, UINT64_C(4) << 24 | (uint64_t)spec->block[i].x << 16 |
                          (uint64_t)spec->block[i].y << 8 | spec->block[i].side);
    if (spec->joined)
        sip_word(sip, UINT64_C(5) << 8 | spec->joined);
    for (int c = 0; rules->has_start && c < rules->kinds; c++) {
        for (int y = 0; y < spec->height; y++)
            sip_word(sip, spec->start[c].row[y]);
    }
}

static uint64_t hash_of_spec(const inarow_rules *rules)
{
    const inarow_spec *spec = &rules->spec;
    struct sip sip = begin_sip();
    hash_numbers(&sip, spec);
    for (int y = 0; y < spec->height; y++)
        sip_word(&sip, spec->holes.row[y]);
    hash_colours(&sip, spec);
    for (int i = 0; i < spec->steps; i++)
        hash_step(&sip, &spec->step[i]);
    for (int i = 0; i < spec->patterns; i++)
        hash_pattern(&sip, &spec->pattern[i]);
    for (int i = 0; i < spec->shapes; i++)
        hash_shape(&sip, &spec->shape[i]);
    hash_more(&sip, rules);
    return end_sip(&sip, NULL, 0).word[0];
}

/* ---- State that can still matter --------------------------------------------------- */

/* Returns the lowest phase that a step may lead back to, or `phase` if the step does
 * not lead to a lower phase. */
static int phase_behind(const inarow_step *step, int phase)
{
    if (step->next < phase)
        phase = step->next;
    return step->pass && step->pass_next && step->pass_next < phase ? step->pass_next
                                                                    : phase;
}

/* Returns the first step that may still be ahead. Steps ahead are in the current
 * phase, in later phases, and in phases to which one of these can return. */
static int next_step(const inarow_rules *rules, const inarow_position *position)
{
    if (play_is_free(rules, position))
        return rules->spec.steps;
    int phase = position->state.phase;
    for (int i = rules->spec.steps - 1; i >= rules->first_step[phase]; i--)
        phase = phase_behind(&rules->spec.step[i], phase);
    return rules->first_step[phase];
}

/* Returns true if the step is for the seat that did not place last. */
static bool asks_for_mover(const inarow_step *step)
{
    return step->by_seat == INAROW_ANY && step->by_colour == INAROW_ANY &&
           step->colour == INAROW_ANY;
}

/* Returns the state with 0 or NOWHERE for everything that can no longer matter. The
 * table in inarow.h gives the reasons. */
static inarow_state what_matters(const inarow_rules *rules,
                                 const inarow_position *position)
{
    const inarow_spec *spec = &rules->spec;
    const inarow_state *now = &position->state;
    inarow_state kept = {.phase = now->phase,
                         .turn = now->turn,
                         .left = now->is_to_rotate ? 0
                                 : now->left > 1   ? now->left
                                                   : 1,
                         .exchanged = now->exchanged,
                         .last = INAROW_NOWHERE,
                         .standing = now->standing};
    for (int i = next_step(rules, position); i < spec->steps; i++) {
        const inarow_step *step = &spec->step[i];
        if (asks_for_mover(step))
            kept.mover = now->mover;
        if (step->verb == INAROW_OFFER && step->most == 0)
            kept.declared = now->declared;
        if (step->verb == INAROW_PICK)
            kept.offers = now->offers;
    }
    for (int i = 0; i < INAROW_RECENT; i++)
        kept.recent[i] = i < rules->recents[now->phase] ? now->recent[i] : INAROW_NOWHERE;
    if (now->standing != INAROW_NOWHERE)
        kept.standing_colour = now->standing_colour;
    if (spec->draw_two_passes)
        kept.passes = now->passes;
    if (spec->draw_moves || spec->host_rules)
        kept.moves = now->moves;
    if (spec->host_rules)
        kept.last = now->last;
    for (uint8_t c = 0; c < spec->colours; c++) {
        kept.holder[c] = now->holder[c];
        kept.supply[c] = now->supply[c];
        if (spec->host_rules)
            kept.taken[c] = now->taken[c];
        else if (spec->capture.wins || spec->at_end == INAROW_MOST_TAKEN)
            kept.taken[c] = taken_by_team(spec, now->taken, c);
    }
    return kept;
}

/* ---- The canonical form ------------------------------------------------------------ */

struct writer {
    uint8_t *end;
};

static void put_bytes(struct writer *text, uint64_t number, int bytes)
{
    for (int i = bytes - 1; i >= 0; i--)
        *text->end++ = (uint8_t)(number >> 8 * i);
}

/* Writes the part of the state that no symmetry changes. */
static void put_state(struct writer *text, const inarow_rules *rules,
                      const inarow_state *state)
{
    const uint8_t numbers[] = {state->phase,  state->turn,      state->left,
                               state->passes, state->declared,  state->mover,
                               state->offers, state->exchanged, state->standing_colour};
    put_bytes(text, FORMAT, 1);
    put_bytes(text, rules->hash, 8);
    for (size_t i = 0; i < sizeof numbers; i++)
        put_bytes(text, numbers[i], 1);
    put_bytes(text, state->moves, 4);
    for (int c = 0; c < rules->spec.colours; c++) {
        put_bytes(text, state->holder[c], 1);
        put_bytes(text, state->supply[c], 2);
        put_bytes(text, state->taken[c], 2);
    }
}

/* ---- Images ------------------------------------------------------------------------ */

/* Returns the low bits of a word in reverse order. */
static uint32_t reversed(uint32_t word, int bits)
{
    word = (word & 0x55555555) << 1 | (word >> 1 & 0x55555555);
    word = (word & 0x33333333) << 2 | (word >> 2 & 0x33333333);
    word = (word & 0x0f0f0f0f) << 4 | (word >> 4 & 0x0f0f0f0f);
    word = (word & 0x00ff00ff) << 8 | (word >> 8 & 0x00ff00ff);
    return (word << 16 | word >> 16) >> (32 - bits);
}

/* A position under a symmetry. Most symmetries map rows or columns to rows. Rows and
 * columns are stored already, so these images are not drawn. Comparing row by row is
 * fast, because two images usually differ in their first rows. */
struct turned_board {
    const inarow_rules *rules;
    const inarow_position *position;
    int symmetry;
    bool is_drawn;
    uint32_t row[INAROW_COLOURS + 1][INAROW_SIDE]; /* image, if it has been drawn */
};

enum { ROW = INAROW_POINT(0, 1) };

static void draw_image(struct turned_board *image)
{
    const inarow_rules *rules = image->rules;
    memset(image->row, 0, sizeof image->row);
    for (int c = 0; c < rules->kinds; c++) {
        const uint32_t *line = lines_of(rules, image->position, c);
        for (int y = 0; y < rules->height; y++) {
            for (uint32_t left = line[y]; left; left &= left - 1) {
                inarow_point to = inarow_image(rules, image->symmetry,
                                               INAROW_POINT(__builtin_ctz(left), y));
                image->row[c][INAROW_Y(to)] |= UINT32_C(1) << INAROW_X(to);
            }
        }
    }
}

static void open_image(struct turned_board *image, const inarow_rules *rules,
                       const inarow_position *position, int symmetry)
{
    const struct symmetry *turn = &rules->symmetry[symmetry];
    int right = abs(turn->right), up = abs(turn->up);
    image->rules = rules;
    image->position = position;
    image->symmetry = symmetry;
    image->is_drawn = has_layers(&rules->spec) ||
                      !((right == 1 && up == ROW) || (right == ROW && up == 1));
    if (image->is_drawn)
        draw_image(image);
}

/* Returns the stones of a colour in a row of the image. */
static uint32_t row_of_image(const struct turned_board *image, int colour, int y)
{
    const inarow_rules *rules = image->rules;
    const struct symmetry *turn = &rules->symmetry[image->symmetry];
    const uint32_t *line = lines_of(rules, image->position, colour);
    if (image->is_drawn)
        return image->row[colour][y];
    if (abs(turn->right) == 1) {
        uint32_t row = line[turn->up > 0 ? y : rules->height - 1 - y];
        return turn->right > 0 ? row : reversed(row, rules->width);
    }
    uint32_t column = line[rules->base[1] + (turn->right > 0 ? y : rules->width - 1 - y)];
    return turn->up > 0 ? column : reversed(column, rules->height);
}

static inarow_point turned_point(const struct turned_board *image, inarow_point point)
{
    return point == INAROW_NOWHERE ? point
                                   : inarow_image(image->rules, image->symmetry, point);
}

/* Writes points in their own order, or, for a set, in ascending order. */
static void put_turned(struct writer *text, const struct turned_board *image,
                       const inarow_point *points, int count, bool is_set)
{
    inarow_point point[INAROW_OFFERS];
    for (int i = 0; i < count; i++) {
        inarow_point turned = turned_point(image, points[i]);
        int at = i;
        for (; is_set && at > 0 && point[at - 1] > turned; at--)
            point[at] = point[at - 1];
        point[at] = turned;
    }
    for (int i = 0; i < count; i++)
        put_bytes(text, point[i], 2);
}

/* Writes the images of a list of points. Writes nothing if the list is empty. */
static void put_points(struct writer *text, const struct turned_board *image,
                       const inarow_state *state)
{
    if (!state)
        return;
    const inarow_rules *rules = image->rules;
    put_turned(text, image, offers_of(rules, image->position), state->offers, true);
    put_bytes(text, turned_point(image, state->standing), 2);
    put_bytes(text, turned_point(image, state->last), 2);
    put_turned(text, image, state->recent, INAROW_RECENT,
               rules->recents_are_set[state->phase]);
}

/* Returns true if one image sorts before another. */
static bool is_smaller(const struct turned_board *one, const struct turned_board *other,
                       const inarow_state *state)
{
    const inarow_rules *rules = one->rules;
    for (int c = 0; c < rules->kinds; c++) {
        for (int y = 0; y < rules->height; y++) {
            uint32_t a = row_of_image(one, c, y), b = row_of_image(other, c, y);
            if (a != b)
                return a < b;
        }
    }
    uint8_t bytes[2][2 * (INAROW_OFFERS + INAROW_RECENT + 2)];
    struct writer text = {bytes[0]}, other_text = {bytes[1]};
    put_points(&text, one, state);
    put_points(&other_text, other, state);
    return memcmp(bytes[0], bytes[1], (size_t)(text.end - bytes[0])) < 0;
}

/* Writes the smallest of the images under these symmetries, one of which is the
 * identity. Returns the first symmetry that gives this image. */
static int put_smallest(struct writer *text, const inarow_rules *rules,
                        const inarow_position *position, const inarow_state *state,
                        uint64_t symmetries)
{
    struct turned_board images[2], *best = &images[0], *next = &images[1];
    open_image(best, rules, position, 0);
    for (int s = 1; s < rules->symmetries; s++) {
        if (!(symmetries >> s & 1))
            continue;
        open_image(next, rules, position, s);
        if (is_smaller(next, best, state)) {
            struct turned_board *smaller = next;
            next = best;
            best = smaller;
        }
    }
    for (int c = 0; c < rules->kinds; c++) {
        for (int y = 0; y < rules->height; y++)
            put_bytes(text, row_of_image(best, c, y), (rules->width + 7) / 8);
    }
    put_points(text, best, state);
    return best->symmetry;
}

/* Writes the canonical form to `bytes`, which must have room for any form. Returns the
 * length of the form. With hooks the only symmetry is the identity, because a hook may
 * look at single points. */
static size_t write_canonical(const inarow_rules *rules, const inarow_position *position,
                              uint8_t *bytes, int *symmetry)
{
    struct writer text = {bytes};
    const inarow_state state = what_matters(rules, position);
    put_state(&text, rules, &state);
    *symmetry = put_smallest(&text, rules, position, &state,
                             rules->spec.host_rules ? 1 : UINT64_MAX);
    return (size_t)(text.end - bytes);
}

size_t inarow_canonical(const inarow_rules *rules, const inarow_position *position,
                        uint8_t *bytes, size_t room, int *symmetry)
{
    uint8_t text[INAROW_CANONICAL];
    int found;
    size_t length = write_canonical(rules, position, text, &found);
    memcpy(bytes, text, length < room ? length : room);
    if (symmetry)
        *symmetry = found;
    return length;
}

inarow_hash128 inarow_key128(const inarow_rules *rules, const inarow_position *position,
                             int *symmetry)
{
    uint8_t text[INAROW_CANONICAL];
    int found;
    size_t length = write_canonical(rules, position, text, &found);
    if (symmetry)
        *symmetry = found;
    return inarow_hash(text, length);
}

inarow_hash128 inarow_board_key128(const inarow_rules *rules,
                                   const inarow_position *position, int *symmetry)
{
    uint8_t bytes[INAROW_CANONICAL];
    struct writer text = {bytes};
    const int numbers[] = {FORMAT, rules->width, rules->height, rules->spec.colours,
                           position->state.turn};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        put_bytes(&text, (uint64_t)numbers[i], 1);
    int found = put_smallest(&text, rules, position, NULL, UINT64_MAX);
    if (symmetry)
        *symmetry = found;
    return inarow_hash(bytes, (size_t)(text.end - bytes));
}

/* ---- Compiling --------------------------------------------------------------------- */

static uint8_t larger(uint8_t a, uint8_t b)
{
    return a > b ? a : b;
}

/* Returns how many of the latest stones may still be removed, by this step or by later
 * steps. Each stone that must be placed before the removal displaces one of these
 * stones. */
static uint8_t recents_by(const inarow_rules *rules, const inarow_step *step)
{
    uint8_t recents = rules->recents[step->next];
    if (step->verb == INAROW_PLAY || step->verb == INAROW_PICK)
        recents -= recents > 0;
    if (step->pass)
        recents = larger(recents,
                         rules->recents[step->pass_next ? step->pass_next : step->next]);
    if (step->verb == INAROW_SWAP) /* also stands for KEEP */
        recents = larger(recents, rules->recents[step->phase + 1]);
    return step->verb == INAROW_REMOVE ? larger(recents, step->most) : recents;
}

/* Returns true if the order of the latest stones no longer matters. The order matters
 * if one of the stones may still be displaced. */
static bool recents_are_set(const inarow_rules *rules, int phase)
{
    const inarow_spec *spec = &rules->spec;
    for (int i = rules->first_step[phase]; i < rules->first_step[phase + 1]; i++) {
        const inarow_step *step = &spec->step[i];
        if (step->verb == INAROW_REMOVE ? step->most != rules->recents[phase]
                                        : rules->recents[phase] > 0)
            return false;
    }
    return true;
}

static bool add_recents(inarow_rules *rules)
{
    bool added = false;
    for (int i = 0; i < rules->spec.steps; i++) {
        const inarow_step *step = &rules->spec.step[i];
        uint8_t recents = recents_by(rules, step);
        if (recents > rules->recents[step->phase]) {
            rules->recents[step->phase] = recents;
            added = true;
        }
    }
    return added;
}

static void compile_recents(inarow_rules *rules)
{
    while (add_recents(rules))
        ;
    for (int phase = 0; phase < rules->phases; phase++)
        rules->recents_are_set[phase] = recents_are_set(rules, phase);
}

void compile_keys(inarow_rules *rules)
{
    compile_recents(rules);
    rules->hash = hash_of_spec(rules);
}
