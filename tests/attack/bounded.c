/* Tests searches that are stopped, and several searches at once: bounded
 *
 * If a search is stopped after its win is proved, the win and its line stay. Threads
 * find the same as one search, and each has its own memory. The program reports in
 * TAP; `make` builds it with the thread sanitizer. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "../../csrc/lua/threads.h"
#include "cases.h"
#include "rule_sets.h"

enum {
    SIDE = 13,
    NODES = 8000,
    AGAIN = 10,
    STEP = 1024,
    STEPS = 4,
    THREADS = 4,
    ROUNDS = 4,
};

static int tests, failed;

static void report(bool is_right, const char *what)
{
    printf("%sok %d - %s\n", is_right ? "" : "not ", ++tests, what);
    failed += !is_right;
}

static inarow_attack *room(const inarow_rules *rules)
{
    inarow_attack *attack = malloc(INAROW_ATTACK_LEAST);
    if (!attack)
        exit(2);
    inarow_attack_open(attack, INAROW_ATTACK_LEAST, rules);
    return attack;
}

/* ---- The line of a win --------------------------------------------------------------
 */

/* Nodes at which a search is stopped, and the nodes at its last callback. */
struct stop {
    uint64_t at, last;
};

static bool is_over(void *data, uint64_t nodes)
{
    struct stop *stop = data;
    stop->last = nodes;
    return nodes > stop->at;
}

struct lines {
    int wins, asked, open, wrong;
};

/* Returns true if there is a win and only the number of nodes bounds the search. */
static bool is_won(inarow_attack *attack, const inarow_position *position,
                   inarow_attack_bounds *bounds, struct stop *stop,
                   inarow_attack_line *line)
{
    *stop = (struct stop){.at = UINT64_MAX};
    *bounds = (inarow_attack_bounds){.nodes = NODES, .is_over = is_over, .data = stop};
    inarow_vct(attack, position, 0, bounds, line);
    return line->answer == INAROW_ATTACK_WIN;
}

/* Stops the search once its win is proved: the win stays, and the line is the
 * beginning of the full one. */
static void try_line(inarow_attack *attack, const inarow_position *position,
                     struct lines *lines)
{
    static inarow_attack_line whole, part;
    struct stop stop;
    inarow_attack_bounds bounds;
    if (!is_won(attack, position, &bounds, &stop, &whole))
        return;
    lines->wins++;
    lines->asked += stop.last > whole.nodes;
    lines->wrong += stop.last > whole.nodes + NODES;
    stop.at = whole.nodes;
    inarow_vct(attack, position, 0, &bounds, &part);
    lines->open += part.length == 0;
    lines->wrong +=
        part.answer != INAROW_ATTACK_WIN || part.nodes != whole.nodes ||
        part.points > whole.points || part.cut != (part.length == 0) ||
        memcmp(part.point, whole.point, (size_t)part.points * sizeof *part.point) != 0;
}

/* Stops the search for the shortest win at several points after the first win is
 * proved. The win stays and has a line, even if a shorter win was found but not
 * proved. */
static void try_shorter(inarow_attack *attack, const inarow_position *position,
                        struct lines *lines)
{
    static inarow_attack_line line;
    struct stop stop;
    inarow_attack_bounds bounds;
    if (!is_won(attack, position, &bounds, &stop, &line))
        return;
    uint64_t proved = stop.last;
    lines->wins++;
    bounds.shortest = true;
    for (uint64_t step = 1; step < STEPS; step++) {
        stop.at = proved + step * STEP;
        inarow_vct(attack, position, 0, &bounds, &line);
        lines->open += line.cut;
        lines->wrong += line.answer != INAROW_ATTACK_WIN || line.length == 0;
    }
}

/* Positions with a win whose proof takes long, and with a shorter win too. */
static const uint64_t seeds[] = {1003, 1190, 1294, 1356, 1497,
                                 1013, 1112, 1127, 1470, 1485};

static void try_lines(const struct law *law, const inarow_rules *rules)
{
    struct lines lines = {0}, shorter = {0};
    struct board board = {.width = SIDE, .height = SIDE};
    inarow_attack *attack = room(rules);
    for (size_t i = 0; i < sizeof seeds / sizeof *seeds; i++) {
        uint64_t seed = seeds[i];
        make_opening(&board, law, &seed);
        inarow_position *position = position_of(rules, &board, 0);
        try_line(attack, position, &lines);
        try_shorter(attack, position, &shorter);
        free(position);
    }
    free(attack);
    printf("# %d wins, %d with long lines, %d of them cut\n", lines.wins, lines.asked,
           lines.open);
    report(lines.asked > 0, "the limits are checked while a line is reported");
    report(lines.open > 0, "and cuts it short");
    report(lines.wrong == 0, "which leaves a win that was proved, and bounds on nodes");
    report(shorter.open > 0 && shorter.wrong == 0,
           "and the line of a win, even if a shorter one is found");
}

/* ---- Searches in turn ---------------------------------------------------------------
 */

/* Returns the nodes that a search takes after some searches of an empty board. */
static uint64_t nodes_after(inarow_attack *attack, const inarow_rules *rules,
                            const inarow_position *position, int others)
{
    static inarow_attack_line line;
    inarow_attack_bounds bounds = {.nodes = NODES};
    struct board empty = {.width = SIDE, .height = SIDE};
    memset(empty.at, VACANT, sizeof empty.at);
    inarow_position *start = position_of(rules, &empty, 0);
    while (others-- > 0)
        inarow_vct(attack, start, 0, &bounds, &line);
    free(start);
    inarow_vct(attack, position, 0, &bounds, &line);
    return line.nodes;
}

/* Later searches get no help from what earlier ones left in the table. */
static void try_again(const struct law *law, const inarow_rules *rules)
{
    struct board board = {.width = SIDE, .height = SIDE};
    inarow_attack *attack = room(rules);
    uint64_t seed = 25, wrong = 0;
    for (int i = 0; i < AGAIN; i++) {
        make_opening(&board, law, &seed);
        inarow_position *position = position_of(rules, &board, 0);
        uint64_t nodes = nodes_after(attack, rules, position, 0);
        for (int others = UINT8_MAX - 1; others <= UINT8_MAX + 1; others++)
            wrong += nodes_after(attack, rules, position, others) != nodes;
        free(position);
    }
    free(attack);
    report(wrong == 0, "a question takes the same nodes whatever was asked before");
}

/* ---- Searches at once ---------------------------------------------------------------
 */

/* One search of several. The lock protects reads of `wanted` and writes of `nodes`. */
struct asked {
    struct inarow_work work;
    inarow_attack *attack;
    const inarow_position *position;
    bool wanted;
    uint64_t nodes;
    inarow_attack_line line;
    inarow_attack_set set;
};

static bool is_wanted(void *data, uint64_t nodes)
{
    struct asked *asked = data;
    inarow_lock();
    bool is_over = !asked->wanted;
    asked->nodes = nodes;
    inarow_unlock();
    return is_over;
}

static void answer(void *data)
{
    struct asked *asked = data;
    inarow_attack_bounds bounds = {.nodes = NODES, .is_over = is_wanted, .data = asked};
    inarow_vct(asked->attack, asked->position, 0, &bounds, &asked->line);
    inarow_storm(asked->attack, asked->position, 0, &bounds, &asked->set);
}

static bool are_same(const struct asked *one, const struct asked *other)
{
    const inarow_attack_line *line = &one->line, *others = &other->line;
    return line->answer == others->answer && line->nodes == others->nodes &&
           line->points == others->points &&
           memcmp(line->point, others->point,
                  (size_t)line->points * sizeof *line->point) == 0 &&
           memcmp(&one->set, &other->set, sizeof one->set) == 0;
}

/* Searches one position on each thread, and on this one. */
static bool ask_all(struct asked asked[], struct asked *alone,
                    const inarow_position *position)
{
    struct inarow_work *works[THREADS];
    bool same = true;
    alone->position = position;
    alone->wanted = true;
    answer(alone);
    for (int i = 0; i < THREADS; i++) {
        works[i] = &asked[i].work;
        asked[i].position = position;
        asked[i].wanted = true;
        inarow_begin_work(works[i], answer, &asked[i]);
    }
    while (inarow_await_work(works, THREADS, 1e7) < 0)
        ;
    for (int i = 0; i < THREADS; i++) {
        inarow_end_work(works[i]);
        same &= are_same(&asked[i], alone);
    }
    return same;
}

/* A search without other bounds ends when it is no longer wanted. */
static bool give_up(struct asked *asked, const inarow_position *position)
{
    asked->position = position;
    asked->wanted = true;
    inarow_begin_work(&asked->work, answer, asked);
    inarow_lock();
    asked->wanted = false;
    inarow_unlock();
    inarow_end_work(&asked->work);
    return asked->work.is_done;
}

static void try_threads(const struct law *law, const inarow_rules *rules)
{
    static struct asked asked[THREADS], alone;
    struct board board = {.width = SIDE, .height = SIDE};
    uint64_t seed = 9;
    bool same = true, gives_up = true;
    alone.attack = room(rules);
    for (int i = 0; i < THREADS; i++)
        asked[i].attack = room(rules);
    for (int i = 0; i < ROUNDS; i++) {
        make_opening(&board, law, &seed);
        inarow_position *position = position_of(rules, &board, 0);
        same &= ask_all(asked, &alone, position);
        gives_up &= give_up(&asked[0], position);
        free(position);
    }
    for (int i = 0; i < THREADS; i++)
        free(asked[i].attack);
    free(alone.attack);
    report(same, "several threads find what one search finds");
    report(gives_up, "and end on request");
}

int main(void)
{
    uint64_t seed = 1;
    struct law law = law_of(1, &seed);
    inarow_rules *rules = rules_of(&law, SIDE, SIDE);
    try_lines(&law, rules);
    try_again(&law, rules);
    try_threads(&law, rules);
    free(rules);
    printf("1..%d\n", tests);
    return failed != 0;
}
