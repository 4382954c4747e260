--- Implements the commands for studying a game's tree: show it, move in it, comment,
-- promote and delete.
local counted = require("inarow.cli.play.sentences").counted
local language = require "inarow.language"
local outline = require "inarow.cli.play.outline"
local say = require("inarow.cli.play.sentences").say
local screen = require "inarow.cli.play.screen"
local turn = require "inarow.cli.play.turn"

local study = {}

-- ---- The tree -------------------------------------------------------------------------

-- Returns the session's tree, and the present node of its game. Actions that were undone
-- before the tree was first used become variations after the game's own line.
local function tree_of(session)
    local was_studied = session.game:branched() ~= nil
    local tree, node = session.game:tree()
    for _, one in ipairs(was_studied and {} or tree:path(node)) do
        while tree:promote(one) do end
    end
    return tree, node
end

-- Prints a text with its line breaks. The text is wrapped, and indented after the first
-- line.
local function print_text(label, text)
    local indent = ""
    for line in (label .. text .. "\n"):gmatch "(.-)\n" do
        print(indent .. screen.wrapped(language.printable(line), "  "))
        indent = "  "
    end
end

local function print_comments(node)
    if node.before then print_text(say "comment-before", node.before) end
    if node.comment then print_text(say "comment-after", node.comment) end
end

-- Prints the continuations of a node, each with its number.
local function print_variations(node)
    local list = {}
    for i, child in ipairs(node.children) do
        list[i] = ("%d %s"):format(i, outline.action(child.action))
    end
    if #list > 1 then
        print(screen.wrapped(say("variations-here",
            { actions = table.concat(list, ", ") }), "  "))
    end
end

--- Print the comments and variations at the present node, if there are any.
function study.show_notes(session)
    if not session.game:branched() then return end
    local _, node = session.game:tree()
    print_comments(node)
    print_variations(node)
end

--- Print the number of variations and comments in the tree; print nothing if there are
-- none.
function study.report_loaded(session)
    local tree = session.game:branched()
    if not tree then return end
    local forks, comments = 0, 0
    for node in tree:walk() do
        forks = forks + math.max(0, #node.children - 1)
        comments = comments + (node.comment and 1 or 0) + (node.before and 1 or 0)
    end
    print(say("tree-loaded", { variations = counted("variations", forks),
        comments = counted("comments", comments) }))
end

--- Show the tree around the present node, or the whole tree.
function study.show(session, rest)
    if rest ~= "" and rest ~= "all" then
        return screen.complain(session, say("not-all", { word = rest }))
    end
    local tree, node = tree_of(session)
    local rows, left_out
    if rest == "all" then
        rows, left_out = outline.rows(tree, node), 0
    else
        rows, left_out = outline.around(tree, node)
    end
    if #rows == 0 then return print(say "tree-empty") end
    print(table.concat(rows, "\n"))
    if left_out > 0 then print(counted("rows-left-out", left_out)) end
    print_variations(node)
end

-- ---- Moving in the tree ---------------------------------------------------------------

-- Shows the position after the game has moved to another node.
local function arrived(session)
    turn.changed(session)
    session:set_time()
    screen.draw(session)
    study.show_notes(session)
end

-- Moves the game to a node. If that fails, the game stays at its present node.
local function go(session, node)
    local _, here = session.game:tree()
    local refusal = node.refusal
    if not refusal then
        local done
        done, _, _, refusal = session.game:travel(node)
        if done then return arrived(session) end
        session.game:travel(here)
    end
    screen.complain(session, ("%s: %s"):format(tostring(refusal), refusal.message))
end

-- Returns the node after `number` actions, on the present line.
local function on_line(node, number)
    while node.number > number do node = node.parent end
    while node.number < number and node.children[1] do node = node.children[1] end
    return node.number == number and node or nil
end

-- Returns the last legal node of the present line.
local function end_of(node)
    while node.children[1] and not node.children[1].refusal do node = node.children[1] end
    return node
end

--- Go to an action by its number, on the present line or another line.
function study.go(session, rest)
    local tree, node = tree_of(session)
    local line, number = rest:match "^(%d+)%.(%d+)$"
    local wanted
    if line then
        wanted = outline.find(tree, tonumber(line), tonumber(number))
    elseif rest:find "^%d+$" then
        wanted = on_line(node, tonumber(rest))
    elseif rest == "end" then
        wanted = end_of(node)
    end
    if wanted then return go(session, wanted) end
    screen.complain(session, say("no-node", { word = rest }))
end

--- Go forward by the typed number of actions, or to the end of the line.
function study.redo(session, rest)
    local count = rest == "" and 1 or tonumber(rest:match "^%d+$")
    if not count or count < 1 then
        return screen.complain(session, say("not-a-count", { word = rest }))
    end
    for i = 1, count do
        local done, message = session.game:redo()
        if not done and i == 1 then return screen.complain(session, message) end
        if not done then break end
    end
    arrived(session)
end

--- Go to a continuation of the present node by its number. Without a number, list the
-- continuations.
function study.variation(session, rest)
    local _, node = tree_of(session)
    local child = node.children[tonumber(rest:match "^%d+$")]
    if child then return go(session, child) end
    if rest ~= "" then
        return screen.complain(session, say("no-variation", { word = rest }))
    elseif #node.children < 2 then
        return screen.complain(session, say "no-variations")
    end
    print_variations(node)
end

-- ---- Edits ----------------------------------------------------------------------------

-- Replaces `\n` in a typed text by a line break.
local function typed(text)
    return (text:gsub("\\(.)", { n = "\n", ["\\"] = "\\" }))
end

-- Sets a comment, or shows the comment if no text was typed. "-" removes it.
local function comment_in(session, field, rest)
    local tree, node = tree_of(session)
    if field == "before" and node == tree.root then
        return screen.complain(session, say "no-action-here")
    elseif rest == "" and not (node.before or node.comment) then
        return screen.complain(session, say "no-comment")
    elseif rest == "" then
        return print_comments(node)
    end
    local said = rest == "-" and "comment-removed"
        or node[field] and "comment-replaced" or "comment-set"
    tree:set(node, field, rest ~= "-" and typed(rest) or nil)
    session.edits = session.edits + 1
    turn.changed(session)
    print(say(said))
end

--- Comment on the present action. Before the first action, comment on the game.
function study.comment(session, rest) comment_in(session, "comment", rest) end

--- Set the comment before the present action.
function study.before(session, rest) comment_in(session, "before", rest) end

--- Move the present line one place forward among the variations.
function study.promote(session)
    local tree, node = tree_of(session)
    while node.parent and node.parent.children[1] == node do node = node.parent end
    if node == tree.root then return screen.complain(session, say "main-line") end
    tree:promote(node)
    session.edits = session.edits + 1
    turn.changed(session)
    print(say("promoted", { action = outline.action(node.action) }))
end

--- Delete the present action and its continuations, or one continuation by its number.
function study.delete(session, rest)
    local tree, here = tree_of(session)
    local node = rest == "" and here or here.children[tonumber(rest:match "^%d+$")]
    if not node then
        return screen.complain(session, say("no-variation", { word = rest }))
    elseif node == tree.root then
        return screen.complain(session, say "no-action-here")
    end
    local count = 0
    for _ in tree:walk(node) do count = count + 1 end
    if node == here then session.game:undo() end
    tree:delete(node)
    session.edits = session.edits + 1
    arrived(session)
    print(counted("deleted", count))
end

--- Undo the last comment, promotion or deletion.
function study.restore(session)
    if session.edits == 0 then
        return screen.complain(session, say "nothing-to-restore")
    end
    tree_of(session):undo()
    session.edits = session.edits - 1
    arrived(session)
    print(say "restored")
end

return study
