--- All texts of the window: to use another language, translate this file. {names} in
-- braces are replaced by values. The arbiter's texts, such as rulings and rules of
-- games, come from inarow, and titles of games come from their scripts.
return {
    -- ---- Names ------------------------------------------------------------------------
    families = {
        gomoku = "Go-moku", renju = "Renju", ["historic-renju"] = "Historic renju",
        pente = "Pente", ["connect-four"] = "Connect Four", other = "Others",
        own = "Your own",
    },
    names = {
        first = "First player", second = "Second player", third = "Third player",
        fourth = "Fourth player", fifth = "Fifth player", sixth = "Sixth player",
        black = "Black", white = "White", red = "Red", blue = "Blue",
        yellow = "Yellow", green = "Green", x = "X", o = "O",
    },
    claims = {
        win = "A win", five = "Five in a row", overline = "Overline",
        ["four-in-line"] = "Four in line", captures = "Captures", time = "Time",
        ["double-four"] = "Double-four", ["double-three"] = "Double-three",
        ["clock-defect"] = "Clock defect", ["two-passes"] = "Two passes",
        three = "Three in a row", six = "Six in a row", ["open-row"] = "Open row",
        ["open-rows"] = "Open rows",
        ["no-action"] = "No move left", ["supply-exhausted"] = "No stones left",
        ["full-board"] = "Full board", ["both-times"] = "Both times",
        square = "A square", ["square-3"] = "A square of three",
        ["square-4"] = "A square of four", ["square-5"] = "A square of five",
        el = "El", elly = "Elly", fatty = "Fatty", knobby = "Knobby", skinny = "Skinny",
        snaky = "Snaky", tic = "Tic", tippy = "Tippy",
    },

    -- ---- The menu ---------------------------------------------------------------------
    title = "inarow",
    new_game = "New game", saved_games = "Saved games",
    rules = "Rules", options = "Options", begin = "Play",
    nothing_saved = "No game has been saved yet. You can also drop a file on the window.",
    clock_hint = "900+30 is 15 minutes, and 30 seconds more for each move.",

    -- ---- Actions ----------------------------------------------------------------------
    buttons = {
        swap = "{who}: swap colours", keep = "{who}: keep colours", pass = "{who}: pass",
        press = "{who}: press the clock", choose = "{who}: choose {colour}",
        declare = "{who}: declare {number}", take = "{who}: place two more",
        roll = "{who}: roll the dice", claim = "Claim: {claim}",
        organizer = "Organizer: {order}",
    },
    groups = {
        play = "{who}: place a stone", play_colour = "{who}: place {colour}",
        pick = "{who}: pick a point", remove = "{who}: take a stone off",
        move = "{who}: move a stone", offer = "{who}: offer points",
        capture = "{who}: lift stones",
    },
    gather = {
        offer = { part = "{who}: offer ({chosen} of {count})",
            whole = "{who}: offer {points}",
            many = "{who}: offer these {count} points" },
        capture = { part = "{who}: lift ({chosen} of {count})",
            whole = "{who}: lift {points}",
            many = "{who}: lift these {count} stones" },
    },

    -- Actions at the table. If the button is dim or is for any player, it has the first
    -- text; otherwise the second.
    at_table = {
        offer_draw = "Offer draw", accept_draw = "Accept draw",
        refuse_draw = "Refuse draw", claim = "Claim…", resign = "Resign…",
        demand = "Demand removal", referee = "Referee", start_clock = "Start the clock",
        interrupt = "Interrupt",
    },
    by_one = {
        offer_draw = "{who}: offer draw", accept_draw = "{who}: accept draw",
        refuse_draw = "{who}: refuse draw", demand = "{who}: demand",
        referee = "{who}: call referee",
    },
    what_claimed = "What is claimed?", who_claims = "Who claims: {claim}?",
    who_resigns = "Who resigns?", never_mind = "Never mind",
    tools = {
        first = "First", back = "Back", forward = "Forward", last = "Last",
        numbers = "Numbers", forbidden = "Forbidden", explain = "Explain",
        hint = "Hint", puzzle = "Puzzle", sound = "Sound", undo = "Undo", save = "Save",
        screen = "Full screen", menu = "Menu", tree = "Tree", promote = "Promote",
        delete = "Delete", restore = "Restore", comment = "Comment", before = "Before",
    },

    -- ---- The tree of variations -------------------------------------------------------
    tree_start = "Start", refused_mark = "(refused)",
    comment_before = "Before: {text}", no_comment = "A click here comments on this move.",
    typing_comment = "Comment after the move", typing_before = "Comment before the move",
    study_begun = "Click on a move to go there. Another move on the board begins a"
        .. " variation.",
    study_left = "The tree is hidden.", study_at = "You are at move {move}.",
    promoted = "The variation is one place further forward.",
    delete_title = "Delete this move and what follows ({count} in all)?",
    restored = "The last change of the tree is taken back.",
    delete_yes = "Yes, delete", deleted = "Deleted: {count} in all.",

    -- ---- Visible things ---------------------------------------------------------------
    legend = {
        last = "last move", shown = "ruling", offered = "offered", chosen = "chosen",
        captured = "captured", forbidden = "forbidden",
    },
    move_number = "move {number}", opening_name = "opening {name}",
    by_claims = "wins are claimed",
    prompt = "{who}: {what}", named = "{who}: {name}",
    captured = "{count} captured", left = "{count} left",
    offers_draw = "offers a draw", draw_offered = "{who} offers a draw.",
    team_captured = "captured together: {count}",
    layer = "layer {number}",
    step = "Move {number} of {count}: {action}", step_start = "The start of the game",

    argument_step = "Step {number} of {count}",
    argument_closed = "The explanation is closed.",
    why_button = "Why?", step_back = "Step back", step_on = "Next step",
    step_close = "Close", rematch_button = "Rematch",

    -- ---- Messages ---------------------------------------------------------------------
    begun = "A click plays; a right click or long press explains.",
    rematch = "The players have changed seats.",
    rematch_named = "The players have changed seats: {name} begins.",
    undone = "The last move was taken back.",
    loaded = "{name} is loaded.", saved = "Saved as {name}.",
    not_loaded = "This file was not loaded.", not_saved = "The game was not saved.",
    no_record = "{name}: this is not a record of a game.",
    no_game = "{name}: there is no game in it.",
    bad_line = "{name}: line {line}: {fault}", bad_file = "{name}: {fault}",
    half_read = "{name}: only the beginning of the game could be read",
    half_read_why = "move {move}, {action}: {fault}",
    hint_looking = "Looking for a win…",
    puzzle_begun = "{who} wins with {count} stones: find them.",
    puzzle_hint = "The next stone: {point}",
    puzzle_no_hint = "Finding the next stone takes too long.",
    puzzle_left = "The puzzle is left: a click plays again.",
    cannot_undo = "Nothing was taken back.", cannot_explain = "{point}: no explanation",
    nothing_done = "Nothing was done.",

    -- Descriptions of actions, by verb.
    done = {
        play = "{who} plays {points}.", pass = "{who} passes.",
        play_colour = "{who} places {colour} on {points}.",
        move = "{who} moves a stone from {from} to {to}.",
        remove = "{who} takes the stone off {points}.", pick = "{who} picks {points}.",
        offer = "{who} offers {points}.", capture = "{who} lifts {points}.",
        swap = "{who} swaps colours.", keep = "{who} keeps the colours.",
        choose = "{who} chooses {colour}.", declare = "{who} declares {number}.",
        take = "{who} goes on to place two more.", roll = "{who} rolls {dice}.",
        press = "{who} presses the clock.", claim = "{who} claims: {claim}.",
        resign = "{who} resigns.", draw_offer = "{who} offers a draw.",
        draw_accept = "{who} accepts the draw.", draw_refuse = "{who} refuses the draw.",
        demand = "{who} demands that captured stones be lifted.",
        organizer_start = "The clock is started.",
        organizer_suspend = "The game is interrupted.",
        organizer_resume = "The game goes on.",
    },
    selected = "{group}. Click on the board.",
    chosen = "Chosen: {points}.", none_chosen = "No point is chosen.",
    first_of = "{name}: this is the first of {count} games.",
    first_of_many = "{name}: this is the first of more than {count} games.",

    -- Reasons why a click did nothing.
    why = {
        over = "The game is over.",
        interrupted = "The game is interrupted.",
        no_points = "No point is asked for now. {prompt}.",
        not_a_point = "Click on a point of the board.",
        reviewing = "You are looking at an earlier move. Click on Last to come back.",
        clock_runs = "You can look back when no clock is running.",
        at_start = "This is the start of the game.",
        at_end = "This is the last move.",
        offer_whole = "All {count} points are chosen. Click on one to take it back.",
        offer_part = "Choose {count} more on the board first.",
        offer_alike = "{point} is the same as {other} by symmetry.",
        cannot_offer = "{point} cannot be offered.",
        cannot_lift = "{point} was not captured.",
        lift_part = "Choose all the captured stones first: {count} more.",
        cannot_move = "Click on a stone that you can move.",
        none_forbidden = "No move is forbidden by rows in this game.",
        no_sibling = "This is the last variation on that side.",
        unchanged = "No change of the tree is left to take back.",
        main_line = "This is the main line already.",
        no_move = "No move has been made here: this is the start of the game.",
        no_sound = "There is no sound here: {fault}",
    },
}
