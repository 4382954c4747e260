--- Judging: rules on recorded games, tests records with expectations, scores matches, and
-- asks other programs about the law.
local cases = require "inarow.judging.cases"
local claimable = require "inarow.judging.claimable"
local conform = require "inarow.judging.conform"
local corpus = require "inarow.judging.corpus"
local examine = require "inarow.judging.examine"
local judge = require "inarow.judging.judge"
local match = require "inarow.judging.match"

return {
    -- The games of a text, with a ruling on each action and a check of the recorded
    -- result.
    games = judge.games,
    -- Records as they arrive, each line ruled on before the next is read.
    lines = judge.lines,

    -- The refusal of an illegal game, and the claims that are possible at its end, in
    -- words.
    refusal_text = judge.refusal_text,
    claims_text = claimable.in_words,

    -- Tests with records that contain expectations.
    conform = conform.run,

    -- A new match, or a match from a text.
    new_match = match.new,
    read_match = match.read,

    -- The questions (cases) in a text, and the first line of a corpus.
    cases = corpus.read,
    corpus_header = cases.header,
    case_shape = cases.shape,

    -- The game of a case, the core's answer, and the case in words.
    open_case = cases.open,
    answer = cases.answer,
    describe = cases.describe,

    -- A case in the form for another program; and a test of a program with all cases.
    question = cases.question,
    examine = examine.run,
}
