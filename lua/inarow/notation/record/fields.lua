--- The fields of a game's state that a record can expect: `expect FIELD VALUE...`.
local fields = {}

-- {name, what follows it, its meaning}; `is_counted` if it has a value for each colour,
-- as in `expect captured white 4`.
local LIST = {
    { "status", "playing, or a ruling", "as far as it is written: `status won black`" },
    { "to-move", "COLOUR", "of the stone that is to be placed, or held by who is to act;"
        .. " else `none`" },
    { "seat", "SEAT", "who is to act: `first`, `second` ..." },
    { "phase", "LABEL", "the phase's `label`, or its verb; `play` for a stone, and after"
        .. " the opening" },
    { "captured", "COLOUR NUMBER", "stones that the colour has captured",
        is_counted = true },
    { "supply", "COLOUR NUMBER", "stones that it has left",
        is_counted = true },
    { "allowed", "POINT ...", "these may be played now" },
    { "forbidden", "POINT ..., or -", "all points forbidden, or none" },
    { "opening", "NAME", "of the 26 openings of RIF 11; `none`" },
    { "clock", "COLOUR SECONDS", "time left; or `clock running COLOUR`",
        is_counted = true },
    { "record", "COLOUR WORD", "what the player owes their own record (RIF 13)",
        is_counted = true },
    { "warnings", "COLOUR NUMBER", "given by the organizer",
        is_counted = true },
}

--- Their names.
fields.names = {}

local is_counted = {}
for i, field in ipairs(LIST) do
    fields.names[i], is_counted[field[1]] = field[1], field.is_counted
end

--- Does a field have a value for each colour?
function fields.is_counted(name)
    return is_counted[name] or false
end

--- The fields, for whoever documents or checks them.
-- @return new list of {name, what follows it, its meaning, is_counted = true or nil}
function fields.list()
    local list = {}
    for i, field in ipairs(LIST) do
        list[i] = { field[1], field[2], field[3], is_counted = field.is_counted }
    end
    return list
end

return fields
