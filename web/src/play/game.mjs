// The game that is played: its record, what is to be seen of it, what may be done. Each
// accepted action gives a new moment; those before it are kept for stepping back and forth.

const MOST = 2000; // actions that are taken back to see an earlier board

const seconds = () => performance.now() / 1000; // by the page's own clock

const tenths = (time) => Math.round(time * 1000) / 100; // the arbiter counts thousandths

// A moment of the game: a record, and how many seconds it has lasted. Only accepted actions
// make moments, so nothing else can give a player time back. `since` is when it began, by
// the page's clock, if that runs for it.
const momentOf = (record, lasted) => ({ record, lasted, since: null });
const lastedOf = ({ lasted, since }) => (since === null ? lasted : seconds() - since);

function run(moment) {
    moment.since ??= seconds() - moment.lasted;
}

function stop(moment) {
    moment.lasted = lastedOf(moment);
    moment.since = null;
}

/**
 * A game. `onChange(what)` is called whenever there is something else to be seen: "begun",
 * "moved" if it went on or back, nothing if it stands where it stood.
 */
export class Game {
    #arbiter;
    #onChange;
    #moments = []; // this one, those before it, and those that were taken back
    #at = 0;
    #line = Promise.resolve(); // requests are carried out one after the other
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

    get record() { return this.#moments[this.#at]?.record; }
    get canUndo() { return this.#at > 0; }
    get canRedo() { return this.#back > 0; }
    /** The moment that is shown: another object for each, for comparing. */
    get moment() { return this.#moments[this.#at]; }

    get #back() { return this.#moments.length - 1 - this.#at; }

    /**
     * The game as it is kept: {record, back, lasted}. `record` has all moments, also the
     * `back` that were taken back; `lasted` is how many seconds the last one has lasted.
     */
    get kept() {
        const last = this.#moments.at(-1);
        return { record: last.record, back: this.#back, lasted: lastedOf(last) };
    }

    /** Does a player's clock run now? */
    get runs() { return Boolean(this.state?.clock?.running) && !this.state.over; }

    /** Seconds since the last accepted action. While no clock runs, they do not count. */
    get lasted() { return this.runs ? lastedOf(this.moment) : 0; }

    /** The game's time now, in seconds since its start: by tenths, as it is recorded. */
    get time() {
        const { time } = this.state;
        return Math.max(Math.ceil(tenths(time)), Math.floor(tenths(time + this.lasted))) / 10;
    }

    // One after the other, whatever became of those before.
    #then(work) {
        const done = this.#line.then(work);
        this.#line = done.catch(() => {});
        return done;
    }

    /**
     * Begin a game of a variant, or take one up where its record ends.
     * @param wanted {variant, options, record, back, lasted}: the latter as in `kept`
     */
    start({ variant, options, record, back = 0, lasted = 0 }) {
        return this.#then(async () => {
            const text = record ?? await this.#begun(variant, options);
            const last = momentOf(text, lasted);
            const moments = [last];
            while (moments.length < back + 2) {
                const before = await this.#momentBefore(moments[0].record);
                if (!before) break;
                moments.unshift(before);
            }
            const at = Math.max(0, moments.length - 1 - back);
            await this.#look(moments[at].record);
            this.#moments = moments;
            this.#at = at;
            run(last);
            run(this.moment);
            this.told = null;
            this.#onChange("begun");
        });
    }

    async #begun(variant, options) {
        const { game } = await this.#arbiter.new({ variant, options });
        const { text } = await this.#arbiter.record({ game });
        await this.#arbiter.closeGame({ game });
        return text;
    }

    // The moment before a record ends; null if it is at its beginning. Of a game that was
    // taken up, the record alone has its actions.
    async #momentBefore(record) {
        const before = await this.#arbiter.undo({ record }).catch((error) => {
            if (error.name !== "Refused") throw error;
            return null;
        });
        if (!before) return null;
        const [then, now] = await Promise.all([before.record, record].map((one) =>
            this.#arbiter.state({ record: one })));
        return momentOf(before.record, now.time - then.time);
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

    /**
     * Carry out an action, at the time of this call if a clock is there and the action
     * names no time. A refusal is no failure: `told` has it.
     */
    act(text) {
        const action = this.state?.clock && !this.state.over && !/ @/.test(text)
            ? `${text} @${this.time.toFixed(1)}` : text;
        return this.#then(async () => {
            const before = this.record;
            try {
                const { ruling, record } = await this.#arbiter.apply({ record: before, action });
                const { time } = this.state;
                const now = time + this.lasted;
                await this.#look(record);
                this.#add(record, this.state.time - time, now - this.state.time);
                this.told = { action, ruling };
            } catch (error) {
                if (error.name !== "Refused") throw error;
                const { code, message } = error;
                const ruling = error.ruling ?? { status: "refused", reason: code, points: [] };
                this.told = { action, refused: true, ruling: { ...ruling, message } };
            }
            this.#onChange(this.told.refused ? undefined : "moved");
            return this.told;
        });
    }

    // A moment that follows this one, which has lasted for so many seconds; the new one
    // has for `lasted`: the arbiter has ruled on the action since it was begun.
    #add(record, before, lasted) {
        const next = momentOf(record, Math.max(0, lasted));
        stop(this.moment);
        this.moment.lasted = Math.max(0, before);
        this.#moments.splice(this.#at + 1, Infinity, next);
        this.#at++;
        run(next);
    }

    /** Take the last action back, whoever did it. */
    undo() {
        return this.#then(() => this.canUndo && this.#go(this.#at - 1));
    }

    redo() {
        return this.#then(() => this.canRedo && this.#go(this.#at + 1));
    }

    async #go(at) {
        const before = at === 0 && await this.#momentBefore(this.#moments[0].record);
        await this.#look(this.#moments[at].record);
        if (this.canRedo) stop(this.moment); // the last one goes on while others are seen
        this.#at = at;
        run(this.moment);
        if (before) {
            this.#moments.unshift(before);
            this.#at++;
        }
        this.told = null;
        this.#onChange("moved");
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
            const records = this.#moments.slice(0, this.#at + 1).map(({ record }) => record);
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

