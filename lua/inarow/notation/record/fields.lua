--- The fields of a game's state that a record can expect: `expect FIELD VALUE...`.
local fields = {}

-- A field is {name, value, meaning}. `is_counted` is true if the field has a value for
-- each colour, as in `expect captured white 4`.
local LIST = {
    { "status", "playing, or a ruling",
        "status, compared up to the length written: `status won black`" },
    { "to-move", "COLOUR",
        "colour of the next stone, or of the player to act; otherwise `none`" },
    { "seat", "SEAT", "seat to act: `first`, `second` ..." },
    { "phase", "LABEL",
        "`label` or verb of the phase; `play` for a stone, and after the opening" },
    { "captured", "COLOUR NUMBER", "number of stones that the colour has captured",
        is_counted = true },
    { "supply", "COLOUR NUMBER", "number of stones that the colour has left",
        is_counted = true },
    { "allowed", "POINT ...", "points that may be played now" },
    { "forbidden", "POINT ..., or -", "all forbidden points, or none" },
    { "opening", "NAME", "one of the 26 openings of RIF 11, or `none`" },
    { "clock", "COLOUR SECONDS", "time left; or `clock running COLOUR`",
        is_counted = true },
    { "record", "COLOUR WORD", "state of the player's own record (RIF 13)",
        is_counted = true },
    { "warnings", "COLOUR NUMBER", "number of warnings given by the organiser",
        is_counted = true },
}

--- Names of the fields.
fields.names = {}

local is_counted = {}
for i, field in ipairs(LIST) do
    fields.names[i], is_counted[field[1]] = field[1], field.is_counted
end

--- Return true if a field has a value for each colour.
function fields.is_counted(name)
    return is_counted[name] or false
end

--- List the fields, for documents and checks.
-- @return new list of {name, value, meaning, is_counted = true or nil}
function fields.list()
    local list = {}
    for i, field in ipairs(LIST) do
        list[i] = { field[1], field[2], field[3], is_counted = field.is_counted }
    end
    return list
end

return fields
