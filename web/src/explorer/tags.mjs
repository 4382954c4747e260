// Finds the tags by which an archive identifies positions (csrc/archive/encode.c): the
// first digits of the board key, then the number of stones that each colour captured. The
// arbiter provides both.

const COLOURS = 7; // maximum number of colours
const TRIED = 2000; // maximum number of actions to try: there may be millions of offers
const AT_ONCE = 40; // actions between two checks whether the answer is wanted
const DEPTH = 8; // maximum number of successive choices that leave the board unchanged

function tagOf(key, captured, colours) {
    let mixed = 0;
    for (let i = 0; i < COLOURS; i++) {
        mixed = (mixed * 251 + (captured[colours[i]] ?? 0)) % 65521;
    }
    return key.slice(0, 12) + mixed.toString(16).padStart(4, "0");
}

/** A game at a position, in its own arbiter. */
class Standing {
    #arbiter;
    #game;
    #colours;
    #captures;

    constructor(arbiter, game, { colours, captured }) {
        this.#arbiter = arbiter;
        this.#game = game;
        this.#colours = colours;
        this.#captures = Boolean(captured);
    }

    ask(method, params) {
        return this.#arbiter.ask(method, { game: this.#game, ...params });
    }

    async tag() {
        const [{ key }, { captured }] = await Promise.all([this.ask("board_key"),
            this.#captures ? this.ask("state") : { captured: {} }]);
        return tagOf(key, captured, this.#colours);
    }

    // Returns the tag after an action, which is then undone.
    async tagAfter(action) {
        const done = [this.ask("apply", { action }), this.tag(), this.ask("undo")];
        const [, tag] = await Promise.all(done);
        return tag;
    }

    /**
     * Adds the legal actions to `moves`, by the tag of the position that follows. Of the
     * choices that leave the board unchanged, the first one is made; `choices` counts
     * such choices.
     */
    async follow(moves, isWanted, here, choices = 0) {
        const { actions } = await this.ask("legal_actions");
        let choice = null;
        for (let i = 0; i < Math.min(actions.length, TRIED) && isWanted(); i += AT_ONCE) {
            const some = actions.slice(i, i + AT_ONCE);
            const tags = await Promise.all(some.map(({ text }) => this.tagAfter(text)));
            some.forEach((action, at) => {
                if (tags[at] === here) choice ??= action;
                else moves.set(tags[at], [...moves.get(tags[at]) ?? [], { ...action, choices }]);
            });
        }
        if (!choice || choices === DEPTH || !isWanted()) return;
        await this.ask("apply", { action: choice.text });
        await this.follow(moves, isWanted, here, choices + 1);
    }
}

/**
 * Finds the tag of a game's position, and its next moves by their tags.
 * @param arbiter an arbiter without other work
 * @param record of the game; `board` is from the arbiter
 * @param isWanted returns true while the answer is still wanted
 * @param isKnown returns true for a tag whose moves are wanted
 * @returns {{tag: string, moves: Map}} each move is a list of {text, point, choices} that
 * lead to the same position; `choices` are to be made first
 */
export async function movesBy(arbiter, { record, board, isWanted, isKnown }) {
    const { game } = await arbiter.new({ record });
    try {
        const standing = new Standing(arbiter, game, board);
        const tag = await standing.tag();
        const moves = new Map();
        if (isKnown(tag)) await standing.follow(moves, isWanted, tag);
        return { tag, moves };
    } finally {
        await arbiter.closeGame({ game });
    }
}
