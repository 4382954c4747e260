-- ends with: expected a whole number
return { name = "x", board = { 1 / 0, 0 / 0 }, colours = { "a", "b" },
    win = { row = 2 ^ 53, atleast = true } }
