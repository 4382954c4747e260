--- A session holds the game at the terminal.
local autosave = require "inarow.cli.play.autosave"

local Session = {}
Session.__index = Session

local session = {}

--- Create a session.
-- @param game a game that has just begun
-- @param options table: `colour` true for a terminal's colours; `keeps` true to keep the
-- unsaved game in a file while it is played
-- @return table {game, colour, shows, file, edits}. `shows` has the marks on the board.
-- `file` is the path of the game's file after it was saved or loaded. `edits` is the
-- number of changes of the tree that can be undone
function session.new(game, options)
    local self = setmetatable({ colour = options.colour, keeps = options.keeps,
        shows = {} }, Session)
    self:take_up(game)
    return self
end

--- Write a game's record. If the game's tree was used, the record contains the whole
-- tree. The record's main line does not depend on the game's present node.
function session.record_of(game)
    local tree = game:branched()
    if tree then return tree:text "record" end
    return game:record()
end

--- Return the record of the session's game; nil, message if it is too long to be read
-- again.
function Session:record()
    return session.record_of(self.game)
end

--- Continue a game.
-- @param file path of the game's file, if the file contains only this game
-- @param is_unsaved true if none of the player's files contains the game's record
function Session:take_up(game, file, is_unsaved)
    self.game, self.file, self.edits = game, file, 0
    self.saved = not is_unsaved and self:record() or nil
    self:set_time()
end

--- Return true if the game contains anything that is not in a file.
function Session:is_unsaved()
    local is_empty = #self.game.log == 0 and not self.game:branched()
    local record = self:record() -- nil if it is too long for a file
    return not is_empty and (not record or record ~= self.saved)
end

--- Note that the record was written to a file.
function Session:was_saved(file)
    self.file, self.saved = file, self:record()
    autosave.forget(self)
end

--- Handle a change of the game: keep its present state, or stop keeping it if the game is
-- saved.
-- @return true; or nil, message
function Session:changed()
    if not self.keeps then return true end
    if self:is_unsaved() then return autosave.keep(self) end
    autosave.forget(self)
    return true
end

--- Return the seconds since the start, for actions without a time. Time passes only while
-- the clock runs.
function Session:seconds()
    local state = self.game:state()
    local has_begun = state.clock.running or state.interrupted
    return has_begun and math.max(state.time, os.time() - self.epoch) or state.time
end

--- Continue the clock from the game's time. `epoch` is the os.time at which the clock was
-- at 0.
function Session:set_time()
    self.epoch = os.time() - self.game:state().time
end

return session
