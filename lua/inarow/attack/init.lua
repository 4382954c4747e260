--- Threats: questions about them, put to a game as it stands; their answers in words;
-- proofs of wins; and puzzles, made of the wins that are found, and solved stone
-- by stone.
local analyse = require "inarow.attack.analyse"
local proof = require "inarow.attack.proof"
local puzzles = require "inarow.attack.puzzles"
local solve = require "inarow.attack.solve"
local threat_text = require "inarow.attack.threat_text"

return {
    -- Asking: the names of the questions, whether one is fit to be asked, and the
    -- answer; the seconds that it takes at most by default; giving back the room for it.
    questions = analyse.questions,
    check = analyse.check,
    ask = analyse.of,
    SECONDS = analyse.SECONDS,
    forget = analyse.forget,

    -- An answer in words, the stones of its line in mind, and the points worth a mark.
    lines = threat_text.lines,
    stones = threat_text.stones,
    points = threat_text.points,

    -- A proof read from a table: an object (proof.lua).
    read_proof = proof.read,

    -- Puzzles: made, found in a game that was played, and put in order by length.
    make_puzzles = puzzles.make,
    add_puzzles = puzzles.of_game,
    grade_puzzles = puzzles.graded,

    -- Solving one: its beginning, what is to be solved in a sentence, and the win.
    solve = solve.begin,
    puzzle_note = solve.note,
    win_of = solve.win_of,
}
