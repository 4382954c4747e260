-- A player without a mistake, by the corpus' own protocol and by Gomocup's.
return require("tests.players.base").program { name = "no mistake", meant = {} }
