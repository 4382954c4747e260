--- The rows of a picture in a script, from the top: a list, or a text in which `/` joins
-- them.
return function(picture)
    if type(picture) == "table" then return picture end
    local rows = {}
    for row in (picture .. "/"):gmatch "(.-)/" do rows[#rows + 1] = row end
    return rows
end
