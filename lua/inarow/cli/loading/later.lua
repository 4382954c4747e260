--- Delays loading parts of the module that most commands do not need. Each part is loaded
-- when one of its fields is first read. Only the program `inarow` loads parts late. A
-- host loads everything at the start, so that nothing fails or takes time during a game.
-- luacheck: globals package
local later = {}

local PARTS = { "inarow.attack", "inarow.judging", "inarow.notation", "inarow.picture",
    "inarow.proof", "inarow.variant" }

local waiting = {} -- placeholders for the parts, by name

local function load(name)
    package.loaded[name] = nil
    local stand_in, part = waiting[name], require(name)
    waiting[name], package.loaded[name] = nil, stand_in
    setmetatable(stand_in, nil)
    for key, value in pairs(part) do stand_in[key] = value end
end

--- Replace each part that is not loaded by a placeholder, which loads the part when a
-- field is read.
function later.put_off()
    for _, name in ipairs(PARTS) do
        if not package.loaded[name] then
            waiting[name] = setmetatable({}, { __index = function(stand_in, key)
                load(name)
                return stand_in[key]
            end })
            package.loaded[name] = waiting[name]
        end
    end
end

--- Load all delayed parts now, so that loading cannot fail or take time later.
function later.load_all()
    local name = next(waiting)
    while name do
        load(name)
        name = next(waiting)
    end
end

return later
