--- Tests explanations in the window: opens them and goes through their steps, in a small
-- window, and in `make test-long` also in a large one. Pictures stay in build/love.
local tools = require "tools"

local SIZES = tools.slice({ "480x360", "1024x768" }, 2)

-- A double-three, captures that win, an offer after symmetric stones, and a record with
-- two stones on one point.
local RECORDS = {
    double = "variant renju\nplay h8\nplay a1\nplay h9\nplay a3\nplay i7\nplay c1\n"
        .. "play j7\nplay e1\nplay h7\n",
    taken = "variant pente\nplay j10\nplay k10\nplay a1\nplay l10\nplay m10\n"
        .. "play b7\nplay b2\n",
    offer = "variant rif_renju\nplay h8\nplay h9\nplay h10\nswap\nplay h7\n",
    broken = "variant renju\nplay h8\nplay h8\n",
}

local SCENES = {
    -- The end of the game: the whole explanation, then its steps, by buttons and by keys.
    { "why-ending", [[
        drop %s/double.rec
        click Why?
        expect said White wins: Black made a double-three at h7
        expect argument 0/
        fits
        click Next step
        expect said Step 1 of
        key right
        key right
        key right
        key right
        expect said Step 5 of
        fits]] },
    { "why-row", [[
        key right
        expect said Step 6 of
        key left
        expect said Step 5 of
        key right]] },
    -- A stone that is not on the board, and the stones that it would need.
    { "why-point", [[
        key escape
        expect argument -
        expect said The explanation is closed.
        key u
        explain h7
        expect argument 0/
        click Next step
        expect mind h7 1
        key right
        key right
        expect mind h7 1]] },
    { "why-capture", [[
        drop %s/taken.rec
        key u
        key u
        key w
        expect said 'play m10' stands.
        click Next step
        click Next step
        expect at issue m10
        click Next step
        expect captured l10 and k10, between m10 and j10
        expect mind l10 -
        expect at issue m10 j10
        click Next step
        expect argument 3/3
        click Step back
        expect argument 2/3
        click Close
        expect argument -
        key w
        key right
        key right]] },
    -- Refusals: of two points that are equal by symmetry, and of a stone on a stone.
    { "why-offer", [[
        drop %s/offer.rec
        point f7
        point j7
        expect said Nothing was done. | j7 is the same as f7 by symmetry.
        click Why?
        key right
        key right
        expect Reflect the board in its middle column: f7 lands on j7.
        expect at issue f7 j7
        fits]] },
    { "why-occupied", [[
        drop %s/broken.rec
        click Why?
        click Next step
        click Next step
        expect Move 1 placed the black stone at h8.
        point i9
        expect play i9
        expect argument -]] },
}

local function scenes(size)
    local script = { "size " .. size:gsub("x", " ") }
    for _, scene in ipairs(SCENES) do
        script[#script + 1] = scene[2]:gsub("%%s", tools.OUT)
        script[#script + 1] = ("shot %s-%s"):format(scene[1], size)
    end
    local saves = tools.steps("reasons-" .. size,
        tools.lines(table.concat(script, "\n")))
    for _, scene in ipairs(SCENES) do
        tools.picture(saves, scene[1] .. "-" .. size, size)
    end
end

return function()
    for name, text in pairs(RECORDS) do
        tools.write(("%s/%s.rec"):format(tools.OUT, name), text)
    end
    for _, size in ipairs(SIZES) do scenes(size) end
end
