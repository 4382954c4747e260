std = "max"
max_line_length = 90
files["variants"] = { read_globals = { "option", "trace" } }
files["tests/lua"] = { std = "max+busted" }
files["tests/hosts/love"] = { std = "luajit", globals = { "love" } }
exclude_files = { "build", "tests/lua/attacks" } -- the latter attack the sandbox
