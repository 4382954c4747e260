/* How much room rules and positions take, and the board's edges. */
#include "layout.h"

size_t inarow_rules_size(void)
{
    return sizeof(inarow_rules);
}

size_t inarow_position_size(const inarow_rules *rules)
{
    return sizeof(inarow_position) +
           (size_t)(rules->kinds * rules->lines) * sizeof(uint32_t) +
           INAROW_OFFERS * sizeof(inarow_point);
}

const inarow_spec *inarow_spec_of(const inarow_rules *rules)
{
    return &rules->spec;
}

bool inarow_on_board(const inarow_rules *rules, int x, int y)
{
    return x >= 0 && y >= 0 && x < rules->width && y < rules->height &&
           rules->board[y] >> x & 1;
}
