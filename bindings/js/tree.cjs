"use strict";

const FIELDS = ["id", "parentId", "number", "childCount", "text", "action", "refusal", "before",
    "comment", "glyphs", "marks", "properties"];

/**
 * A copy of a node of a tree, which `set` and `refresh` update. Requests accept it in
 * place of its id.
 */
class Node {
    #tree;

    constructor(tree, data) {
        this.#tree = tree;
        this.#know(data);
    }

    #know({ parent, children, ...data }) {
        for (const field of FIELDS) this[field] = undefined;
        Object.assign(this, data, { parentId: parent, childCount: children });
    }

    /** Reads the node again. */
    async refresh() {
        const { nodes } = await this.#tree.game.treeNodes({ node: this.id, depth: 0 });
        this.#know(nodes[0]);
        return this;
    }

    /** Returns the previous node; null at the root. */
    async parent() {
        await this.refresh();
        return this.parentId === undefined ? null : this.#tree.node(this.parentId);
    }

    /** Returns the nodes after this one. The first of them continues the main line. */
    async children() {
        const list = [];
        for await (const node of this.#tree.walk(this, { depth: 1 })) list.push(node);
        return list.slice(1);
    }

    /** Iterates over this node and all later nodes: parents first, main line first. */
    walk() {
        return this.#tree.walk(this);
    }

    /** Returns the texts of the actions from the root to this node. */
    path() {
        return this.#tree.game.treePath({ node: this.id });
    }

    /** Returns the arbiter's ruling on the action. */
    ruling() {
        return this.#tree.game.treeRuling({ node: this.id });
    }

    /** Returns an independent game at this node, without the tree. */
    game() {
        return this.#tree.gameAt(this.id);
    }

    /**
     * Returns the node of an action after this node. If there is none, adds a variation.
     */
    async add(action, { keep } = {}) {
        return new Node(this.#tree,
            await this.#tree.game.treeAdd(action, { node: this.id, keep }));
    }

    /** Sets the given fields. An empty text or list removes a field. */
    async set(said) {
        await this.#tree.game.treeSet({ ...said, node: this.id });
        return this.refresh();
    }

    /** Moves the node one place forward among its siblings. */
    promote() {
        return this.#tree.game.treePromote({ node: this.id });
    }

    /** Moves the node one place back among its siblings. */
    demote() {
        return this.#tree.game.treeDemote({ node: this.id });
    }

    /** Moves the node and all later nodes to another node, as its last variation. */
    move(parent) {
        return this.#tree.game.treeMove(parent, { node: this.id });
    }

    /** Deletes the node and all later nodes. */
    delete() {
        return this.#tree.game.treeDelete({ node: this.id });
    }

    toJSON() {
        return this.id;
    }
}

/** All variations of a game, with comments and marks. */
class Tree {
    #openedAs;

    constructor(game, openedAs) {
        Object.defineProperty(this, "game", { value: game });
        this.#openedAs = openedAs;
    }

    /** Returns a node, given its id, or the texts of the actions from the root to it. */
    async node(name) {
        const { nodes } = await this.game.treeNodes({ node: name, depth: 0 });
        return new Node(this, nodes[0]);
    }

    /** Returns the node before the first action. */
    root() {
        return this.node([]);
    }

    /** Returns the node of the current position. */
    async here() {
        const { here } = await this.game.treeNodes({ depth: 0 });
        return this.node(here);
    }

    /**
     * Iterates over a node and all later nodes: parents first, main line first. Default:
     * the root.
     */
    async* walk(node, { depth } = {}) {
        let next;
        do {
            const page = await this.game.treeNodes({ node, depth, next });
            for (const data of page.nodes) yield new Node(this, data);
            ({ next } = page);
        } while (next !== undefined);
    }

    [Symbol.asyncIterator]() {
        return this.walk();
    }

    /** Returns an independent game at a node. */
    async gameAt(node) {
        return this.#openedAs(await this.game.treeGame({ node }));
    }

    /** Undoes the last edit. */
    undo() {
        return this.game.treeUndo();
    }

    /** Redoes the edit that was undone last. */
    redo() {
        return this.game.treeRedo();
    }

    /**
     * Returns the tree as SGF or as a record, with all comments, glyphs, marks and
     * properties.
     */
    text(to = "sgf") {
        return this.game.treeText({ to });
    }

    /** Returns the tree as a RenLib library: the bytes of a file. */
    async library() {
        const text = await this.game.treeText({ to: "lib" });
        return Uint8Array.from(text, (char) => char.charCodeAt(0));
    }
}

module.exports = { Node, Tree };
