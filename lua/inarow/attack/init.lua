--- Threats: questions about a game's present position; their answers in words; proofs of
-- wins; and puzzles, made from wins and solved stone by stone.
local analyse = require "inarow.attack.analyse"
local proof = require "inarow.attack.proof"
local puzzles = require "inarow.attack.puzzles"
local solve = require "inarow.attack.solve"
local threat_text = require "inarow.attack.threat_text"

return {
    -- Questions: their names, a check of a question, and its answer; the default time
    -- limit in seconds; freeing the memory.
    questions = analyse.questions,
    check = analyse.check,
    ask = analyse.of,
    SECONDS = analyse.SECONDS,
    forget = analyse.forget,

    -- An answer in words, the hypothetical stones of its line, and the points to be
    -- marked.
    lines = threat_text.lines,
    stones = threat_text.stones,
    points = threat_text.points,

    -- Reads a proof from a table as an object (proof.lua).
    read_proof = proof.read,

    -- Puzzles: making new ones, finding those in a played game, and sorting them by
    -- length.
    make_puzzles = puzzles.make,
    add_puzzles = puzzles.of_game,
    grade_puzzles = puzzles.graded,

    -- Solving a puzzle: its start, the task in a sentence, and the win.
    solve = solve.begin,
    puzzle_note = solve.note,
    win_of = solve.win_of,
}
