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
    -- The games of a text, each action ruled on, and whether the recorded result is
    -- right.
    games = judge.games,
    -- Records as they arrive, each line ruled on before the next is read.
    lines = judge.lines,

    -- In words: why a game is illegal, and which claims are possible at its end.
    refusal_text = judge.refusal_text,
    claims_text = claimable.in_words,

    -- Records with expectations, as tests.
    conform = conform.run,

    -- Matches: a new one, or one from a text.
    new_match = match.new,
    read_match = match.read,

    -- Cases: the questions in a text, and the first line of a corpus.
    cases = corpus.read,
    corpus_header = cases.header,
    case_shape = cases.shape,

    -- The game of a case, our own core's answer, and the case in words.
    open_case = cases.open,
    answer = cases.answer,
    describe = cases.describe,

    -- A case in the form for another program; asking a program all cases.
    question = cases.question,
    examine = examine.run,
}
