--- Judging: games that were written down are ruled on, records with expectations tested,
-- matches counted; and other programs are asked what the law says.
local cases = require "inarow.judging.cases"
local claimable = require "inarow.judging.claimable"
local conform = require "inarow.judging.conform"
local corpus = require "inarow.judging.corpus"
local examine = require "inarow.judging.examine"
local judge = require "inarow.judging.judge"
local match = require "inarow.judging.match"

return {
    -- The games of a text, each action ruled on, and whether the recorded result stands.
    games = judge.games,
    -- Records as they arrive, each line ruled on before the next is read.
    lines = judge.lines,

    -- In words: why a game is illegal, and what may still be claimed at its end.
    refusal_text = judge.refusal_text,
    claims_text = claimable.in_words,

    -- Records with expectations, as tests.
    conform = conform.run,

    -- Matches: a new one, and one that was written down.
    new_match = match.new,
    read_match = match.read,

    -- Cases: the questions that a text asks, and the first line of a corpus of them.
    cases = corpus.read,
    corpus_header = cases.header,
    case_shape = cases.shape,

    -- The game that a case asks about, our own core's answer, and the case in words.
    open_case = cases.open,
    answer = cases.answer,
    describe = cases.describe,

    -- A case as another program is asked it; and all of them put to a program.
    question = cases.question,
    examine = examine.run,
}
