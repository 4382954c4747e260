-- Black's overlines are allowed.
return require("tests.players.base").program {
    name = "overline allowed", fouls = { no_overline = true },
    meant = { "^RIF/9.2$", "^FORBIDDEN/overline$" },
}
