#include "replay.h"

struct game {
    const inarow_rules *rules;
    inarow_position *position;
    uint8_t attacker, defender;
};

static bool is_five(const struct game *game, uint8_t colour, inarow_point point)
{
    inarow_reasons makes = inarow_makes(game->rules, game->position, colour, point);
    bool exactly = inarow_spec_of(game->rules)->win[colour].exactly;
    return makes & INAROW_BIT(FIVE) || (makes & INAROW_BIT(OVERLINE) && !exactly);
}

/* Counts the points of five of the colour, and gives one of them. */
static int count_fives(const struct game *game, uint8_t colour, inarow_point *five)
{
    const inarow_spec *spec = inarow_spec_of(game->rules);
    int count = 0;
    for (int y = 0; y < spec->height; y++) {
        for (int x = 0; x < spec->width; x++) {
            inarow_point point = INAROW_POINT(x, y);
            if (inarow_at(game->rules, game->position, point) != INAROW_ANY ||
                !is_five(game, colour, point))
                continue;
            *five = point;
            count++;
        }
    }
    return count;
}

static bool is_forbidden(const struct game *game, uint8_t colour, inarow_point point)
{
    return inarow_forbids(game->rules, colour,
                          inarow_makes(game->rules, game->position, colour, point)) != 0;
}

/* Returns true if there is a vacant point that the defender may take. */
static bool may_take_any(const struct game *game)
{
    const inarow_spec *spec = inarow_spec_of(game->rules);
    for (int y = 0; y < spec->height; y++) {
        for (int x = 0; x < spec->width; x++) {
            inarow_point point = INAROW_POINT(x, y);
            if (inarow_at(game->rules, game->position, point) == INAROW_ANY &&
                !is_forbidden(game, game->defender, point))
                return true;
        }
    }
    return false;
}

/* Plays a stone, or passes. Returns true if that was legal, and gives the outcome. */
static bool play(struct game *game, inarow_point point, inarow_outcome *outcome)
{
    inarow_facts facts;
    inarow_action action = inarow_play_at(point);
    if (point == INAROW_NOWHERE)
        action = (inarow_action){.verb = INAROW_PASS, .seat = INAROW_ANY};
    if (inarow_play(game->rules, game->position, &action, &facts) != INAROW_OK)
        return false;
    *outcome = inarow_judge(game->rules, &facts);
    return true;
}

/* Plays a stone of the attacker, except the last. */
static const char *play_four(struct game *game, inarow_point point)
{
    inarow_outcome outcome;
    inarow_point five;
    if (count_fives(game, game->attacker, &five) > 0)
        return "there was a five to be made";
    if (point == INAROW_NOWHERE || !play(game, point, &outcome))
        return "a stone of the attacker's is not legal";
    if (outcome.status != INAROW_PLAYING)
        return "the game ends before the line does";
    if (count_fives(game, game->attacker, &five) == 0)
        return "a stone makes no four";
    return count_fives(game, game->defender, &five) > 0 ? "the defender makes a five"
                                                        : NULL;
}

/* Plays the answer to a four. */
static const char *play_answer(struct game *game, inarow_point point, bool is_last)
{
    inarow_outcome outcome;
    inarow_point five;
    bool is_lost = count_fives(game, game->attacker, &five) > 1 ||
                   is_forbidden(game, game->defender, five);
    if (is_lost != is_last)
        return is_lost ? "the line goes on after it was won" : "an answer is not met";
    if (!is_lost && point != five)
        return "an answer is not at the point of five";
    if (point == INAROW_NOWHERE && may_take_any(game))
        return "an answer is missing";
    if (!play(game, point, &outcome))
        return "an answer is not legal";
    return outcome.status != INAROW_PLAYING ? "an answer ends the game" : NULL;
}

static const char *play_five(struct game *game, inarow_point point)
{
    inarow_outcome outcome;
    if (point == INAROW_NOWHERE || !play(game, point, &outcome))
        return "the five is not legal";
    return outcome.status == INAROW_WON && outcome.colour == game->attacker
               ? NULL
               : "the five does not win";
}

const char *replay(const inarow_rules *rules, inarow_position *position, uint8_t colour,
                   const inarow_attack_line *line)
{
    struct game game = {rules, position, colour, (uint8_t)(1 - colour)};
    const char *wrong = NULL;
    if (line->length < 1 || line->points != 2 * line->length - 1)
        return "the line has not as many points as it should";
    for (int i = 0; i < line->points && !wrong; i++) {
        inarow_point point = line->point[i];
        wrong = i == line->points - 1 ? play_five(&game, point)
                : i % 2 == 0          ? play_four(&game, point)
                                      : play_answer(&game, point, i == line->points - 2);
    }
    return wrong;
}
