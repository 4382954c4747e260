-- Fouls take precedence over fives: a five beside an overline is a foul.
return require("tests.players.base").program {
    name = "overline first", fouls = { overline_first = true },
    meant = { "^RIF/9.2$", "^FORBIDDEN/five%-and%-overline$" },
}
