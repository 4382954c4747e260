// The tags by which an archive knows positions (csrc/archive/encode.c): the first digits of
// the board key, then the stones that each colour captured. The arbiter has both.

const COLOURS = 7; // at most
const TRIED = 2000; // actions: there may be millions of offers
const AT_ONCE = 40; // actions between two looks at whether the answer is still wanted
const DEPTH = 8; // choices that leave the board as it is, one after the other

function tagOf(key, captured, colours) {
    let mixed = 0;
    for (let i = 0; i < COLOURS; i++) {
        mixed = (mixed * 251 + (captured[colours[i]] ?? 0)) % 65521;
    }
    return key.slice(0, 12) + mixed.toString(16).padStart(4, "0");
}

/** A game that stands at a position, in an arbiter of its own. */
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

    // The tag after an action, which is taken back.
    async tagAfter(action) {
        const done = [this.ask("apply", { action }), this.tag(), this.ask("undo")];
        const [, tag] = await Promise.all(done);
        return tag;
    }

    /**
     * Add the legal actions to `moves`, by the tag that they lead to. Of choices that leave
     * the board as it is, the first one is made, and `choices` counts it.
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
 * The tag of the position that a game stands at, and its next moves by their tags.
 * @param arbiter one that nothing else waits for
 * @param record of the game; `board` as the arbiter has it
 * @param isWanted tells whether somebody still waits for the answer
 * @param isKnown tells of a tag whether the moves are wanted at all
 * @returns {{tag: string, moves: Map}} each move a list of {text, point, choices} that lead
 * to the same position; `choices` are to be made before
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
