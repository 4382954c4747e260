-- Diagonal fours are missed in Connect Four.
return require("tests.players.base").program {
    name = "diagonals missed",
    scripts = {
        connect_four = function(text)
            return (text:gsub("gravity = true",
                '%0, directions = { "row", "column" }'))
        end,
    },
    meant = { "^C4/game$" },
}
