/* Names reasons, and finds the first reason of a set. */
#include "../inarow.h"

const char *inarow_reason_name(inarow_reason reason)
{
    static const char *const name[INAROW_MOST_REASONS] = {
        [INAROW_OK] = "ok",
        [INAROW_REASON_TOO_DEEP] = "too-deep",
        [INAROW_REASON_FIVE] = "five",
        [INAROW_REASON_OVERLINE] = "overline",
        [INAROW_REASON_SHAPE] = "shape",
        [INAROW_REASON_DOUBLE_FOUR] = "double-four",
        [INAROW_REASON_DOUBLE_THREE] = "double-three",
        [INAROW_REASON_OPEN_ROWS] = "open-rows",
        [INAROW_REASON_OPEN_ROW] = "open-row",
        [INAROW_REASON_LOSING_ROW] = "losing-row",
        [INAROW_REASON_LOSING_SHAPE] = "losing-shape",
        [INAROW_REASON_CAPTURES] = "captures",
        [INAROW_REASON_SUPPLY] = "supply-exhausted",
        [INAROW_REASON_FULL_BOARD] = "full-board",
        [INAROW_REASON_TWO_PASSES] = "two-passes",
        [INAROW_REASON_NO_ACTION] = "no-action",
        [INAROW_REASON_BOTH_ROWS] = "both-rows",
        [INAROW_REASON_MOVE_LIMIT] = "move-limit",
        [INAROW_REASON_OCCUPIED] = "occupied",
        [INAROW_REASON_OFF_BOARD] = "off-board",
        [INAROW_REASON_OUTSIDE_REGION] = "outside-region",
        [INAROW_REASON_SYMMETRIC_OFFER] = "symmetric-offer",
        [INAROW_REASON_DUPLICATE_OFFER] = "duplicate-offer",
        [INAROW_REASON_WRONG_COUNT] = "wrong-count",
        [INAROW_REASON_PASS_NOT_ALLOWED] = "pass-not-allowed",
        [INAROW_REASON_FORBIDDEN] = "forbidden",
        [INAROW_REASON_NOT_YOUR_TURN] = "not-your-turn",
        [INAROW_REASON_NOT_NOW] = "not-now",
        [INAROW_REASON_NO_OFFER] = "no-offer",
        [INAROW_REASON_BAD_ACTION] = "bad-action",
        [INAROW_REASON_UNSUPPORTED] = "unsupported",
        [INAROW_REASON_COLUMN_FULL] = "column-full",
        [INAROW_REASON_NO_SUPPLY] = "no-supply",
        [INAROW_REASON_NO_STONE] = "no-stone",
        [INAROW_REASON_STOPPED] = "stopped",
    };
    unsigned number = reason;
    return number < INAROW_MOST_REASONS ? name[number] : NULL;
}

inarow_reason inarow_first_reason(inarow_reasons reasons)
{
    return reasons ? (inarow_reason)__builtin_ctzll(reasons) : INAROW_OK;
}
