--- The buttons that are always visible, in any game.
local hint = require "hint"
local say = require "say"
local sound = require "sound"
local words = require "words"

local tools = {}

-- Actions of the buttons, by name.
local act = {}

for _, way in ipairs { "first", "back", "forward", "last" } do
    act[way] = function(app) app.session:step(way) end
end

function act.numbers(app)
    app.shows.numbers = not app.shows.numbers
end

-- Returns true if the game forbids patterns.
local function forbids(app)
    return next(app.session.game.rules.script.forbid or {}) ~= nil
end

function act.forbidden(app)
    if not forbids(app) then return app.session:refuse(say.why "none_forbidden") end
    app.shows.forbidden = not app.shows.forbidden
end

function act.explain(app)
    app.shows.explain = not app.shows.explain
end

function act.hint(app)
    hint.ask(app.session)
end

function act.puzzle(app)
    app.session:solve()
end

function act.sound(app)
    local done, fault = sound.toggle()
    if not done then app.session:refuse(say.why("no_sound", { fault = fault })) end
end

function act.undo(app)
    app.session:undo()
end

function act.save(app)
    app.session:save()
end

function act.tree(app)
    app.session:study()
end

function act.comment(app) app.session:comment "comment" end
function act.before(app) app.session:comment "before" end
function act.promote(app) app.session:promote() end
function act.restore(app) app.session:restore() end
function act.previous(app) app.session:step "previous" end
function act.next(app) app.session:step "next" end

-- Confirms a deletion, which also deletes all later moves.
function act.delete(app)
    local session = app.session
    if not session.node.parent then return session:refuse(say.why "no_move") end
    app.question = { title = say.text("delete_title", { count = session:below() }),
        items = { { label = say.text "delete_yes", deletes = true },
            { label = say.text "never_mind" } } }
end

function act.screen()
    love.window.setFullscreen(not love.window.getFullscreen())
end

function act.menu(app)
    app.to_menu()
end

local ORDER = {
    "first", "back", "forward", "last", "numbers", "forbidden", "explain", "sound",
    "hint", "puzzle", "undo", "save", "tree", "screen", "menu",
}

-- The buttons beside a tree.
local STUDY = {
    "first", "back", "forward", "last", "comment", "before", "promote", "delete",
    "restore", "explain", "save", "tree", "menu",
}

-- Returns true if the button is on.
local function is_on(app, name)
    if name == "sound" then return sound.on end
    if name == "puzzle" then return app.session.puzzle ~= nil end
    if name == "tree" then return app.session.studies end
    if name == "screen" then return love.window.getFullscreen() end
    return app.shows[name] and (name ~= "forbidden" or forbids(app))
end

-- Returns true if a search can begin.
local function is_searched(session)
    return not session.review and not session.state.over
end

-- Returns true if there may be an earlier move.
local function has_earlier(session)
    if session.studies then return session.node.parent ~= false end
    if session.review then return session.review.number > 0 end
    local clock = session.state.clock
    return #session.game.log > 0 and not (clock and clock.running)
end

-- Returns true if there may be a later move.
local function has_later(session)
    if session.studies then return #session.node.children > 0 end
    return session.review ~= nil
end

local function is_after_a_move(session)
    return session.node.parent ~= false
end

-- Returns true if no clock is running. A live game cannot be studied.
local function is_studied(session)
    local clock = session.state.clock
    return session.studies or not (clock and clock.running)
end

-- Conditions of buttons that are sometimes dim.
local CAN = {
    first = has_earlier, back = has_earlier, forward = has_later, last = has_later,
    forbidden = function(_, app) return forbids(app) end,
    hint = is_searched, puzzle = is_searched, tree = is_studied,
    before = is_after_a_move, promote = is_after_a_move, delete = is_after_a_move,
    restore = function(session) return (session.changes or 0) > 0 end,
    undo = function(session) return not session.review and #session.game.log > 0 end,
}

--- Returns the buttons in order. They do the same at every turn, and twice if they are
-- clicked twice.
function tools.list(app)
    local list = {}
    for i, name in ipairs(app.session.studies and STUDY or ORDER) do
        local can = CAN[name]
        list[i] = { label = words.tools[name], on = is_on(app, name), repeats = true,
            off = can and not can(app.session, app),
            act = function() act[name](app) end }
    end
    return list
end

--- Does the action of a button by its name.
function tools.act(app, name)
    act[name](app)
end

return tools
