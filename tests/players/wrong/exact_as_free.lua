-- Where a row must be exactly five, a longer row wins too.
local function freed(text)
    return (text:gsub("exactly = true", "atleast = true"))
end

return require("tests.players.base").program {
    name = "exactly five as free",
    meant = { "^GOMOKU/exact$" },
    scripts = { gomoku_exact = freed, omok = freed },
}
