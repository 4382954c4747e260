--- Tests tables of text, and shortening them to fit a terminal.
local grid = require "inarow.cli.events.grid"

it("wide characters take two columns", function()
    assert.same({ "1  連珠  9", "2  Öl    8", "3  한ａ  7" },
        grid.lines({ { 1, "連珠", 9 }, { 2, "Öl", 8 }, { 3, "한ａ", 7 } }, 2))
    assert.same({ "連…", "" }, grid.fitted({ "連珠五", "" }, 5, 9))
    assert.same({ "連珠…", "" }, grid.fitted({ "連珠五", "" }, 6, 9))
end)

it("columns are as wide as their widest cell, in characters", function()
    local rows = { { "", "Würfel", "12" }, { "3", "x", "-" }, { "–", "…", 5 } }
    assert.same({ "   Würfel  12", "3  x        -", "–  …        5" },
        grid.lines(rows, 2))
end)

it("a terminal shows the first lines of a table, and the last", function()
    local lines = { "head", "one", "two", "thrée", "foot" }
    assert.same(lines, grid.fitted(lines, 80, 6))
    assert.same(lines, grid.fitted(lines))
    assert.same({ "head", "one", "…", "foot" }, grid.fitted(lines, 80, 5))
    assert.same({ "…", "foot" }, grid.fitted(lines, 80, 3))
    assert.same({ "foot" }, grid.fitted(lines, 80, 2))
    assert.same({ "foot" }, grid.fitted(lines, 80, 1))
    assert.same({ "head", "one", "two", "thr…", "foot" }, grid.fitted(lines, 5, 6))
    for rows = 1, 10 do
        for columns = 1, 10 do
            local fitted = grid.fitted(lines, columns, rows)
            assert(#fitted <= math.max(1, rows - 1))
            for _, line in ipairs(fitted) do
                local length = select(2, line:gsub("[^\128-\191]", ""))
                assert(length <= math.max(1, columns - 1))
            end
        end
    end
end)
