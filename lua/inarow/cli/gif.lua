--- Makes an animated GIF of a game from SVG pictures, by ImageMagick.
local console = require "inarow.cli.console"
local say = require("inarow.cli.sentences").say
local system = require "inarow.system"

local gif = {}

-- Most pictures, because a command line has a limited length.
local MOST = 1500

-- Returns the name of ImageMagick's program in PATH, `magick` since version 7, `convert`
-- before; or nil, message.
local function program()
    if console.is_windows then return nil, say "no-shell" end
    local pipe = io.popen "command -v magick || command -v convert"
    local path = pipe:read "*l"
    pipe:close()
    if not path then return nil, say "no-imagemagick" end
    return path
end

-- Returns the arguments for making one GIF from pictures in files.
local function arguments_of(pictures, names, width, height, options)
    local hundredths = math.floor((options.seconds or 1) * 100 + 0.5)
    local words = { "-background none +dither -delay", tostring(hundredths) }
    for i, picture in ipairs(pictures) do
        if picture.rest then
            words[#words + 1] = "-delay " .. hundredths * picture.rest
        end
        words[#words + 1] = ("'(' svg:%s -repage %dx%d+%d+%d ')'"):format(names[i], width,
            height, picture.x, picture.y)
    end
    words[#words + 1] = options.once and "-loop 1" or "-loop 0"
    return table.concat(words, " ")
end

-- The shell command, which runs in the folder of the pictures. The command always removes
-- the folder with ImageMagick's own files, and prints the GIF or the first line of the
-- error.
local COMMAND = [[
cd %s || exit
trap 'cd / && rm -rf %s' EXIT
trap 'exit 130' HUP INT TERM
export MAGICK_TEMPORARY_PATH=.
if %s %s gif:game.gif 2>faults; then cat game.gif; else echo "status $?" >>faults
    head -n 1 faults; fi]]

-- Returns the output of a command.
local function printed_by(command)
    local pipe = io.popen(command)
    local text = pipe:read "*a"
    pipe:close()
    return text
end

-- Writes the pictures to a folder to which nobody else can write. Returns their names.
local function write_all(pictures, folder)
    local names = {}
    for i, picture in ipairs(pictures) do
        names[i] = ("%04d.svg"):format(i)
        local ok, message = system.write(folder .. "/" .. names[i], picture.text, true)
        if not ok then return nil, message end
    end
    return names
end

--- Make a GIF.
-- @param pictures list {text, x, y, rest} like a game's pictures. A picture changes only
-- a part of the picture before it.
-- @param width of the first picture, in pixels
-- @param height of the first picture, in pixels
-- @param options `seconds` for each picture, 1 if nil; `once`, true to play once
-- @return bytes of the file; or nil, message
function gif.make(pictures, width, height, options)
    local convert, missing = program()
    if not convert then return nil, missing end
    if #pictures > MOST then
        return nil, say("gif-too-long", { given = #pictures, most = MOST })
    end
    local folder = printed_by "mktemp -d 2>/dev/null":match "^(.-)\n$"
    if not folder then return nil, say "no-temporary-folder" end
    local names, message = write_all(pictures, folder)
    local quoted = console.quoted(folder)
    if not names then
        printed_by("rm -rf " .. quoted)
        return nil, message
    end
    local bytes = printed_by(COMMAND:format(quoted, quoted:gsub("'", "'\\''"),
        console.quoted(convert), arguments_of(pictures, names, width, height, options)))
    if bytes:find "^GIF8" then return bytes end
    return nil, say("imagemagick-fails", { fault = bytes:match "^[^\n]*" })
end

return gif
