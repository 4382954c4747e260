--- Finds the specs that judge a mutant of a Lua module, in a separate tree where the
-- mutant replaces its file.
local specs = {}

--- Command that runs a spec up to the first failure, which is enough to kill a mutant.
specs.BUSTED = "lua5.4 /usr/bin/busted --output=TAP --no-keep-going "

-- Modules that contain the law: the records judge them first, and then these specs.
local LAW = { game = true, kernel = true, model = true, variant = true }
specs.law = { "geometry", "game", "script", "at_table", "other_boards", "hooks",
    "other_faults", "record", "text", "tester", "notation", "render", "legal", "prompt",
    "stepping" }

--- Returns the module of a file: `cli` for lua/inarow/cli/main.lua, `api` for
-- lua/inarow.lua.
function specs.module_of(path)
    return path:match "^lua/inarow/(%l+)/" or "api"
end

--- Returns commands that copy the tree. A mutant may change and delete the files of the
-- copy. Only built files that no spec writes are links.
-- @param place its folder, below the root of the true tree
function specs.tree(place)
    return ([[
        mkdir -p %s/build/tests && root=$PWD && cd %s &&
        for entry in "$root"/*; do
            [ "${entry##*/}" = build ] || cp -r "$entry" .
        done
        for entry in "$root"/build/*; do
            case ${entry##*/} in
            tests | mutants | inarow | lua5.4) ;;
            *) ln -sf "$entry" build ;;
            esac
        done
        cp "$root"/build/tests/*.so "$root"/build/tests/opening build/tests &&
        cp -r "$root/build/inarow" "$root/build/lua5.4" build]]):format(place, place)
end

-- Adds the paths of known files to the list, each once.
local function found(list, lines)
    for _, path in ipairs(lines) do
        if not list[path] then
            list[path] = true
            list[#list + 1] = path
        end
    end
end

--- Returns the specs for a file: the spec with its name, then the others, the fastest
-- first.
-- @param output function that returns a command's output
-- @param known_of function that returns the seconds of a spec, or nil, and whether it
-- "fails"
-- @return list of {name, spec, command, seconds}
function specs.of(path, output, known_of)
    local module, paths, list = specs.module_of(path), {}, {}
    local function add(command)
        local lines = {}
        for line in output(command):gmatch "[^\n]+" do lines[#lines + 1] = line end
        found(paths, lines)
    end
    add(("find tests/lua/%s -name '*_spec.lua' 2>/dev/null | sort"):format(module))
    if LAW[module] then
        paths[#paths + 1] = "records"
        for _, name in ipairs(specs.law) do
            add(("find tests/lua -name '%s_spec.lua'"):format(name))
        end
    end
    local own = "/" .. path:match "([^/]*)%.lua$" .. "_spec.lua"
    for _, spec in ipairs(paths) do
        local seconds, state = known_of(spec)
        if state ~= "fails" then
            list[#list + 1] = { name = spec:match "([^/]*)_spec%.lua$" or spec,
                spec = spec, seconds = seconds,
                command = spec == "records" and "lua5.4 tests/mutants/judge.lua"
                    or specs.BUSTED .. spec,
                order = spec:sub(-#own) == own and 0 or seconds or 1 }
        end
    end
    table.sort(list, function(a, b)
        if a.order ~= b.order then return a.order < b.order end
        return a.spec < b.spec
    end)
    return list
end

return specs
