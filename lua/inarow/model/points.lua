--- Points by numbers: columns from the left and rows from the bottom, from 1.
local points = {}

--- The point in a column and a row, like "h8".
function points.at(x, y)
    return string.char(96 + x) .. ("%d"):format(y)
end

--- Column and row of a point.
function points.xy(point)
    return point:byte() - 96, tonumber(point:sub(2))
end

--- Is a text a point of a board so wide and high, as it is written?
function points.is_on(text, width, height)
    local column, row = text:match "^(%l)([1-9]%d?)$"
    return column ~= nil and column:byte() - 96 <= width and tonumber(row) <= height
end

return points
