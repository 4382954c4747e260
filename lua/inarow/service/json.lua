--- JSON for the service, by lua-cjson.
local json = {}

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
            if read then return value end
            error((value:gsub("^.-:%d+: ", "")), 0)
        end,
        encode = function(value) return (cjson.encode(value):gsub(quoted, "[]")) end,
    } }
end

return json
