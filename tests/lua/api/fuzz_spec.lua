local helper = dofile "tests/lua/helper.lua"

-- Numbers of inputs for each target, always the same inputs. Each target runs in its own
-- interpreter.
local COUNTS = {
    record = 500, sgf = 1000, judge = 500, script = 1000, action = 2000, position = 1000,
    ["sgf-file"] = 60, ["psq-file"] = 60, ["pente_org-file"] = 60, ["digits-file"] = 60,
    log = 30, binding = 300,
    ["lib-file"] = 60, ["moves-file"] = 60, ["record-file"] = 60,
    ["offsets-file"] = 60, ["pos-file"] = 60, ["fen-file"] = 60,
}
-- If a library for XML is installed.
COUNTS["rif_xml-file"] = pcall(require, "lxp") and 60 or nil
local SEED = 20

it("each notation has samples", function()
    local targets = dofile("tests/fuzz/targets.lua").targets
    for _, name in ipairs(require("inarow").notations) do
        assert.is_table(targets[name .. "-file"], name)
    end
end)

describe("text from outside raises no error and ends:", function()
    teardown(helper.clean)

    for target, count in pairs(COUNTS) do
        it(target, function()
            local input = helper.file()
            count = helper.is_long and count or math.floor(count / 8)
            local status, out = helper.lua("tests/lua/fuzz.lua",
                ("%s %d %d %s"):format(target, count, SEED, input), 10)
            if status == 124 then
                local length, text = helper.contents(input):match "^(%d+)\n(.*)$"
                out = ("it does not end, with %q"):format(text:sub(1, tonumber(length)))
            end
            assert.equal("", out)
            assert.equal(0, status)
        end)
    end
end)
