--- Runs the commands and scripts on the pages for people exactly as printed. Each page
-- runs in a fresh copy of the tree after `make`, in one shell. The output must agree
-- with the page, and its links must lead to existing places. It reports in TAP:
--
--     lua5.4 tests/pages/main.lua [PAGE...]
--
-- A block has the language `sh`, `lua`, `python`, `js`, `c` or `record`, or `text`,
-- which is the output of the block before it. Blocks that name a file in their first
-- line are saved under that name. Other Lua blocks are run by lua5.4, and show their
-- output in comments `-->` or in a text block. Exceptions are in special.lua.
-- tests/release/run.sh runs the blocks for Windows (`bat`); `ebnf` is a grammar.
local blocks = dofile "tests/pages/blocks.lua"
local special = dofile "tests/pages/special.lua"

local PAGES = {
    "README.md", "docs/install.md", "docs/windows.md", "docs/command-line.md",
    "docs/archives.md", "docs/tournaments.md", "docs/notations.md", "docs/formats.md",
    "docs/table.md", "docs/c.md", "docs/board.md",
    "docs/service.md", "docs/site.md", "docs/speed.md", "docs/figures.md",
    "docs/openings-protocol.md", "docs/programs.md", "docs/systems.md", "docs/places.md",
    "variants/README.md", "variants/GALLERY.md",
    "CONTRIBUTING.md", "RELEASE.md", "SECURITY.md", "CHANGELOG.md",
    "tests/hosts/love/README.md",
    "bindings/python/README.md", "bindings/js/README.md", "tests/bench/README.md"
}

-- tests/web/board runs these in browsers; tests/release/run.sh runs those for Windows.
local UNRUN = { html = true, css = true, bat = true, ebnf = true }

local tests, failed = 0, 0

local function report(name, ok, why)
    tests = tests + 1
    if not ok then failed = failed + 1 end
    print((ok and "ok " or "not ok ") .. tests .. " - " .. name)
    if not ok and why then print((("\n" .. why):gsub("\n", "\n# "):sub(2, 3000))) end
    io.flush()
end

local function read(path)
    local file = io.open(path, "rb")
    local text = file and file:read "a"
    if file then file:close() end
    return text
end

local function write(path, text)
    local file = assert(io.open(path, "wb"))
    assert(file:write(text))
    assert(file:close())
end

local function output(command)
    local pipe = assert(io.popen(command))
    local text = pipe:read "a"
    return text, pipe:close()
end

local function quoted(text)
    return "'" .. text:gsub("'", "'\\''") .. "'"
end

-- ---- A page as one shell script -------------------------------------------------------

local used = {}
local is_long = os.getenv "INAROW_LONG"

-- Returns the command that replaces this one, and true if it replaces the rest of the
-- block too; or nil.
local function special_of(text)
    local first = text:match "^[^\n]*"
    for _, one in ipairs(special) do
        if one[1] == first then
            used[one] = true
            return not is_long and one.short or one.instead, one.block
        end
    end
end

-- Commands that run a block of a language, saved as `%s`.
local RUN = { lua = "lua5.4 %s", python = "python3 %s",
    js = "cp %s block.mjs && node block.mjs", record = "build/inarow conform %s" }

-- Returns the steps of a page, in order: {name, code, status, block}; and the faults of
-- its blocks. A block's `shown` is the text below it.
local function steps_of(path, list, folder)
    local steps, faults, opened = {}, {}, nil
    local function add(line, first, code, status)
        steps[#steps + 1] = { code = code, status = status or 0, block = opened,
            name = ("%s:%d: %s"):format(path, line, first:match "^[^\n]*") }
    end
    for number, block in ipairs(list) do
        local kept = ("%s/block-%d"):format(folder, number)
        local first = block.text:match "^[^\n]*"
        if block.language ~= "text" then opened = block end
        if block.language == "text" then
            if not opened or opened.shown then
                faults[#faults + 1] = block.line .. ": a text that nothing prints"
            else
                opened.shown = block.text
            end
            opened = nil
        elseif block.file then
            write(kept, block.text)
            add(block.line, block.file, ("cp %s %s"):format(quoted(kept), block.file))
        elseif RUN[block.language] then
            write(kept, block.text)
            local instead = special_of(first)
            add(block.line, first, instead and ("BLOCK=%s\n%s"):format(quoted(kept),
                instead) or RUN[block.language]:format(quoted(kept)))
        elseif block.language == "sh" then
            for _, command in ipairs(blocks.commands(block)) do
                local instead, is_block = special_of(command.text)
                add(command.line, command.text, instead or command.text, command.status)
                if is_block then break end
            end
        elseif not UNRUN[block.language] then
            faults[#faults + 1] = ("%d: a block without a language that is known (%s)")
                :format(block.line, block.language)
        end
    end
    return steps, faults
end

-- Runs each step in the same shell, with separate files for its output.
local function script_of(steps, place, folder)
    local lines = { ("cd %s || exit"):format(quoted(place)) }
    for number, step in ipairs(steps) do
        local out = ("%s/%d"):format(folder, number)
        lines[#lines + 1] = ("{ %s\n} </dev/null >%s.out 2>%s.err\necho %d $? >>%s")
            :format(step.code, out, out, number, folder .. "/status")
    end
    return table.concat(lines, "\n") .. "\n"
end

-- Copies the tree with its built files, except those of the tests.
local function copy_tree(place)
    output(("mkdir -p %s && { git ls-files --cached --others --exclude-standard &&"
        .. " find build -type f -not -path 'build/tests/[!b]*' -not -path 'build/dist*'"
        .. " -not -path 'build/love/*' -not -path 'build/asan/*'"
        .. " -not -path 'build/rock-*' -not -path 'build/fuzz/*'"
        .. " -not -path 'build/web/[!s]*' -not -path 'build/site/*'"
        .. " -not -path 'build/playground/*'; } | sort -u |"
        .. " tar -c -T - 2>/dev/null | tar -x -C %s"):format(place, place))
end

-- Returns the output in a script's comments, in the form of a page.
local function output_of(text)
    local lines = { "..." }
    for line in text:gmatch "[^\n]+" do
        local says = line:match "%-%->%s*(.-)%s*$"
        if says then
            lines[#lines + 1] = says
            lines[#lines + 1] = "..."
        end
    end
    return #lines > 1 and table.concat(lines, "\n") .. "\n"
end

-- Makes a folder equal to another; files that are equal already are not copied.
local function restore(place, whole)
    output(("mkdir -p %s && rsync -a --delete --modify-window=-1 %s/ %s"):format(place,
        whole, place))
end

-- @param folder the page's own files, written anew
-- @param whole the tree that is copied to `place`
local function run_page(path, folder, whole, place)
    local list = blocks.read(read(path))
    output(("rm -rf %s && mkdir -p %s/home"):format(folder, folder))
    local steps, faults = steps_of(path, list, folder)
    if #steps > 0 then restore(place, whole) end
    report(path .. " has blocks of known languages", #faults == 0,
        table.concat(faults, "\n"))
    write(folder .. "/script", script_of(steps, place, folder))
    output(("env -i PATH=%s HOME=%s/home LC_ALL=C.UTF-8 timeout 300 sh %s/script 2>&1")
        :format(quoted(os.getenv "PATH"), folder, folder))
    local statuses = {}
    for number, status in (read(folder .. "/status") or ""):gmatch "(%d+) (%d+)\n" do
        statuses[tonumber(number)] = tonumber(status)
    end
    local printed = {}
    for number, step in ipairs(steps) do
        local out = (read(("%s/%d.out"):format(folder, number)) or "")
        local err = (read(("%s/%d.err"):format(folder, number)) or "")
        report(step.name, statuses[number] == step.status, ("exit status %s\n%s%s")
            :format(statuses[number] or "none: the shell has ended", out:sub(-1500), err))
        printed[step.block] = (printed[step.block] or "") .. out
    end
    for _, block in ipairs(list) do
        local shown = block.shown or block.language == "lua" and output_of(block.text)
        if shown then
            local ok, line = blocks.shows(shown, printed[block] or "")
            report(("%s:%d: prints what is shown"):format(path, block.line), ok,
                ("not printed: %s\nprinted:\n%s"):format(line, printed[block] or ""))
        end
    end
    if path == "README.md" then -- the program draws the picture on this page
        local drawn = output(("cd %s && make -s pictures && cat docs/double-three.svg")
            :format(place))
        report("the README's picture is up to date: make pictures",
            drawn == read "docs/double-three.svg")
    end
    output("rm -rf " .. folder)
end

-- ---- Links ----------------------------------------------------------------------------

local FOLDERS = { bindings = true, csrc = true, docs = true, lua = true, tests = true,
    variants = true }

-- A path may contain `*`.
local function exists(path)
    if path:find("*", 1, true) then
        return output("ls -d -- " .. path .. " 2>/dev/null") ~= ""
    end
    local file = io.open(path)
    if file then file:close() end
    return file ~= nil
end

-- Returns the headings of a page, in the form for links.
local function anchors(page)
    local found = {}
    for heading in ("\n" .. page):gmatch "\n#+ ([^\n]+)" do
        found[heading:lower():gsub("[^%w_ -]", ""):gsub(" ", "-")] = true
    end
    return found
end

-- The targets of make, by name.
local is_target = {}
for line in output "cat Makefile $(git ls-files '*.mk')":gmatch "[^\n]+" do
    local targets = line:match "^([%l -]+):" or ""
    for name in targets:gmatch "%S+" do is_target[name] = true end
end

-- Checks links and pictures, and files of the tree that are named in `code`.
local function check_links(path)
    local page, faults = read(path), {}
    local folder = path:match "^(.*/)" or ""
    local function must(ok, what) if not ok then faults[#faults + 1] = what end end
    local function lead(target)
        local file, anchor = target:match "^([^#]*)#?(.*)$"
        if file:find "^https?:" then return end
        local full = file == "" and path or folder .. file
        must(exists(full), target)
        if anchor ~= "" then must(anchors(read(full) or "")[anchor], target) end
    end
    local prose = page:gsub("\n```.-\n```", "\n") -- a board may look like a link
    for target in prose:gmatch "%]%(([^)%s]+)%)" do lead(target) end
    for target in prose:gmatch '<img src="([^"]+)"' do lead(target) end
    for code in prose:gmatch "`([^`\n]+)`" do
        local tree = code:match "^%.%./([%w_./*-]+)$"
            or code:match "^([%w_.*-]+/[%w_./*-]*)$"
        if tree and FOLDERS[tree:match "^[^/]+"] then
            must(exists(tree) or exists(folder .. code), code)
        end
        local target = code:match "^make ([%l-]+)$"
        if target then
            must(is_target[target], code)
        end
    end
    report(path .. " leads to what is there", #faults == 0, table.concat(faults, "\n"))
end

-- ---- All pages ------------------------------------------------------------------------

local chosen = #arg > 0 and arg or PAGES
local folder = output "mktemp -d":match "%S+"
copy_tree(folder .. "/whole")
for _, path in ipairs(chosen) do
    run_page(path, folder .. "/page", folder .. "/whole", folder .. "/tree")
end
output("rm -rf " .. folder)
if chosen == PAGES then
    for _, one in ipairs(special) do
        report("is still on a page: " .. one[1], used[one])
    end
    for path in output "git ls-files '*.md'":gmatch "[^\n]+" do check_links(path) end
    local docs = table.concat(PAGES, " ")
    for path in output "ls docs/*.md":gmatch "[^\n]+" do
        report(path .. " is looked at", docs:find(path, 1, true) ~= nil)
    end
end
print("1.." .. tests)
os.exit(failed == 0)
