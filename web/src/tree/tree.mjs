// The page's tree of variations: actions in their places, with comments. The arbiter
// rules on actions. An edit moves nodes and can be undone.

/**
 * Makes a node: an action after the actions of its parent. The root has no action.
 * @param fields `text`, the action as in a record; `refusal`, if the rules refuse it;
 * `before`, `comment`, `glyphs`, `marks`, `properties`, as in the arbiter's `tree`
 */
function nodeOf(parent, fields) {
    return { ...fields, parent, children: [], number: parent ? parent.number + 1 : 0,
        ahead: null, // child that was shown last
        lasted: null, since: null }; // seconds: see game.mjs
}

/** Returns the nodes on the way to a node, without the root. */
export function pathOf(node) {
    const path = [];
    for (let one = node; one.parent; one = one.parent) path.push(one);
    return path.reverse();
}

/**
 * Returns the place of a node in the tree as text: `0.0.1` lists the child to follow,
 * from the root.
 */
export const placeOf = (node) => pathOf(node).map((one) =>
    one.parent.children.indexOf(one)).join(".");

/** Returns the last node on the way to a node that the rules allow. */
export function lawful(node) {
    let one = node;
    while (one.refusal) one = one.parent;
    return one;
}

/** Returns the next node: the one that was shown last, or else the main line's. */
export function nextOf(node) {
    const { ahead, children } = node;
    if (children.includes(ahead)) return ahead;
    return children.find((one) => !one.refusal) ?? children[0] ?? null;
}

/**
 * Returns the last node of the line that continues from a node, as far as the rules
 * allow.
 */
export function endOf(node) {
    let one = lawful(node);
    for (let next = one; next && !next.refusal; next = nextOf(next)) one = next;
    return one;
}

/** Returns the node by which a node's line leaves another line; null on the only line. */
export function forkOf(node) {
    let one = node;
    while (one.parent?.children.length === 1) one = one.parent;
    return one.parent ? one : null;
}

/** Returns the sibling this number of places later; null if there is none. */
export const siblingOf = (node, by) =>
    node?.parent?.children[node.parent.children.indexOf(node) + by] ?? null;

// Moves the nodes after a node to its twin, which has the same action.
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

// Inserts a node. A node played since the deletion may be its twin; then the two are
// merged.
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
    #edits = []; // list of {undo, redo}
    #undone = [];
    /** Number of changes, for drawing the tree. */
    changes = 0;

    constructor(said) {
        this.root = nodeOf(null, said);
    }

    get canUndo() { return this.#edits.length > 0; }
    get canRedo() { return this.#undone.length > 0; }

    /**
     * Returns the child of a node by its action, and adds it if there is none. This is
     * not an edit.
     */
    add(parent, fields) {
        return parent.children.find(({ text }) => text === fields.text)
            ?? this.append(parent, fields);
    }

    /** Adds a child after the others, as in a tree that is read. */
    append(parent, fields) {
        const node = nodeOf(parent, fields);
        parent.children.push(node);
        this.changes++;
        return node;
    }

    /**
     * Returns the node at a place from placeOf, or the last existing node on the way to
     * it.
     */
    at(place) {
        let node = this.root;
        for (const number of place ? place.split(".") : []) {
            if (!node.children[number]) break;
            node = node.children[number];
        }
        return node;
    }

    /**
     * Returns the node to which a path's actions lead, or the last existing node on the
     * way.
     */
    find(path) {
        let node = this.root;
        for (const { text } of path) {
            const child = node.children.find((one) => one.text === text);
            if (!child) break;
            node = child;
        }
        return node;
    }

    /** Iterates over all nodes: parents first, main line first. */
    * nodes() {
        const waiting = [this.root];
        for (let node = waiting.pop(); node; node = waiting.pop()) {
            yield node;
            for (let i = node.children.length - 1; i >= 0; i--) waiting.push(node.children[i]);
        }
    }

    #edit(edit) {
        const last = this.#edits.at(-1);
        // All typing into one box is one edit; each mark is one.
        if (edit.node && edit.field !== "marks" && last?.node === edit.node
            && last.field === edit.field) {
            last.redo = edit.redo;
        } else {
            this.#edits.push(edit);
        }
        this.#undone = [];
        this.changes++;
        edit.redo();
    }

    /**
     * Moves a node by this number of places among its siblings, if there is such a place.
     */
    move(node, by) {
        const place = node.parent.children.indexOf(node);
        const put = (to) => () => {
            remove(node);
            insert(node, to);
        };
        this.#edit({ redo: put(place + by), undo: put(place) });
    }

    /** Deletes a node and all later nodes. */
    delete(node) {
        const place = node.parent.children.indexOf(node);
        this.#edit({ redo: () => remove(node), undo: () => insert(node, place) });
    }

    /** Sets `comment`, `glyphs` or `marks` of a node; undefined removes the value. */
    set(node, field, value) {
        const before = node[field];
        this.#edit({ node, field, redo: () => { node[field] = value; },
            undo: () => { node[field] = before; } });
    }

    /** Undoes the last edit. */
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
