--- Breaks a text into lines between words.
-- @param text words with any separators
-- @param most letters per line, unless a single word is longer
-- @param indent prefix of each line except the first, or nil
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
