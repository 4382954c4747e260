// Arranges a tree in rows of the same height, so that only the visible rows are drawn,
// however many there are. A row has nodes of one line of play, or a comment. Variations
// are indented below the action that they replace.

const WIDE = 32; // characters of a row
const DEEPEST = 6; // number of levels with different indentation

/** Describes an action in a few words: the stone's point, or the verb. */
export function wordsOf({ text }) {
    const short = text.replace(/ (@\S+|by \S+)/g, "");
    const move = short.match(/^move (\S+) (\S+)$/);
    return move ? `${move[1]}–${move[2]}` : short.replace(/^play (\S+ )?(?=\S+$)/, "$1");
}

/**
 * Returns the rows of a tree from the top: {depth, nodes}, or {depth, said, node}. The
 * first row has only the root.
 */
export function rowsOf(root) {
    const rows = [{ depth: 0, nodes: [root] }];
    const lines = []; // lines that follow: {node, depth}, the next one last
    let row = null;

    function say(node, said, depth) {
        if (!said) return;
        rows.push({ depth, node, said });
        row = null;
    }

    function put(node, depth) {
        say(node, node.before, depth);
        const width = wordsOf(node).length + 5;
        if (!row || row.width + width > WIDE) {
            row = { depth, nodes: [], width: 0 };
            rows.push(row);
        }
        row.nodes.push(node);
        row.width += width;
        say(node, node.comment, depth);
    }

    // Returns the line from a node on, up to the first variation beside it.
    function follow({ node, depth, isBeside }) {
        row = null;
        for (let one = node; one; [one] = one.children) {
            put(one, Math.min(depth, DEEPEST));
            const beside = one === node && isBeside ? [] : one.parent.children.slice(1);
            if (beside.length === 0) continue;
            if (one.children.length > 0) lines.push({ node: one.children[0], depth });
            for (let i = beside.length - 1; i >= 0; i--) {
                lines.push({ node: beside[i], depth: depth + 1, isBeside: true });
            }
            return;
        }
    }

    say(root, root.comment, 0);
    if (root.children.length > 0) lines.push({ node: root.children[0], depth: 0 });
    while (lines.length > 0) follow(lines.pop());
    return rows;
}
