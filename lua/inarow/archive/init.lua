--- Archives: games in one SQLite file, and what is asked of them: what was played from a
-- position, and which games are there. A module of the program; the library does without.
--
--     local archive = require "inarow.archive"
--     local club = assert(archive.open("club.db", "make"))
--     local counts = assert(club:index "games/2019.sgf")
--     print(counts.added, counts.unread)
--     local answer = assert(club:explore(inarow.new "renju"))
--
-- docs/archives.md describes the file, whose tables any client of SQLite can read.
local archive = require "inarow.archive.archive"
local patterns = require "inarow.archive.patterns"

return {
    -- An archive by its path: for reading, or for adding games; created if necessary.
    open = archive.open,

    -- A pattern as text, for `find`.
    pattern = patterns.read,
}
