// Applies the arbiter's choices to the board: groups of actions at points, one of which
// is selected, and the effect of a click on a point. The arbiter decides which points are
// legal. A click elsewhere is also sent to the arbiter, which explains the refusal.
import { labelOf, textOf } from "./actions.mjs";

// For each verb, the number of points of one action.
const AT_POINTS = {
    play: "one", pick: "one", remove: "one", move: "two", offer: "many", capture: "many",
};

const STONES = new Set(["play", "pick", "offer"]); // each point receives a stone

const LABELS = {
    play: ({ colour }) => (colour ? `Place ${colour}` : "Place"),
    pick: () => "Pick",
    remove: () => "Take a stone off",
    move: () => "Move a stone",
    offer: () => "Offer points",
    capture: () => "Lift stones",
};

function addGroup(groups, choice) {
    const { verb, colour, from, points, by } = choice;
    const key = verb === "play" ? `play ${colour}` : verb;
    let group = groups.get(key);
    if (!group) {
        group = { key, verb, colour, by, label: LABELS[verb](choice), points: new Set(),
            targets: new Map(), all: points };
        groups.set(key, group);
    }
    // The player first chooses the stone that moves.
    if (from) group.targets.set(from, new Set(points));
    for (const point of from ? [from] : points) group.points.add(point);
}

// Returns the point where a stone dropped over a point comes to rest, in one of the
// choices.
function landingOf(group, point, board) {
    if (!board.gravity || group.verb !== "play") return point.name;
    const isSamePeg = (other) => other.x === point.x
        && (board.layers === 1 || other.y === point.y);
    const landing = board.points.find((other) => isSamePeg(other) && group.points.has(other.name));
    if (landing) return landing.name;
    return board.layers === 1 ? point.name.match(/^\D+/)[0] : point.name;
}

/** The legal actions, and the part of an action that was begun on the board. */
export class Doing {
    #board;
    #count;
    #selected;
    /** Points chosen so far for an action with several points. */
    chosen = [];
    groups = [];
    /** Actions without a point: {label, action}. */
    buttons = [];

    constructor({ board, state, choices }) {
        this.#board = board;
        this.#count = state.count;
        const groups = new Map();
        const rolls = [];
        for (const choice of choices) {
            if (AT_POINTS[choice.verb]) addGroup(groups, choice);
            else if (choice.verb === "roll") rolls.push(choice);
            else this.buttons.push({ label: labelOf(choice), action: textOf(choice) });
        }
        if (rolls.length > 0) {
            const roll = rolls[Math.floor(Math.random() * rolls.length)];
            this.buttons.unshift({ label: labelOf(roll), action: textOf(roll) });
        }
        this.groups = [...groups.values()];
        this.#selected = groups.get("capture") ?? this.groups[0];
        this.#selected ??= null;
    }

    get group() { return this.#selected; }

    select(key) {
        this.#selected = this.groups.find((group) => group.key === key);
        this.chosen = [];
    }

    /** Number of points of the selected group's action; 0 if the group needs none. */
    get wanted() {
        const group = this.#selected;
        if (AT_POINTS[group?.verb] !== "many") return 0;
        return group.verb === "offer" ? this.#count : group.all.length;
    }

    /** The action with the chosen points; null while some points are missing. */
    get gathered() {
        const group = this.#selected;
        if (!this.wanted) return null;
        if (group.verb === "capture") {
            const points = this.chosen.length > 0 ? this.chosen : group.all;
            return `capture ${points.join(" ")} by ${group.by}`;
        }
        return this.chosen.length === this.wanted ? `offer ${this.chosen.join(" ")}` : null;
    }

    /** The points at which an action is possible now. */
    get may() {
        const group = this.#selected;
        if (!group) return [];
        const targets = group.targets.get(this.chosen[0]);
        const points = new Set([...group.points, ...targets ?? []]);
        for (const other of this.groups) {
            if (AT_POINTS[other.verb] === "one") for (const point of other.points) points.add(point);
        }
        if (!this.#board.gravity) return [...points];
        return this.#board.points.map((point) => point.name).filter((name) =>
            points.has(name) || points.has(landingOf(group, this.#point(name), this.#board)));
    }

    /**
     * Returns the stone that a click on a point would place, {point, colour}; or null.
     */
    ghostAt(name) {
        const group = this.chosen.includes(name) ? null : this.#groupFor(name);
        const targets = group?.verb === "move" ? group.targets.get(this.chosen[0])
            : STONES.has(group?.verb) ? group.points : null;
        const point = group && landingOf(group, this.#point(name), this.#board);
        return targets?.has(point) ? { point, colour: group.colour } : null;
    }

    #point(name) {
        return this.#board.points.find((point) => point.name === name);
    }

    // Returns the group of a point: the selected group, unless only another group has the
    // point.
    #groupFor(name) {
        const group = this.#selected;
        const knows = (one) => one.points.has(landingOf(one, this.#point(name), this.#board));
        if (!group || knows(group) || this.chosen.length > 0) return group;
        const others = this.groups.filter(knows);
        return others.length === 1 ? others[0] : group;
    }

    /**
     * Handles a click on a point. Returns the action to carry out, or null after the
     * first of several points.
     */
    click(name) {
        const group = this.#groupFor(name);
        const how = AT_POINTS[group?.verb];
        if (how === "many") return this.#gather(name);
        if (how === "two") return this.#move(group, name);
        const verb = group?.verb ?? "play"; // the arbiter explains the refusal
        const point = group ? landingOf(group, this.#point(name), this.#board) : name;
        const isNamed = verb === "play" && this.#isColourOpen(group);
        return [verb, isNamed && group.colour, point].filter(Boolean).join(" ");
    }

    #isColourOpen(group) {
        return group && this.groups.filter((one) => one.verb === "play").length > 1;
    }

    #gather(name) {
        const at = this.chosen.indexOf(name);
        if (at >= 0) this.chosen.splice(at, 1);
        else if (this.chosen.length < this.wanted) this.chosen.push(name);
        else this.chosen[this.chosen.length - 1] = name;
        return null;
    }

    #move(group, name) {
        const [from] = this.chosen;
        if (from === name) this.chosen = [];
        else if (group.points.has(name)) this.chosen = [name];
        else if (from) return `move ${from} ${name}`;
        else return `play ${name}`; // the arbiter says which action is required instead
        return null;
    }
}
