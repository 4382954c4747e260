/* Answers questions about a win by threats: whether there is one, which win is the
 * shortest, and what its proof is. */
#include "proof_line.h"
#include "vcf.h"
#include "vct.h"
#include "vct_proof.h"

enum {
    FEWEST = 3
}; /* minimum number of stones of a win that needs a threat: the
    * threat, a four, a five */

/* The win found so far. */
struct win {
    int stones; /* maximum number of the attacker's stones; 0: no win was found */
    struct line line;
    bool by_forbidden; /* as in struct hunt */
};

static void note_win(struct win *win, const inarow_attack *attack, int stones)
{
    *win = (struct win){stones, attack->own.line, attack->own.by_forbidden};
}

/* Proves the win by threats found just now, and finds its line. The proof may take as
 * many nodes as the search was allowed. Returns false if a bound was reached. */
static bool show_threats(inarow_attack *attack, inarow_point must)
{
    const inarow_attack_bounds *asked = attack->effort.bounds;
    inarow_attack_bounds bounds = *asked;
    struct effort effort = attack->effort;
    bounds.nodes += bounds.nodes ? effort.nodes : 0;
    attack->effort.bounds = &bounds;
    attack->effort.is_over = attack->effort.is_stopped = false;
    bool is_shown = prove_threats(attack, attack->most, must);
    if (is_shown)
        follow_proof(attack);
    else if (bounds.nodes && attack->effort.nodes >= bounds.nodes)
        effort.nodes = asked->nodes; /* so that the answer shows the limit */
    attack->effort = effort;
    return is_shown;
}

/* Searches for a win by threats with fewer stones than the known win. If the proof of
 * a win was cut short, the win has no line, and is kept only if no other win is known. */
static bool find_fewer(inarow_attack *attack, inarow_point must, struct win *win)
{
    uint16_t length;
    if (win->stones)
        bind_stones(attack, win->stones - 1);
    struct needs needs = find_vct(attack, ATTACKER, attack->most, must, 0, &length);
    if (needs.of[ATTACKER] > 0)
        return false;
    if (show_threats(attack, must)) {
        note_win(win, attack, inarow_attack_length(attack, 1));
        return true;
    }
    attack->effort.is_over = true;
    if (!win->stones)
        *win = (struct win){.stones = length};
    return false;
}

/* Reverses the line to the place where the search was cut. */
static void turn_path(struct line *line, const struct line *path)
{
    line->points = path->points;
    for (int at = 0; at < path->points; at++)
        line->point[at] = path->point[path->points - 1 - at];
}

void inarow_vct(inarow_attack *attack, const inarow_position *position, uint8_t colour,
                const inarow_attack_bounds *bounds, inarow_attack_line *line)
{
    inarow_point must;
    struct win win;
    ask(attack, position, colour, ATTACKER, true, bounds);
    enum plain plain = look_for_fives(&attack->own.fours, &must);
    int found = win_by_fours(&attack->own, attack->most, plain, must, bounds->shortest);
    prove_fours(attack, found);
    note_win(&win, attack, found);
    while (plain == OPEN && !attack->effort.is_over &&
           (!win.stones || (bounds->shortest && win.stones > FEWEST)) &&
           find_fewer(attack, must, &win))
        set_up_fours(&attack->own.fours, position, colour);
    if (!win.stones && attack->path.points)
        turn_path(&win.line, &attack->path);
    attack->own.line = win.line;
    attack->own.by_forbidden = win.by_forbidden;
    attack->effort.is_over |= win.stones && bounds->shortest && attack->own.is_doubtful;
    write_answer(attack, win.stones, line);
}
