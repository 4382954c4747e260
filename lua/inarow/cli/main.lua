-- The program: what the launcher `inarow` runs.
if _VERSION == "Lua 5.4" then collectgarbage("generational") end -- games come and go
os.exit(require("inarow.cli").main(arg))
