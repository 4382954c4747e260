--- The pages of the site, in reading order: groups of {label, source}. A source is a
-- Markdown page of the project, or a C header. A label with `to` instead of a source
-- leads to the playground, or to a generated page (made/).
local nav = {
    { "Start",
        { "Guide", "README.md" },
        { "Play in the browser", to = "play/index.html" },
        { "Installing", "docs/install.md" },
        { "On Windows", "docs/windows.md" } },
    { "Games",
        { "Rules of every game", to = "rules/index.html" },
        { "Articles and readings", "variants/READINGS.md" },
        { "Law of the table", "variants/TABLE.md" },
        { "Writing a game", "variants/README.md" },
        { "Gallery of scripts", "variants/GALLERY.md" } },
    { "Command line",
        { "What it can do", "docs/command-line.md" },
        { "Every option", to = "manual/options.html" },
        { "Games at the table", "docs/table.md" },
        { "Archives", "docs/archives.md" },
        { "Tournaments", "docs/tournaments.md" },
        { "Openings between engines", "docs/openings-protocol.md" } },
    { "Formats",
        { "Notations", "docs/notations.md" },
        { "File formats", "docs/formats.md" },
        { "The corpus of the law", "tests/conformance/README.md" },
        { "Cases by class", to = "corpus/index.html" },
        { "Perft tables", to = "corpus/perft.html" } },
    { "Programming",
        { "Lua", "lua/README.md" },
        { "C", "docs/c.md" },
        { "C: inarow.h", "csrc/inarow.h" },
        { "C: threats", "csrc/inarow_attack.h" },
        { "C: batches of games", "csrc/inarow_batch.h" },
        { "Python, and learning", "bindings/python/README.md" },
        { "Learning from games", "bindings/python/examples/learn/README.md" },
        { "On a Dask cluster", "bindings/python/examples/cluster/README.md" },
        { "JavaScript", "bindings/js/README.md" },
        { "A board for your pages", "docs/board.md" },
        { "Service, for any language", "docs/service.md" },
        { "C: inarow_service.h", "csrc/service/inarow_service.h" },
        { "For a site with games", "docs/site.md" },
        { "A server for two browsers", "bindings/js/examples/site/README.md" },
        { "The playground", "web/README.md" },
        { "A game for LÖVE", "tests/hosts/love/README.md" } },
    { "Project",
        { "Where things are", "docs/places.md" },
        { "Tested systems", "docs/systems.md" },
        { "Other programs", "docs/programs.md" },
        { "Verification", "docs/figures.md" },
        { "Speed", "docs/speed.md" },
        { "Benchmarks", "tests/bench/README.md" },
        { "Changes", "CHANGELOG.md" },
        { "Contributing", "CONTRIBUTING.md" },
        { "Making a release", "RELEASE.md" },
        { "Modules of the code", "lua/inarow/README.md" },
        { "Security", "SECURITY.md" },
        { "Licences of others", to = "licences.txt" } },
}

-- A page of docs/ that has no place yet is still part of the site.
local placed = {}
for _, group in ipairs(nav) do
    for i = 2, #group do placed[group[i][2] or ""] = true end
end
local found = assert(io.popen "ls docs/*.md")
for path in found:lines() do
    if not placed[path] then table.insert(nav[#nav], { nil, path }) end
end
found:close()

return nav
