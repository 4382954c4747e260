--- The names of the seats, in the order in which they begin.
return require("inarow.text.english").ordinals
