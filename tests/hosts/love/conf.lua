--- LÖVE reads this before anything else: the window, and which of its modules are used.
function love.conf(t)
    t.identity = "inarow" -- the save directory's name
    t.version = "11.4"
    t.window.title = "inarow"
    t.window.width, t.window.height = 1000, 700
    if not require("library").is_phone() then -- whose screen is as large as it is
        t.window.minwidth, t.window.minheight = 480, 360
    end
    t.window.resizable = true
    t.window.highdpi = true
    t.window.msaa = 4
    -- Audio and sound are loaded when they are wanted (sound.lua).
    local unused = { "audio", "joystick", "physics", "sound", "thread", "video" }
    for _, name in ipairs(unused) do t.modules[name] = false end
end
