// A tree of variations as the page has it: actions in their places, and what is said of
// them. The arbiter rules on actions; an edit moves nodes, and can be taken back.

/**
 * A node: an action after those of its parent; the root has none.
 * @param fields `text`, the action as a record has it; `refusal`, if the rules refuse it;
 * `before`, `comment`, `glyphs`, `marks`, `properties`: as the arbiter's `tree` has them
 */
function nodeOf(parent, fields) {
    return { ...fields, parent, children: [], number: parent ? parent.number + 1 : 0,
        ahead: null, // the child that was seen last
        lasted: null, since: null }; // seconds: see game.mjs
}

/** The nodes on the way to one, without the root. */
export function pathOf(node) {
    const path = [];
    for (let one = node; one.parent; one = one.parent) path.push(one);
    return path.reverse();
}

/** Its place in the tree as a text, `0.0.1`: which child to follow, from the root on. */
export const placeOf = (node) => pathOf(node).map((one) =>
    one.parent.children.indexOf(one)).join(".");

/** The last node on the way to one that the rules allow. */
export function lawful(node) {
    let one = node;
    while (one.refusal) one = one.parent;
    return one;
}

/** The node that follows: the one that was seen last, else that of the main line. */
export function nextOf(node) {
    const { ahead, children } = node;
    if (children.includes(ahead)) return ahead;
    return children.find((one) => !one.refusal) ?? children[0] ?? null;
}

/** The last node of the line that goes on from one; of actions that the rules allow. */
export function endOf(node) {
    let one = lawful(node);
    for (let next = one; next && !next.refusal; next = nextOf(next)) one = next;
    return one;
}

/** The node by which the line of a node leaves another one; null on the only line. */
export function forkOf(node) {
    let one = node;
    while (one.parent?.children.length === 1) one = one.parent;
    return one.parent ? one : null;
}

/** The sibling that stands this many places behind; null if there is none. */
export const siblingOf = (node, by) =>
    node?.parent?.children[node.parent.children.indexOf(node) + by] ?? null;

// Put what follows a node after its twin, which has the same action.
function merge(twin, node) {
    const waiting = [[twin, node]];
    for (let pair = waiting.pop(); pair; pair = waiting.pop()) {
        const [from, to] = pair;
        for (const child of from.children) {
            const same = to.children.find(({ text }) => text === child.text);
            if (same) waiting.push([child, same]);
            else to.children.push(Object.assign(child, { parent: to }));
        }
    }
}

function remove(node) {
    const { children } = node.parent;
    children.splice(children.indexOf(node), 1);
}

// What was played since a node was taken out may be its twin: they become one.
function insert(node, place) {
    const { children } = node.parent;
    const twin = children.find(({ text }) => text === node.text);
    if (twin) {
        remove(twin);
        merge(twin, node);
    }
    children.splice(place, 0, node);
}

/** A tree; `root` is the node before the first action. */
export class Tree {
    root;
    #edits = []; // each {undo, redo}
    #undone = [];
    /** Changes, for who draws the tree. */
    changes = 0;

    constructor(said) {
        this.root = nodeOf(null, said);
    }

    get canUndo() { return this.#edits.length > 0; }
    get canRedo() { return this.#undone.length > 0; }

    /** The child of a node by its action, made if there is none. It is no edit. */
    add(parent, fields) {
        return parent.children.find(({ text }) => text === fields.text)
            ?? this.append(parent, fields);
    }

    /** A new child of a node, behind the others, as a tree that is read has it. */
    append(parent, fields) {
        const node = nodeOf(parent, fields);
        parent.children.push(node);
        this.changes++;
        return node;
    }

    /** The node at a place, as placeOf gives it, or as far as there are nodes. */
    at(place) {
        let node = this.root;
        for (const number of place ? place.split(".") : []) {
            if (!node.children[number]) break;
            node = node.children[number];
        }
        return node;
    }

    /** The node that a path's actions lead to, or as far as they are there. */
    find(path) {
        let node = this.root;
        for (const { text } of path) {
            const child = node.children.find((one) => one.text === text);
            if (!child) break;
            node = child;
        }
        return node;
    }

    /** All nodes, parents first, the main line first. */
    * nodes() {
        const waiting = [this.root];
        for (let node = waiting.pop(); node; node = waiting.pop()) {
            yield node;
            for (let i = node.children.length - 1; i >= 0; i--) waiting.push(node.children[i]);
        }
    }

    #edit(edit) {
        const last = this.#edits.at(-1);
        // What is typed into one box is one edit.
        if (edit.node && last?.node === edit.node && last.field === edit.field) {
            last.redo = edit.redo;
        } else {
            this.#edits.push(edit);
        }
        this.#undone = [];
        this.changes++;
        edit.redo();
    }

    /** Move a node by this many places among its siblings, where one stands. */
    move(node, by) {
        const place = node.parent.children.indexOf(node);
        const put = (to) => () => {
            remove(node);
            insert(node, to);
        };
        this.#edit({ redo: put(place + by), undo: put(place) });
    }

    /** Take a node out, with all that follows it. */
    delete(node) {
        const place = node.parent.children.indexOf(node);
        this.#edit({ redo: () => remove(node), undo: () => insert(node, place) });
    }

    /** Say something of a node: `comment` or `glyphs`; undefined for nothing. */
    set(node, field, value) {
        const before = node[field];
        this.#edit({ node, field, redo: () => { node[field] = value; },
            undo: () => { node[field] = before; } });
    }

    /** Take the last edit back. */
    undo() {
        const edit = this.#edits.pop();
        this.changes++;
        edit.undo();
        this.#undone.push(edit);
    }

    redo() {
        const edit = this.#undone.pop();
        this.changes++;
        edit.redo();
        this.#edits.push(edit);
    }
}
