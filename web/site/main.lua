--- Writes the pages of the site: lua5.4 main.lua FOLDER CASES RECORD... FOLDER has
-- `rules`, `manual`, `pictures` and `corpus`; the file CASES is in `corpus`.
package.path = "./?.lua;" .. package.path
local corpus = require "web.site.made.corpus"
local examples = require "web.site.made.examples"
local manual = require "web.site.manual"
local options = require "web.site.made.options"
local page = require "web.site.page"
local rules = require "web.site.made.rules"

local folder, cases = arg[1], arg[2]
manual.add(folder)
rules.add(examples.of { table.unpack(arg, 3) })
options.add()
corpus.add(folder, cases)
page.write(folder)
