--- A text in lines, broken between words.
-- @param text its words, with any separators
-- @param most letters of a line, if its words allow it
-- @param indent prefix of each line but the first, or nil
-- @return list of lines
return function(text, most, indent)
    local lines = {}
    for word in text:gmatch "%S+" do
        local line = lines[#lines]
        if line and #line + 1 + #word <= most then
            lines[#lines] = line .. " " .. word
        else
            lines[#lines + 1] = (line and indent or "") .. word
        end
    end
    return lines
end
