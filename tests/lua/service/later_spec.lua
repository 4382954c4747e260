-- Tests the modules that a browser loads later, web/later.txt. Until then a table of
-- functions replaces each, so modules that are loaded first may use only functions of
-- them.
local function name_of(path)
    return (path:gsub("^lua/", ""):gsub("%.lua$", ""):gsub("/init$", ""):gsub("/", "."))
end

local function text_of(path)
    local file = assert(io.open(path))
    local text = file:read "*a"
    file:close()
    return text
end

local function has_only_functions(module)
    if type(module) ~= "table" then return type(module) == "function" end
    for _, value in pairs(module) do
        if type(value) ~= "function" then return false end
    end
    return true
end

describe("a module that is loaded later", function()
    local later, seen = {}, {}
    for path in io.lines "web/later.txt" do later[name_of(path)] = true end
    local files = assert(io.popen "find lua -name '*.lua' | LC_ALL=C sort")
    for path in files:lines() do
        if not later[name_of(path)] and not path:find "/cli/" then
            for name in text_of(path):gmatch "[\"'](inarow[%w%._-]*)[\"']" do
                seen[name] = seen[name] or path
            end
        end
    end
    files:close()

    it("is used only by its functions in modules that are loaded first", function()
        for name in pairs(later) do
            if seen[name] then
                assert(has_only_functions(require(name)), name .. ", see " .. seen[name])
            end
        end
    end)

    it("is loaded when one of its functions is called", function()
        local stand_in, loads = dofile "csrc/service/stand_in.lua", {}
        local double = stand_in("double", function(name)
            loads[#loads + 1] = name
            return { of = function(number) return 2 * number end }
        end)
        local of = double.of
        assert.same({}, loads)
        assert.equal(6, of(3))
        assert.equal(8, double.of(4))
        assert.same({ "double" }, loads)
        assert.equal(5, stand_in("five", function()
            return function() return 5 end
        end)())
    end)
end)
