#include "board.h"
#include <ctype.h>
#include <stdio.h>

/* ---- Games ---------------------------------------------------------------------- */

/* All memory that was allocated since the last test. */
static void **blocks;
static size_t blocks_count;

static void *new_block(size_t size)
{
    blocks = realloc(blocks, (blocks_count + 1) * sizeof *blocks);
    void *block = malloc(size);
    ck_assert(blocks && block);
    memset(block, 0xa5, size); /* code that relies on zeros fails */
    return blocks[blocks_count++] = block;
}

static void free_blocks(void)
{
    while (blocks_count)
        free(blocks[--blocks_count]);
    free(blocks);
    blocks = NULL;
}

TCase *add_case(Suite *suite, const char *name)
{
    TCase *tcase = tcase_create(name);
    tcase_add_checked_fixture(tcase, NULL, free_blocks);
    tcase_set_timeout(tcase, 600);
    suite_add_tcase(suite, tcase);
    return tcase;
}

struct game new_game(inarow_spec spec)
{
    inarow_error error = {.key = NULL};
    struct game game = {.rules = new_block(inarow_rules_size())};
    if (!inarow_compile(&spec, game.rules, &error))
        ck_abort_msg("%s: %s", error.key, error.message);
    game.position = new_block(inarow_position_size(game.rules));
    inarow_start(game.rules, game.position);
    return game;
}

struct game set_up(inarow_spec spec, const char *rows, uint8_t turn)
{
    struct game game = new_game(spec);
    uint8_t cells[INAROW_SIDE * INAROW_SIDE];
    int x = 0, y = spec.height - 1;
    for (const char *c = rows; *c; c++) {
        const char *colours = "XO2345", *colour = strchr(colours, *c);
        if (!colour && *c != '.')
            continue;
        ck_assert_msg(y >= 0, "too many points");
        cells[y * spec.width + x] = colour ? (uint8_t)(colour - colours) : ANY;
        if (++x == spec.width)
            x = 0, y--;
    }
    ck_assert_msg(y == -1 && x == 0, "too few points");
    inarow_setup(game.rules, game.position, cells, turn);
    return game;
}

static const char *next_point(const char *text, inarow_point *point)
{
    int x = *text++ - 'a', y = 0;
    for (; isdigit((unsigned char)*text); text++)
        y = 10 * y + (*text - '0');
    *point = INAROW_POINT(x, y - 1);
    while (*text == ' ')
        text++;
    return text;
}

struct game with_stones(inarow_spec spec, const char *black, const char *white,
                        uint8_t turn)
{
    struct game game = new_game(spec);
    uint8_t cells[INAROW_SIDE * INAROW_SIDE];
    const char *stones[2] = {black, white};
    memset(cells, ANY, sizeof cells);
    for (uint8_t c = 0; c < 2; c++) {
        for (const char *text = stones[c]; *text;) {
            inarow_point at;
            text = next_point(text, &at);
            uint8_t *cell = &cells[INAROW_Y(at) * spec.width + INAROW_X(at)];
            ck_assert_msg(*cell == ANY, "two stones on %s", name_of(at));
            *cell = c;
        }
    }
    inarow_setup(game.rules, game.position, cells, turn);
    return game;
}

struct game striped(inarow_spec spec)
{
    struct game game = new_game(spec);
    uint8_t cells[INAROW_SIDE * INAROW_SIDE];
    for (int i = 0; i < spec.width * spec.height; i++)
        cells[i] = (i % spec.width + i / spec.width) % 6 < 2 ? BLACK : ANY;
    inarow_setup(game.rules, game.position, cells, BLACK);
    return game;
}

struct game copy_of(struct game game)
{
    size_t size = inarow_position_size(game.rules);
    struct game copy = {game.rules, new_block(size)};
    memcpy(copy.position, game.position, size);
    return copy;
}

bool same_bytes(struct game a, struct game b)
{
    return memcmp(a.position, b.position, inarow_position_size(a.rules)) == 0;
}

uint64_t key_of(struct game game)
{
    return inarow_key128(game.rules, game.position, NULL).word[0];
}

/* ---- Points and actions --------------------------------------------------------- */

inarow_point point(const char *name)
{
    inarow_point point;
    next_point(name, &point);
    return point;
}

const char *name_of(inarow_point point)
{
    static char names[8][8];
    static int next;
    char *name = names[next++ % 8];
    snprintf(name, sizeof names[0], "%c%d", 'a' + INAROW_X(point), INAROW_Y(point) + 1);
    return name;
}

static bool skip_word(const char **text, const char *word)
{
    size_t length = strlen(word);
    if (strncmp(*text, word, length) != 0 || isalnum((unsigned char)(*text)[length]))
        return false;
    *text += length;
    while (**text == ' ')
        ++*text;
    return true;
}

static uint8_t read_number(const char **text)
{
    char *end;
    long number = strtol(*text, &end, 10);
    *text = end + strspn(end, " ");
    return (uint8_t)number;
}

inarow_action action(const char *text)
{
    inarow_action action;
    memset(&action, 0xff, sizeof action);
    action.verb = INAROW_PLAY;
    if (skip_word(&text, "pass")) {
        action.verb = INAROW_PASS;
    } else if (skip_word(&text, "swap")) {
        action.verb = INAROW_SWAP;
    } else if (skip_word(&text, "keep")) {
        action.verb = INAROW_KEEP;
    } else if (skip_word(&text, "choose")) {
        action.verb = INAROW_CHOOSE;
        action.colour = read_number(&text);
    } else if (skip_word(&text, "declare")) {
        action.verb = INAROW_DECLARE;
        action.number = read_number(&text);
    } else if (skip_word(&text, "offer")) {
        action.verb = INAROW_OFFER;
        action.number = 0;
    } else if (skip_word(&text, "pick")) {
        action.verb = INAROW_PICK;
    } else if (skip_word(&text, "remove")) {
        action.verb = INAROW_REMOVE;
    } else if (skip_word(&text, "black")) {
        action.colour = BLACK;
    } else if (skip_word(&text, "white")) {
        action.colour = WHITE;
    }
    for (int i = 0; islower((unsigned char)*text) && !skip_word(&text, "by"); i++) {
        text = next_point(text, &action.point[i]);
        if (action.verb == INAROW_OFFER)
            action.number++;
    }
    if (isdigit((unsigned char)*text))
        action.seat = read_number(&text);
    return action;
}

inarow_reason check_text(struct game game, const char *text)
{
    inarow_action it = action(text);
    return inarow_check(game.rules, game.position, &it);
}

inarow_facts follow(struct game game, const char *script)
{
    inarow_facts facts;
    while (*script) {
        char text[128];
        size_t length = strcspn(script, ";");
        ck_assert(length < sizeof text);
        memcpy(text, script, length);
        text[length] = '\0';
        inarow_action it = action(text);
        inarow_reason reason = inarow_play(game.rules, game.position, &it, &facts);
        ck_assert_msg(reason == INAROW_OK, "%s: refused, %d", text, reason);
        script += length;
        script += strspn(script, "; ");
    }
    return facts;
}

/* ---- Chance --------------------------------------------------------------------- */

static uint64_t state;

void seed_die(uint32_t seed)
{
    state = seed * UINT64_C(0x9e3779b97f4a7c15) + 1;
}

/* xorshift64*, from its upper half. */
int die(int sides)
{
    state ^= state >> 12;
    state ^= state << 25;
    state ^= state >> 27;
    uint32_t number = (uint32_t)(state * UINT64_C(0x2545f4914f6cdd1d) >> 32);
    return (int)((uint64_t)number * (uint32_t)sides >> 32);
}

bool is_long(void)
{
    return getenv("INAROW_LONG") != NULL;
}

int rounds(int whole)
{
    return is_long() ? whole : (whole + 7) / 8;
}

inarow_reasons throw_patterns(void)
{
    int thrown = die(8);
    return (thrown & 1 ? INAROW_BIT(OVERLINE) : 0) |
           (thrown & 2 ? INAROW_BIT(DOUBLE_FOUR) : 0) |
           (thrown & 4 ? INAROW_BIT(DOUBLE_THREE) : 0);
}

void throw_stones(struct game game, int first, int others)
{
    const inarow_spec *spec = inarow_spec_of(game.rules);
    uint8_t cells[INAROW_SIDE * INAROW_SIDE];
    for (int i = 0; i < spec->width * spec->height; i++) {
        int number = die(100);
        cells[i] = number < first            ? 0
                   : number < first + others ? (uint8_t)(1 + die(spec->colours - 1))
                                             : ANY;
    }
    inarow_setup(game.rules, game.position, cells, (uint8_t)die(spec->colours));
}

int offer_size(struct game game)
{
    const inarow_spec *spec = inarow_spec_of(game.rules);
    inarow_turn turn = inarow_to_act(game.rules, game.position);
    for (int i = turn.step; i < turn.step + turn.alternatives; i++) {
        const inarow_step *step = &spec->step[i];
        if (step->verb == INAROW_OFFER)
            return step->most ? step->most : inarow_state_of(game.position).declared;
    }
    return 0;
}

/* Draws further points until the offer is legal. */
static void complete_offer(struct game game, inarow_action *offer)
{
    const inarow_spec *spec = inarow_spec_of(game.rules);
    inarow_reason reason;
    offer->number = (uint8_t)offer_size(game);
    do {
        for (int i = 0; i < offer->number; i++)
            offer->point[i] = INAROW_POINT(die(spec->width), die(spec->height));
        reason = inarow_check(game.rules, game.position, offer);
    } while (reason == INAROW_REASON_SYMMETRIC_OFFER ||
             reason == INAROW_REASON_DUPLICATE_OFFER || reason == INAROW_REASON_OCCUPIED);
    ck_assert_int_eq(reason, INAROW_OK);
}

bool random_action(struct game game, inarow_action *action)
{
    enum { ROOM = 6 * INAROW_SIDE * INAROW_SIDE + 64 };
    static inarow_action legal[ROOM];
    size_t count = inarow_legal(game.rules, game.position, legal, ROOM);
    ck_assert_uint_le(count, ROOM);
    if (count == 0)
        return false;
    *action = legal[die((int)count)];
    if (action->verb == INAROW_OFFER)
        complete_offer(game, action);
    return true;
}
