// Moves through a game with its variations, in the form of the arbiter's `replay`. It
// knows no rules: each node lists the changes that it makes on the board.
import { marked } from "./marks.mjs";

const label = (text) => text.replace(/^play /, "");

/** A game to step through. */
export class Tree {
    #chosen = new Map(); // for each node, the child that was visited last

    /** @param replay a game in the form of the arbiter's `replay` */
    constructor(replay) {
        this.replay = replay;
        this.nodes = replay.nodes.map((node, index) => ({ ...node, index, children: [],
            parent: node.parent === undefined ? null : node.parent - 1 }));
        for (const node of this.nodes) {
            const parent = this.nodes[node.parent];
            parent?.children.push(node.index);
            const isMove = parent && node.moves > parent.moves;
            node.number = isMove ? node.moves : undefined;
            node.label = node.text && [label(node.text), ...node.glyphs ?? []].join(" ");
            node.depth = parent ? parent.depth + 1 : 0;
        }
    }

    /** Returns the nodes from the root to a node, including both. */
    path(index) {
        const path = [];
        for (let node = this.nodes[index]; node; node = this.nodes[node.parent]) path.unshift(node);
        return path;
    }

    /** Returns the node after a node: the one visited last, or else the main line's. */
    next(index) {
        return this.#chosen.get(index) ?? this.nodes[index].children[0];
    }

    /** Returns the last node of the line that continues from a node. */
    end(index) {
        let last = index;
        while (this.next(last) !== undefined) last = this.next(last);
        return last;
    }

    /** Returns the node of the main line after this number of actions. */
    main(count) {
        let at = 0;
        for (let i = 0; i < count && this.nodes[at].children.length > 0; i++) {
            [at] = this.nodes[at].children;
        }
        return at;
    }

    /** Returns the previous or next variation in the list, or undefined. */
    sibling(index, by) {
        const siblings = this.nodes[this.nodes[index].parent]?.children ?? [];
        return siblings[siblings.indexOf(index) + by];
    }

    /** Remembers the way to a node. */
    visit(index) {
        for (const node of this.path(index)) {
            if (node.parent !== null) this.#chosen.set(node.parent, node.index);
        }
    }

    /**
     * Returns the points of the board at a node, in the form of the arbiter's `board`.
     */
    points(index, { numbers = false } = {}) {
        const points = this.replay.points.map((point) => ({ ...point }));
        const named = new Map(points.map((point) => [point.name, point]));
        for (const { changes, number, last } of this.path(index)) {
            for (let i = 0; i < changes.length; i += 2) {
                const point = points[changes[i] - 1];
                point.stone = changes[i + 1] || undefined;
                point.number = undefined;
            }
            if (number && named.get(last)?.stone) named.get(last).number = number;
        }
        if (!numbers) for (const point of points) point.number = undefined;
        const node = this.nodes[index];
        const mark = (kind, names) => names?.forEach((name) => { named.get(name)[kind] = true; });
        mark("last", node.last && [node.last]);
        mark("captured", node.taken);
        const next = node.children.map((child) => this.nodes[child]);
        if (next[1]) mark("next", next.filter((one) => one.number).map((one) => one.last));
        for (const kind of ["offered", "forbidden"]) mark(kind, node[kind]);
        mark("shown", node.ruling?.points);
        return marked(points, { signs: node.marks });
    }
}
