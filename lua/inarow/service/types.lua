--- Shapes of what a service gives, beside those of the module: for the schema.

--- Who answers.
---@class inarow.service.hello
---@field name string `inarow`
---@field version string major.minor.patch
---@field protocol integer 1: what is told here holds as long as this number stays
---@field methods string[]
---@field notations string[] that games are read and written in
---@field seats string[] in the order in which they begin
---@field limits inarow.service.limits

--- A variant.
---@class inarow.service.variant
---@field name string
---@field title string
---@field source string? what its citations begin with
---@field colours string[] in turn order
---@field settings inarow.service.option[]
---@field aliases string[] what foreign notations call it

--- What may be set for the games of a variant, with its values: the first by default.
---@class inarow.service.option
---@field key string
---@field values string[]

--- How many lines have been sent.
---@class inarow.service.count
---@field count integer

---@class inarow.service.rules
---@field sentences inarow.sentence[]
---@field settings inarow.setting[]

---@class inarow.service.source
---@field source string a script's text

---@class inarow.service.loaded
---@field variant string its name from now on
---@field title string?

--- What is doubtful in a script.
---@class inarow.service.linted
---@field findings inarow.service.finding[]
---@field tried integer settings that were played out
---@field settings integer how many there are

---@class inarow.service.finding
---@field code string
---@field severity "error"|"warning"
---@field message string
---@field path string which key of the script
---@field line integer?
---@field options table<string, any> with which it shows
---@field record string? a game that shows it

---@class inarow.service.plies
---@field plies inarow.ply[]

--- A game that was begun.
---@class inarow.service.begun
---@field game string its handle
---@field width integer columns
---@field height integer rows
---@field colours string[] in turn order

---@class inarow.service.done
---@field done true
---@field record string? the game as it is then, if it came as a record

---@class inarow.service.ruled
---@field ruling inarow.ruling
---@field record string? the game as it is then, if it came as a record

---@class inarow.service.choices
---@field choices inarow.choice[]
---@field fault string? of a hook that fails: there is what it let stand before

---@class inarow.service.points
---@field points string[]

---@class inarow.service.explained
---@field explanation inarow.proof|inarow.ruling_explanation
---@field text string an indented tree
---@field steps inarow.explained_step[] its lines, each with what to draw

---@class inarow.service.analysed
---@field analysis inarow.analysis
---@field text string in plain sentences

---@class inarow.service.text
---@field text string

--- A game that was read; or what is wrong with it.
---@class inarow.service.read
---@field source string which game of the text it is
---@field variant string?
---@field text string? the game as a record, as far as it could be played
---@field refusal inarow.refusal? the action at which it ends, if that is refused
---@field error inarow.fault? it cannot be read

--- A game that cannot be read, and so is not judged.
---@class inarow.service.unreadable
---@field source string which game of the text it is
---@field error inarow.fault

--- What is wrong with a request. The codes of the service itself are `bad-json`,
--- `line-too-long`, `bad-request`, `no-such-method`, `bad-params`, `no-such-game`,
--- `too-many-games`, `too-many-scripts`, `name-taken`, `too-slow`, `too-large` and
--- `internal`. Before a socket's connection is closed: `too-many-connections` and `idle`.
---@class inarow.service.error
---@field code string a reason of the arbiter, or a code of the service
---@field message string a sentence
---@field path string? what is at fault: `params.point`; or of a script, its key
---@field line integer? of the script
---@field ruling inarow.ruling? that refuses an action
---@field faults inarow.script_fault[]? all of a script's

return {}
