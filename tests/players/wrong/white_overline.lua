-- White needs exactly five too.
return require("tests.players.base").program {
    name = "White needs exactly five",
    scripts = {
        renju = function(text)
            return (text:gsub("atleast = true", "exactly = true"))
        end,
    },
    meant = { "^RIF/9.1$", "^FORBIDDEN/white%-overline$" },
}
