/* Rule sets for the tests, by their rule texts. */
#include "board.h"

inarow_spec plain(int width, int height, int colours, int length)
{
    inarow_spec spec = {
        .width = width, .height = height, .colours = colours, .draw_full_board = true};
    for (int c = 0; c < colours; c++)
        spec.win[c] = (inarow_win){(uint8_t)length, false};
    return spec;
}

/* RIF 9.1: Black wins with exactly five. RIF 9.2: patterns that only Black may not
 * make. */
inarow_spec renju(int width, int height)
{
    inarow_spec spec = plain(width, height, 2, 5);
    spec.win[BLACK].exactly = true;
    spec.forbid[BLACK] = PATTERNS;
    spec.pass = spec.draw_two_passes = true;
    return spec;
}

static inarow_step *add_step(inarow_spec *spec, int phase, inarow_verb verb, int colour)
{
    inarow_step *step = &spec->step[spec->steps++];
    *step = (inarow_step){.phase = (uint8_t)phase,
                          .verb = (uint8_t)verb,
                          .colour = (uint8_t)colour,
                          .by_colour = ANY,
                          .by_seat = ANY,
                          .next = (uint8_t)(phase + 1)};
    return step;
}

inarow_step *add_phase(inarow_spec *spec, inarow_verb verb, int colour)
{
    int phase = spec->steps ? spec->step[spec->steps - 1].phase + 1 : 0;
    return add_step(spec, phase, verb, colour);
}

inarow_step *add_alternative(inarow_spec *spec, inarow_verb verb, int colour)
{
    return add_step(spec, spec->step[spec->steps - 1].phase, verb, colour);
}

/* RIF 11; the names are traditional (reading 14). The second stones are h9 and i9. */
const char *const third_stones[26] = {
    "h10" /* Kansei */,  "i10" /* Keigetsu */, "j10" /* Sosei */,   "i9" /* Kagetsu */,
    "j9" /* Zangetsu */, "i8" /* Ugetsu */,    "j8" /* Kinsei */,   "h7" /* Shogetsu */,
    "i7" /* Kyugetsu */, "j7" /* Shingetsu */, "h6" /* Zuisei */,   "i6" /* Sangetsu */,
    "j6" /* Yusei */,    "j10" /* Chosei */,   "j9" /* Kyogetsu */, "j8" /* Kosei */,
    "j7" /* Suigetsu */, "j6" /* Ryusei */,    "i8" /* Ungetsu */,  "i7" /* Hogetsu */,
    "i6" /* Rangetsu */, "h7" /* Gingetsu */,  "h6" /* Myojo */,    "g7" /* Shagetsu */,
    "g6" /* Meigetsu */, "f6" /* Suisei */,
};

void add_patterns(inarow_spec *spec)
{
    const inarow_point centre = point("h8");
    for (spec->patterns = 0; spec->patterns < 26; spec->patterns++) {
        inarow_pattern *pattern = &spec->pattern[spec->patterns];
        inarow_point third = point(third_stones[spec->patterns]);
        *pattern = (inarow_pattern){
            .stones = 3,
            .colour = {BLACK, WHITE, BLACK},
            .x = {0, spec->patterns < 13 ? 0 : 1,
                  (int8_t)(INAROW_X(third) - INAROW_X(centre))},
            .y = {0, 1, (int8_t)(INAROW_Y(third) - INAROW_Y(centre))},
        };
    }
}

/* RIF 12.2-4: three stones by one seat, one of the patterns of RIF 11. */
static void add_three_stones(inarow_spec *spec)
{
    add_patterns(spec);
    add_phase(spec, INAROW_PLAY, BLACK)->within = 1;
    inarow_step *second = add_phase(spec, INAROW_PLAY, WHITE);
    second->by_seat = 0;
    second->within = 3;
    inarow_step *third = add_phase(spec, INAROW_PLAY, BLACK);
    third->within = 5;
    third->patterns = UINT64_MAX;
}

static void add_offer(inarow_spec *spec, int number)
{
    inarow_step *offer = add_phase(spec, INAROW_OFFER, BLACK);
    offer->least = offer->most = (uint8_t)number;
    offer->distinct = true;
    add_phase(spec, INAROW_PICK, BLACK)->by_colour = WHITE;
}

inarow_spec rif(void)
{
    inarow_spec spec = renju(15, 15);
    add_three_stones(&spec);
    add_phase(&spec, INAROW_SWAP, ANY);
    add_phase(&spec, INAROW_PLAY, WHITE)->pass = true; /* reading 11 */
    add_offer(&spec, 2);
    return spec;
}

inarow_spec soosorv(void)
{
    inarow_spec spec = renju(15, 15);
    add_three_stones(&spec);
    add_phase(&spec, INAROW_SWAP, ANY);
    add_phase(&spec, INAROW_PLAY, WHITE);
    inarow_step *declare = add_phase(&spec, INAROW_DECLARE, ANY);
    declare->by_colour = WHITE;
    declare->least = 1;
    declare->most = 8;
    add_phase(&spec, INAROW_SWAP, ANY);
    add_offer(&spec, 0); /* as many as declared */
    return spec;
}

/* T10 and its reading 10. Phases: 0, 2, 4 and 6 stones, each with a swap; 8 both
 * choices, after a keep; 9 choice 1 alone, after a swap; 10 the swap after a fifth
 * stone of choice 1; 11 the sixth stone; 12 the pick of choice 2, which the sixth
 * stone follows. */
inarow_spec taraguchi(void)
{
    inarow_spec spec = renju(15, 15);
    for (int stone = 0; stone < 4; stone++) {
        inarow_step *place = add_phase(&spec, INAROW_PLAY, stone % 2);
        place->within = (uint8_t)(2 * stone + 1);
        add_phase(&spec, INAROW_SWAP, ANY);
    }
    spec.step[7].next = 9;
    inarow_step *fifth = add_phase(&spec, INAROW_PLAY, BLACK);
    fifth->within = 9;
    fifth->next = 10;
    inarow_step *offer = add_alternative(&spec, INAROW_OFFER, BLACK);
    offer->least = offer->most = 10;
    offer->distinct = true;
    offer->next = 12;
    add_phase(&spec, INAROW_PLAY, BLACK)->within = 9;
    add_phase(&spec, INAROW_SWAP, ANY);
    add_phase(&spec, INAROW_PLAY, WHITE)->next = 13;
    inarow_step *pick = add_phase(&spec, INAROW_PICK, BLACK);
    pick->by_colour = WHITE;
    pick->next = 11;
    return spec;
}

/* No seat has a colour until phase 3 or 5. */
inarow_spec swap_two(void)
{
    inarow_spec spec = plain(15, 15, 2, 5);
    for (int stone = 0; stone < 3; stone++)
        add_phase(&spec, INAROW_PLAY, stone % 2)->by_seat = 0;
    inarow_step *choose = add_phase(&spec, INAROW_CHOOSE, ANY);
    choose->by_seat = 1;
    choose->next = 6;
    inarow_step *fourth = add_alternative(&spec, INAROW_PLAY, WHITE);
    fourth->by_seat = 1;
    add_phase(&spec, INAROW_PLAY, BLACK)->by_seat = 1;
    add_phase(&spec, INAROW_CHOOSE, ANY)->by_seat = 0;
    return spec;
}

inarow_spec bead(void)
{
    inarow_spec spec = renju(9, 9);
    spec.pass = false;
    for (int stone = 0; stone < 3; stone++)
        add_phase(&spec, INAROW_PLAY, ANY)->by_seat = 0;
    add_phase(&spec, INAROW_CHOOSE, ANY)->by_seat = 1;
    return spec;
}

inarow_spec p87(void)
{
    inarow_spec spec = plain(19, 19, 2, 5);
    add_phase(&spec, INAROW_PLAY, 0)->within = 1;
    add_phase(&spec, INAROW_PLAY, 1)->pass = true;
    add_phase(&spec, INAROW_PLAY, 0)->outside = 5;
    spec.pass = spec.draw_two_passes = true;
    return spec;
}

inarow_spec refusing(void)
{
    inarow_spec spec = renju(9, 9);
    spec.refuse = PATTERNS;
    return spec;
}

inarow_spec six_colours(void)
{
    inarow_spec spec = plain(9, 7, 6, 4);
    spec.win[RED].exactly = true;
    spec.forbid[RED] = PATTERNS;
    spec.pass = true;
    return spec;
}

inarow_spec (*const openings[OPENINGS])(void) = {
    rif, soosorv, taraguchi, swap_two, bead, p87, refusing, six_colours,
};
