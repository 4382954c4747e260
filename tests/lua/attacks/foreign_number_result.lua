-- ends: refused
return { name = "x", board = { 15LL, 15LL }, colours = { "a", "b" } }
