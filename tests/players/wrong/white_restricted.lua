-- The same patterns are forbidden to White.
return require("tests.players.base").program {
    name = "fouls of both colours",
    scripts = {
        renju = function(text)
            return (text:gsub('colour = "black", (penalty)', "%1")
                :gsub("atleast = true", "exactly = true"))
        end,
    },
    meant = {
        "^RIF/9.2$", "^FORBIDDEN/white%-double%-four$",
        "^FORBIDDEN/white%-double%-three$",
    },
}
