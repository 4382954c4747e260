// The game that is played: a tree, the node that is shown, and what may be done there. An
// accepted action leads to a node: a new one, if nobody has been there yet.
import { DRAWN } from "../board.mjs";
import { endOf, lawful, nextOf, pathOf, placeOf, Tree } from "../tree/tree.mjs";
import { readTree, recordOf, recordTo } from "../tree/text.mjs";

const seconds = () => performance.now() / 1000; // by the page's own clock

const tenths = (time) => Math.round(time * 1000) / 100; // the arbiter counts thousandths

// Each node counts the seconds since its action. Only accepted actions make nodes, so
// nothing else can give a player time back. `since` is when it began, by the page's
// clock, if that runs for it.
const lastedOf = ({ lasted, since }) => (since === null ? lasted ?? 0 : seconds() - since);

// The game's time at a node, as its record has it.
const timeOf = (node) => Number(pathOf(node).findLast(({ text }) => / @/.test(text))
    ?.text.match(/ @([\d.]+)/)[1] ?? 0);

const hasEnded = ({ children }) => children.some(({ refusal }) => !refusal);

// The clock of a line's last node goes on while another node is shown; others stand.
function run(node) {
    const next = nextOf(node);
    node.lasted ??= hasEnded(node) ? Math.max(0, timeOf(next) - timeOf(node)) : 0;
    node.since ??= seconds() - node.lasted;
}

function stop(node) {
    node.lasted = lastedOf(node);
    node.since = null;
}

/**
 * A game. `onChange(what)` is called whenever there is something else to be seen: "begun",
 * "moved" if another node is shown, "edited" if the tree is another one, nothing if it
 * stands where it stood.
 */
export class Game {
    #arbiter;
    #onChange;
    #head = ""; // the record's lines about the game
    #line = Promise.resolve(); // requests are carried out one after the other
    /** What the board is to show: `forbidden`, `numbers`. */
    wanted = { forbidden: false, numbers: false };
    tree = null;
    /** The node that is shown. If the rules refuse it, the board before it is shown. */
    node = null;
    board = null;
    state = null;
    choices = [];
    /** The last ruling or refusal: {action, ruling, refused}; null at the beginning. */
    told = null;

    constructor(arbiter, onChange) {
        this.#arbiter = arbiter;
        this.#onChange = onChange;
    }

    /** The record of what led to the board that is shown. */
    get record() { return this.tree && recordTo(this.#head, this.moment); }
    /** The record of the whole tree. */
    get text() { return recordOf(this.#head, this.tree); }
    get canUndo() { return Boolean(this.node?.parent); }
    get canRedo() { return Boolean(this.node && nextOf(this.node)); }
    /** The node whose board is shown. */
    get moment() { return lawful(this.node); }

    /**
     * The game as it is kept: {record, place, lasted, beside}. `place` is that of the node
     * that is shown; `lasted` is how many seconds the last node of its line has lasted;
     * `beside` has the same of other lines that were begun, by their places.
     */
    get kept() {
        const last = endOf(this.node);
        const beside = {};
        for (const node of this.state.clock ? this.tree.nodes() : []) {
            if (node.since !== null && node !== last && !hasEnded(node)) {
                beside[placeOf(node)] = lastedOf(node);
            }
        }
        return { record: this.text, place: placeOf(this.node), lasted: lastedOf(last), beside };
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
     * Begin a game of a variant, or take one up: where its main line ends, or at a place.
     * @param wanted {variant, options, record, path, place, lasted, beside}: `path` is that
     * of the tree's find; `since`, when the last node began, in milliseconds by the wall
     * clock, if that has run on meanwhile; `given`, what the arbiter would answer about a
     * new game: {record, board, state, legal}; the others are as in `kept`
     */
    start({ variant, options, record, path, place, lasted = 0, beside = {}, since, given }) {
        return this.#then(async () => {
            const text = record ?? given?.record ?? await this.#begun(variant, options);
            const { head, tree } = given ? { head: text.trimEnd(), tree: new Tree({}) }
                : await readTree(this.#arbiter, text);
            const node = path ? tree.find(path)
                : place === undefined ? endOf(tree.root) : tree.at(place);
            if (given) this.#see(given);
            else await this.#look(recordTo(head, lawful(node)));
            Object.assign(this, { tree, node });
            this.#head = head;
            for (const one of pathOf(node)) one.parent.ahead = one;
            const more = since ? Math.max(0, (Date.now() - since) / 1000 - lasted) : 0;
            for (const [at, time] of Object.entries(beside)) {
                tree.at(at).lasted = time + more;
                run(tree.at(at));
            }
            const last = endOf(node);
            last.lasted = lasted + more;
            run(last);
            run(this.moment);
            this.told = await this.#refusal(node);
            this.#onChange("begun");
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
            this.#arbiter.board({ record, forbidden, numbers, ...DRAWN }),
            this.#arbiter.state({ record }),
            this.#arbiter.legal({ record }),
        ]);
        this.#see({ board, state, legal });
    }

    #see({ board, state, legal: { choices, fault } }) {
        Object.assign(this, { board, state, choices, fault });
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
            this.told = await this.#refusalBy(before, action, async ({ ruling, record }) => {
                const { time } = this.state;
                const now = time + this.lasted;
                await this.#look(record);
                this.#add(record, this.state.time - time, now - this.state.time);
                return { action, ruling };
            });
            this.#onChange(this.told.refused ? undefined : "moved");
            return this.told;
        });
    }

    // What an action is refused by, as `told` has it; or what is made of the ruling.
    async #refusalBy(record, action, accepted) {
        try {
            return await accepted(await this.#arbiter.apply({ record, action }));
        } catch (error) {
            if (error.name !== "Refused") throw error;
            const { code, message } = error;
            const ruling = error.ruling ?? { status: "refused", reason: code, points: [] };
            return { action, refused: true, ruling: { ...ruling, message } };
        }
    }

    // Why the rules refuse a node's action, or the one before that has led to it.
    #refusal(node) {
        const refused = pathOf(node).find(({ refusal }) => refusal);
        return refused ? this.#refusalBy(recordTo(this.#head, lawful(refused)), refused.text,
            () => null) : null;
    }

    // The node that follows this one, which has lasted for so many seconds; a new one has
    // for `lasted`: the arbiter has ruled on the action since it was begun.
    #add(record, before, lasted) {
        const moment = this.moment;
        const text = record.trimEnd().split("\n").at(-1);
        stop(moment);
        moment.lasted = Math.max(0, before);
        const next = this.tree.add(moment, { text });
        next.lasted ??= Math.max(0, lasted);
        this.#show(next);
    }

    #show(node) {
        this.node = node;
        for (const one of pathOf(node)) one.parent.ahead = one;
        run(this.moment);
    }

    /** Take the last action back, whoever did it: its node stays. */
    undo() {
        return this.#then(() => this.canUndo && this.#go(this.node.parent));
    }

    redo() {
        return this.#then(() => this.canRedo && this.#go(nextOf(this.node)));
    }

    /** Show a node of the tree. */
    go(node) {
        return this.#then(() => this.#go(node));
    }

    async #go(node) {
        await this.#look(recordTo(this.#head, lawful(node)));
        const told = await this.#refusal(node);
        if (hasEnded(this.moment)) stop(this.moment);
        this.#show(node);
        this.told = told;
        this.#onChange("moved");
    }

    /**
     * Edit the tree: `work(tree)`. If the node that is shown is taken out, the last one
     * before it that is left is shown.
     */
    edit(work) {
        return this.#then(async () => {
            const path = pathOf(this.node);
            work(this.tree);
            const node = this.tree.find(path);
            if (node !== this.node) return this.#go(node);
            this.#onChange("edited");
        });
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
        const path = pathOf(this.moment);
        const node = count > 0 ? path[Math.min(count, path.length) - 1] : this.tree.root;
        return this.#arbiter.board({ record: recordTo(this.#head, node ?? this.tree.root), ...DRAWN });
    }

    /** Why: of a point, of an action; without either, of the last ruling. */
    explain(what = {}) {
        return this.#arbiter.explain({ record: this.record, ...what });
    }
}
