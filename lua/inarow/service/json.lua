--- JSON for the service, by lua-cjson.
local json = {}

-- Take the fields of objects away that have no value; in a list there is one.
local function drop_nulls(value, null)
    for key, item in pairs(value) do
        if item == null and type(key) == "string" then
            value[key] = nil
        elseif type(item) == "table" then
            drop_nulls(item, null)
        end
    end
end

--- A library as inarow.service takes it: {json = {encode, decode}, empty_list}.
-- @param cjson the module
function json.of(cjson)
    cjson = cjson.new()
    cjson.decode_max_depth(100)
    cjson.encode_max_depth(1000)
    cjson.encode_number_precision(14)
    -- It writes every empty table as an object: a text that nobody can guess stands for
    -- an empty list, and is put right in the line.
    local mark = ("list-%s-%.0f"):format(tostring({}):match "%w+$", os.time() * 1000
        + os.clock() * 1e6 % 1000)
    local quoted = ('"%s"'):format(mark:gsub("%-", "%%-"))
    return { empty_list = mark, json = {
        decode = function(line)
            local read, value = pcall(cjson.decode, line)
            if not read then error((value:gsub("^.-:%d+: ", "")), 0) end
            -- Most lines have none: they are not gone through.
            if type(value) == "table" and line:find("null", 1, true) then
                drop_nulls(value, cjson.null)
            end
            return value
        end,
        encode = function(value) return (cjson.encode(value):gsub(quoted, "[]")) end,
    } }
end

return json
