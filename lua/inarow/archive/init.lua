--- Keeps games in an archive, one SQLite file, finds games, and shows how games continued
-- from a position. This module belongs to the program; the library does not use it.
--
--     local archive = require "inarow.archive"
--     local club = assert(archive.open("club.db", "make"))
--     local counts = assert(club:index "games/2019.sgf")
--     print(counts.added, counts.unread)
--     local answer = assert(club:explore(inarow.new "renju"))
--
-- docs/archives.md describes the file, whose tables any client of SQLite can read.
local archive = require "inarow.archive.archive"

return {
    -- Opens an archive by its path, for reading or for adding games; creates it if
    -- necessary.
    open = archive.open,
}
