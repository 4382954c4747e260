"use strict";

const FIELDS = ["id", "parentId", "number", "childCount", "text", "action", "refusal", "before",
    "comment", "glyphs", "marks", "properties"];

/**
 * A copy of a node of a tree, which `set` and `refresh` renew. Requests accept it in
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

    /** Read it again. */
    async refresh() {
        const { nodes } = await this.#tree.game.treeNodes({ node: this.id, depth: 0 });
        this.#know(nodes[0]);
        return this;
    }

    /** The node before; null at the root. */
    async parent() {
        await this.refresh();
        return this.parentId === undefined ? null : this.#tree.node(this.parentId);
    }

    /** What may follow: the first one is the main line. */
    async children() {
        const list = [];
        for await (const node of this.#tree.walk(this, { depth: 1 })) list.push(node);
        return list.slice(1);
    }

    /** This node and all that follow, parents first, the main line first. */
    walk() {
        return this.#tree.walk(this);
    }

    /** The texts of the actions from the root on. */
    path() {
        return this.#tree.game.treePath({ node: this.id });
    }

    /** The arbiter's ruling on the action. */
    ruling() {
        return this.#tree.game.treeRuling({ node: this.id });
    }

    /** An independent game that stands here, without the tree. */
    game() {
        return this.#tree.gameAt(this.id);
    }

    /** The node of an action after this one: a new variation if it is not there. */
    async add(action, { keep } = {}) {
        return new Node(this.#tree,
            await this.#tree.game.treeAdd(action, { node: this.id, keep }));
    }

    /** Set the fields that are given; an empty text or list removes one. */
    async set(said) {
        await this.#tree.game.treeSet({ ...said, node: this.id });
        return this.refresh();
    }

    /** Move it one place forward among its siblings. */
    promote() {
        return this.#tree.game.treePromote({ node: this.id });
    }

    /** Move it one place back among its siblings. */
    demote() {
        return this.#tree.game.treeDemote({ node: this.id });
    }

    /** Put it, and all that follows, after another node, as the last variation. */
    move(parent) {
        return this.#tree.game.treeMove(parent, { node: this.id });
    }

    /** Take it out, and all that follows. */
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

    /** A node by its id, or by the texts of the actions from the root on. */
    async node(name) {
        const { nodes } = await this.game.treeNodes({ node: name, depth: 0 });
        return new Node(this, nodes[0]);
    }

    /** The node before the first action. */
    root() {
        return this.node([]);
    }

    /** The node where the game stands. */
    async here() {
        const { here } = await this.game.treeNodes({ depth: 0 });
        return this.node(here);
    }

    /** A node, the root by default, and those that follow, parents first, main line first. */
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

    /** An independent game that stands at a node. */
    async gameAt(node) {
        return this.#openedAs(await this.game.treeGame({ node }));
    }

    /** Take the last edit back. */
    undo() {
        return this.game.treeUndo();
    }

    /** Do again the edit that was taken back last. */
    redo() {
        return this.game.treeRedo();
    }

    /** The tree as SGF or as a record, with all comments, glyphs, marks and properties. */
    text(to = "sgf") {
        return this.game.treeText({ to });
    }

    /** The tree as a RenLib library: the bytes of a file. */
    async library() {
        const text = await this.game.treeText({ to: "lib" });
        return Uint8Array.from(text, (char) => char.charCodeAt(0));
    }
}

module.exports = { Node, Tree };
