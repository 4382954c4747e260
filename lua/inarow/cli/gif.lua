--- An animated GIF of a game, put together by ImageMagick from pictures in SVG.
local console = require "inarow.cli.console"
local files = require "inarow.cli.files"
local say = require("inarow.text.messages").say

local gif = {}

-- The last picture stands so many times longer.
local REST = 4

-- A command line takes no more pictures than these.
local MOST = 1500

-- The program, by the path: `magick` since version 7, `convert` before.
local function program()
    if package.config:sub(1, 1) ~= "/" then return nil end
    local pipe = io.popen "command -v magick || command -v convert"
    local path = pipe:read "*l"
    pipe:close()
    return path
end

-- The arguments by which one GIF is made of pictures in files. All are numbers and names
-- that we made.
local function arguments_of(pictures, paths, width, height, options)
    local hundredths = math.floor((options.seconds or 1) * 100 + 0.5)
    local words = { "-background none +dither -delay", tostring(hundredths) }
    for i, picture in ipairs(pictures) do
        if i == #pictures then words[#words + 1] = "-delay " .. hundredths * REST end
        words[#words + 1] = ("'(' svg:%s -repage %dx%d+%d+%d ')'"):format(
            console.quoted(paths[i]), width, height, picture.x, picture.y)
    end
    words[#words + 1] = options.once and "-loop 1" or "-loop 0"
    return table.concat(words, " ")
end

-- Run a command: true, or nil and the first line of what it said.
local function run(command)
    local pipe = io.popen("(" .. command .. ") 2>&1; echo \"=$?\"")
    local said = pipe:read "*a"
    pipe:close()
    if said:match "=(%d+)\n$" == "0" then return true end
    return nil, said:match "^[^\n]+"
end

-- Have the pictures in files of their own, and one more for the GIF, while `use` does its
-- work with their paths; gives what that gives.
local function with_files(pictures, use)
    local paths, ok, message = {}, true, nil
    for i = 1, #pictures + 1 do
        paths[i] = os.tmpname()
        if ok and pictures[i] then
            ok, message = files.write(paths[i], pictures[i].text)
        end
    end
    local result
    if ok then result, message = use(paths, paths[#paths]) end
    for _, path in ipairs(paths) do os.remove(path) end
    return result, message
end

--- Make a GIF.
-- @param pictures list {text, x, y}, each laid over those before
-- @param width of the first, in pixels
-- @param options `seconds` for each picture, 1 if nil; `once`, true to play once
-- @return the file's bytes, or nil, message
function gif.make(pictures, width, height, options)
    local convert = program()
    if not convert then return nil, say "no-imagemagick" end
    if #pictures > MOST then
        return nil, say("gif-too-long", { given = #pictures, most = MOST })
    end
    return with_files(pictures, function(paths, target)
        local ok, said = run(("%s %s gif:%s"):format(console.quoted(convert),
            arguments_of(pictures, paths, width, height, options),
            console.quoted(target)))
        if not ok then return nil, say("imagemagick-fails", { fault = said }) end
        return files.read(target)
    end)
end

return gif
