--- Finds the lines that changed since a commit: changed.since(COMMIT, FOLDERS) returns a
-- table of sets of line numbers, by path.
local changed = {}

--- Returns the numbers of the new lines in the output of `git diff -U0`.
function changed.lines(diff)
    local by_path, path = {}, nil
    for line in diff:gmatch "[^\n]+" do
        path = line:match "^%+%+%+ b/(.*)" or (not line:find "^%+%+%+ " and path or nil)
        local first, count = line:match "^@@ %-[%d,]+ %+(%d+),?(%d*) @@"
        if first and path then
            by_path[path] = by_path[path] or {}
            for n = first, first + (tonumber(count) or 1) - 1 do
                by_path[path][n] = true
            end
        end
    end
    return by_path
end

function changed.since(commit, folders)
    assert(commit:find "^[%w_./~^-]+$", "not a commit: " .. commit)
    local pipe = assert(io.popen(("git diff -U0 --no-ext-diff --no-renames %s -- %s")
        :format(commit, folders)))
    local diff = pipe:read "*a"
    assert(pipe:close(), "git knows no commit " .. commit)
    return changed.lines(diff)
end

return changed
