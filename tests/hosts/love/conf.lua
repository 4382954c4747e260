--- LÖVE reads this file first. It sets up the window, and the modules of LÖVE that are
-- used.
function love.conf(t)
    t.identity = "inarow" -- the save directory's name
    t.version = "11.4"
    t.window.title = "inarow"
    t.window.width, t.window.height = 1000, 700
    if not require("library").is_phone() then -- on a phone, the window fills the screen
        t.window.minwidth, t.window.minheight = 480, 360
    end
    t.window.resizable = true
    t.window.highdpi = true
    t.window.msaa = 4
    -- Audio and sound are loaded when they are needed (sound.lua).
    local unused = { "audio", "joystick", "physics", "sound", "thread", "video" }
    for _, name in ipairs(unused) do t.modules[name] = false end
end
