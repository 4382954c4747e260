--- The letters of stones in text, as boards show them and records have them: `X` the
-- first colour in turn order, `O` the second, `1` to `4` further ones.
local letters = {}

--- The letter of each colour, by its number.
letters.of = { "X", "O", "1", "2", "3", "4" }

--- The number of each letter's colour.
letters.colour = {}
for number, letter in ipairs(letters.of) do letters.colour[letter] = number end

return letters
