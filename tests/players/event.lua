-- A small tournament of these players: `inarow tournament tests/players/event.lua`.
-- Commands run in the folder of this file.
return {
    variant = "gomoku",
    options = { size = 9 },
    engines = {
        { command = "lua5.4 honest.lua 1" },
        { command = "lua5.4 honest.lua 2" },
        { command = "lua5.4 unruly.lua illegal 3", name = "Unruly" },
    },
    rounds = 2,
    time = { move = 2 },
    workers = 2,
    games = "../../build/event.rec",
}
