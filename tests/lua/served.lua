--- Asks a service, and checks that its answers fit its schema: types, required fields,
-- and no undeclared fields.
local archives = require "inarow.archive"
local cjson = require "cjson"
local dkjson = require "dkjson"
local service = require "inarow.service"
local serving = require "inarow.cli.serving.archive"

local served = {}

local all = service.schema()

served.definitions, served.methods = all["$defs"], all.methods

local fits

local KINDS = {
    string = function(value) return type(value) == "string" end,
    boolean = function(value) return type(value) == "boolean" end,
    number = function(value) return type(value) == "number" end,
    integer = function(value) return type(value) == "number" and value % 1 == 0 end,
    object = function(value) return type(value) == "table" and value[1] == nil end,
    array = function(value)
        return type(value) == "table" and (value[1] ~= nil or next(value) == nil)
    end,
}

local function fits_object(shape, value, path)
    for _, name in ipairs(shape.required or {}) do
        if value[name] == nil then return nil, path .. "." .. name .. " is missing" end
    end
    local is_described = shape.properties or shape.additionalProperties
    for name, item in pairs(value) do
        local of = (shape.properties or {})[name] or shape.additionalProperties
        local where = path .. "." .. tostring(name)
        if is_described and not of then return nil, where .. " is not described" end
        local ok, why = fits(of or {}, item, where)
        if not ok then return nil, why end
    end
    return true
end

local function fits_any(shapes, value, path)
    local faults = {}
    for _, shape in ipairs(shapes) do
        local ok, fault = fits(shape, value, path)
        if ok then return true end
        faults[#faults + 1] = fault
    end
    return nil, #faults > 0 and table.concat(faults, "; or ") or path
end

--- Returns true if a value fits a shape of the schema; otherwise nil, and the fault.
function fits(shape, value, path)
    shape = shape["then"] or shape -- this requires the same as its `if`
    if shape["$ref"] then
        return fits(served.definitions[shape["$ref"]:match "[^/]+$"], value, path)
    elseif shape.anyOf then
        return fits_any(shape.anyOf, value, path)
    elseif shape.const ~= nil then
        return value == shape.const, path .. " is not " .. tostring(shape.const)
    elseif shape.enum then
        for _, word in ipairs(shape.enum) do
            if word == value then return true end
        end
        return nil, path .. ": " .. tostring(value)
    elseif not shape.type then
        return true
    elseif not KINDS[shape.type](value) then
        return nil, path .. " is no " .. shape.type
    elseif shape.type == "array" then
        for i, item in ipairs(value) do
            local ok, why = fits(shape.items, item, path .. "[" .. i .. "]")
            if not ok then return nil, why end
        end
    elseif shape.type == "object" then
        return fits_object(shape, value, path)
    end
    return true
end

served.fits = fits

--- Fails if lines of an answer do not fit.
-- @param lines results of `handle`
-- @param method of the request; nil if it is not a method
-- @return result, error, items, as cjson reads them
function served.read(lines, method)
    local answers = {}
    for line in lines:gmatch "[^\n]+" do
        answers[#answers + 1] = cjson.decode(line)
    end
    local last = table.remove(answers)
    for _, answer in ipairs(answers) do
        assert(fits(served.methods[method].item, answer.item, method .. " item"))
    end
    assert((last.error == nil) ~= (last.result == nil), lines)
    if last.error then
        assert(fits(served.definitions.error, last.error, (method or "no") .. " error"))
    else
        assert(fits(served.methods[method].result, last.result, method .. " result"))
    end
    return last.result, last.error, answers
end

--- Asks a service.
-- @return result, error, items
function served.ask(one, method, params)
    local request = { id = 7, method = method, params = params }
    local lines = one:handle(dkjson.encode(request))
    for line in lines:gmatch "[^\n]+" do assert(line:find '"id" *: *7', line) end
    return served.read(lines, method)
end

--- Returns a small archive, in the form for `inarow serve`, and its file, which the
-- caller must remove.
function served.archive()
    local path = os.tmpname()
    local games = assert(archives.open(path, "make"))
    assert(games:index "tests/games/pente_org.rec")
    games:close()
    return served.archive_of(path), path
end

--- Opens an archive at a path, in the form for `inarow serve`.
served.archive_of = serving.open

return served
