-- Where a row must be a five, a longer one wins too.
return require("tests.players.base").program {
    name = "exactly five as free",
    scripts = {
        gomoku_exact = function(text)
            return (text:gsub("exactly = true", "atleast = true"))
        end,
    },
    meant = { "^GOMOKU/exact$" },
}
