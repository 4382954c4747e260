-- Fouls are looked for before fives: a five beside an overline is called a foul.
return require("tests.players.base").program {
    name = "overline first", fouls = { overline_first = true },
    meant = { "^RIF/9.2$", "^FORBIDDEN/five%-and%-overline$" },
}
