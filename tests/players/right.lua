-- No mistake: the right answers, by the corpus' own protocol and by Gomocup's.
return require("tests.players.base").program { name = "no mistake", meant = {} }
