--- The pages beside the playground that need no script: lua5.4 main.lua FOLDER CASES
-- RECORD... FOLDER has `rules`, `manual` and `corpus`, and in the last the file CASES.
package.path = "./?.lua;" .. package.path
local corpus = require "web.site.corpus"
local examples = require "web.site.examples"
local manual = require "web.site.manual"
local rules = require "web.site.rules"

local folder, cases = arg[1], arg[2]
rules.write(folder, examples.of { table.unpack(arg, 3) })
manual.write(folder)
corpus.write(folder, cases)
