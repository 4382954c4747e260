// The current game: a tree, the current node, and the legal actions there. An accepted
// action leads to a node, which is added if it does not exist.
import { DRAWN } from "../board.mjs";
import { endOf, lawful, nextOf, pathOf, placeOf, Tree } from "../tree/tree.mjs";
import { readTree, recordOf, recordTo } from "../tree/text.mjs";

const seconds = () => performance.now() / 1000; // by the page's own clock

const tenths = (time) => Math.round(time * 1000) / 100; // the arbiter counts thousandths

// Each node counts the seconds since its action. Only accepted actions add nodes, so
// nothing else can give a player time back. If the node's clock runs, `since` is when it
// began, by the page's clock.
const lastedOf = ({ lasted, since }) => (since === null ? lasted ?? 0 : seconds() - since);

// Returns the game's time at a node, as in its record.
const timeOf = (node) => Number(pathOf(node).findLast(({ text }) => / @/.test(text))
    ?.text.match(/ @([\d.]+)/)[1] ?? 0);

const hasEnded = ({ children }) => children.some(({ refusal }) => !refusal);

// Runs the clock of a line's last node, even while another node is shown. Other clocks
// stand.
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
 * A game. `onChange(what)` is called whenever the display must change. `what` is "begun";
 * "moved" to another node; "edited", if the tree has changed; or undefined if the node is
 * the same.
 */
export class Game {
    #arbiter;
    #onChange;
    #head = ""; // lines of the record about the game
    #line = Promise.resolve(); // requests are carried out one after another
    /** Content of the board to request: `forbidden`, `numbers`. */
    wanted = { forbidden: false, numbers: false };
    tree = null;
    /** The current node. If the rules refuse its action, the board before it is shown. */
    node = null;
    board = null;
    state = null;
    choices = [];
    /** The last ruling or refusal: {action, ruling, refused}; null at the beginning. */
    outcome = null;

    constructor(arbiter, onChange) {
        this.#arbiter = arbiter;
        this.#onChange = onChange;
    }

    /** The record of the actions up to the current board. */
    get record() { return this.tree && recordTo(this.#head, this.moment); }
    /** The record of the whole tree. */
    get text() { return recordOf(this.#head, this.tree); }
    get canUndo() { return Boolean(this.node?.parent); }
    get canRedo() { return Boolean(this.node && nextOf(this.node)); }
    /** The node whose board is shown. */
    get moment() { return lawful(this.node); }

    /**
     * The game in its stored form: {record, place, lasted, beside}. `place` is the place
     * of the current node. `lasted` is the number of seconds that the last node of its
     * line has lasted. `beside` has these numbers for other lines that were begun, by
     * their places.
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

    /** True if a player's clock runs now. */
    get runs() { return Boolean(this.state?.clock?.running) && !this.state.over; }

    /** Seconds since the last accepted action. They do not count while no clock runs. */
    get lasted() { return this.runs ? lastedOf(this.moment) : 0; }

    /**
     * The game's current time in seconds since its start, in tenths, as it is recorded.
     */
    get time() {
        const { time } = this.state;
        return Math.max(Math.ceil(tenths(time)), Math.floor(tenths(time + this.lasted))) / 10;
    }

    // Carries out requests one after another, whatever the results of earlier requests
    // are.
    #then(work) {
        const done = this.#line.then(work);
        this.#line = done.catch(() => {});
        return done;
    }

    /**
     * Begins a game of a variant, or resumes a game: at the end of its main line, or at a
     * place.
     * @param wanted {variant, options, record, path, place, lasted, beside}: `path` is as
     * in the tree's find; `since` is when the last node began, in milliseconds of
     * wall-clock time, if that clock continued to run; `given` is the arbiter's answer
     * about a new game: {record, board, state, legal}; the others are as in `kept`
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
            this.outcome = await this.#refusal(node);
            this.#onChange("begun");
        });
    }

    async #begun(variant, options) {
        const { game } = await this.#arbiter.new({ variant, options });
        const { text } = await this.#arbiter.record({ game });
        await this.#arbiter.closeGame({ game });
        return text;
    }

    // Requests everything that is shown at the end of a record.
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
     * Carries out an action. If there is a clock and the action names no time, its time
     * is the time of this call. A refusal is not a failure: `outcome` has it.
     */
    act(text) {
        const action = this.state?.clock && !this.state.over && !/ @/.test(text)
            ? `${text} @${this.time.toFixed(1)}` : text;
        return this.#then(async () => {
            const before = this.record;
            this.outcome = await this.#refusalBy(before, action, async ({ ruling, record }) => {
                const { time } = this.state;
                const now = time + this.lasted;
                await this.#look(record);
                this.#add(record, this.state.time - time, now - this.state.time);
                return { action, ruling };
            });
            this.#onChange(this.outcome.refused ? undefined : "moved");
            return this.outcome;
        });
    }

    // Returns the refusal of an action, in the form of `outcome`, or the result of
    // `accepted`.
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

    // Returns the reason why the rules refuse a node's action, or an earlier action.
    #refusal(node) {
        const refused = pathOf(node).find(({ refusal }) => refusal);
        return refused ? this.#refusalBy(recordTo(this.#head, lawful(refused)), refused.text,
            () => null) : null;
    }

    // Returns the node after this one, which has lasted this number of seconds. A new
    // node has lasted `lasted` seconds: the arbiter has ruled on the action since it
    // began.
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

    /** Undoes the last action, of any player. Its node remains. */
    undo() {
        return this.#then(() => this.canUndo && this.#go(this.node.parent));
    }

    redo() {
        return this.#then(() => this.canRedo && this.#go(nextOf(this.node)));
    }

    /** Shows a node of the tree. */
    go(node) {
        return this.#then(() => this.#go(node));
    }

    async #go(node) {
        await this.#look(recordTo(this.#head, lawful(node)));
        const outcome = await this.#refusal(node);
        if (hasEnded(this.moment)) stop(this.moment);
        this.#show(node);
        this.outcome = outcome;
        this.#onChange("moved");
    }

    /**
     * Edits the tree by `work(tree)`. If the current node is deleted, the last earlier
     * node that remains is shown.
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

    /** Requests the current node again, with other content. */
    again() {
        return this.#then(async () => {
            if (!this.board) return;
            await this.#look(this.record);
            this.#onChange();
        });
    }

    /** Returns the board after this number of its actions. */
    after(count) {
        const path = pathOf(this.moment);
        const node = count > 0 ? path[Math.min(count, path.length) - 1] : this.tree.root;
        return this.#arbiter.board({ record: recordTo(this.#head, node ?? this.tree.root), ...DRAWN });
    }

    /** Explains a point, an action, or else the last ruling. */
    explain(what = {}) {
        return this.#arbiter.explain({ record: this.record, ...what });
    }
}
