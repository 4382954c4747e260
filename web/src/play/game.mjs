// The game that is played: its record, what is to be seen of it, what may be done. Each
// action gives a new record; those before it are kept for stepping back and forth.

/** A game. `onChange()` is called whenever there is something else to be seen. */
export class Game {
    #arbiter;
    #onChange;
    #records = []; // this one, those before it, and those that were taken back
    #at = 0;
    #line = Promise.resolve(); // what is asked is done one after the other
    /** What the board is to show: `forbidden`, `numbers`. */
    wanted = { forbidden: false, numbers: false };
    board = null;
    state = null;
    choices = [];
    /** The last ruling or refusal: {action, ruling, refused}; null at the beginning. */
    told = null;

    constructor(arbiter, onChange) {
        this.#arbiter = arbiter;
        this.#onChange = onChange;
    }

    get record() { return this.#records[this.#at]; }
    get canRedo() { return this.#at + 1 < this.#records.length; }

    // One after the other, whatever became of those before.
    #then(work) {
        const done = this.#line.then(work);
        this.#line = done.catch(() => {});
        return done;
    }

    /** Begin a game of a variant, or take one up where its record ends. */
    start({ variant, options, record }) {
        return this.#then(async () => {
            const text = record ?? await this.#begun(variant, options);
            await this.#look(text);
            this.#records = [text];
            this.#at = 0;
            this.told = null;
            this.#onChange();
        });
    }

    async #begun(variant, options) {
        const { game } = await this.#arbiter.new({ variant, options });
        const { text } = await this.#arbiter.record({ game });
        await this.#arbiter.closeGame({ game });
        return text;
    }

    // Everything that is to be seen where a record ends.
    async #look(record) {
        const { forbidden, numbers } = this.wanted;
        const [board, state, legal] = await Promise.all([
            this.#arbiter.board({ record, forbidden, numbers }),
            this.#arbiter.state({ record }),
            this.#arbiter.legal({ record }),
        ]);
        Object.assign(this, { board, state, choices: legal.choices, fault: legal.fault });
    }

    /** Carry out an action. A refusal is no failure: `told` has it. */
    act(action) {
        return this.#then(async () => {
            const before = this.record;
            try {
                const { ruling, record } = await this.#arbiter.apply({ record: before, action });
                await this.#look(record);
                this.#records.splice(this.#at + 1, Infinity, record);
                this.#at++;
                this.told = { action, ruling };
            } catch (error) {
                if (error.name !== "Refused") throw error;
                const { code, message } = error;
                const ruling = error.ruling ?? { status: "refused", reason: code, points: [] };
                this.told = { action, refused: true, ruling: { ...ruling, message } };
            }
            this.#onChange();
            return this.told;
        });
    }

    /** Take the last action back, whoever did it. */
    undo() {
        return this.#then(async () => {
            if (this.#at === 0) {
                const { record } = await this.#arbiter.undo({ record: this.record });
                this.#records.unshift(record);
                this.#at = 1;
            }
            await this.#go(this.#at - 1);
        });
    }

    redo() {
        return this.#then(() => this.canRedo && this.#go(this.#at + 1));
    }

    async #go(at) {
        await this.#look(this.#records[at]);
        this.#at = at;
        this.told = null;
        this.#onChange();
    }

    /** See it anew: something else is wanted. */
    again() {
        return this.#then(async () => {
            if (!this.board) return;
            await this.#look(this.record);
            this.#onChange();
        });
    }

    /** The board after so many of its actions. */
    after(count) {
        return this.#then(async () => {
            const records = [...this.#records.slice(0, this.#at + 1)];
            for (let i = 0; i < MOST; i++) {
                const one = await this.#arbiter.undo({ record: records[0] }).catch(() => null);
                if (!one) break;
                records.unshift(one.record);
            }
            return this.#arbiter.board({ record: records[Math.min(count, records.length - 1)] });
        });
    }

    /** Why: of a point, of an action; without either, of the last ruling. */
    explain(what = {}) {
        return this.#arbiter.explain({ record: this.record, ...what });
    }
}

const MOST = 2000; // actions that are taken back to see an earlier board
