--- A text in lines, cut between words.
-- @param text its words, whatever stands between them
-- @param most letters of a line, if its words let it
-- @param indent what each line but the first begins with, or nil
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
