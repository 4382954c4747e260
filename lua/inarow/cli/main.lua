-- The program: what the launcher `inarow` runs.
os.exit(require("inarow.cli").main(arg))
