// Shows how an archive's games continued from the position on the board, in a table of
// moves. A click on a move plays it.
import { button, counted, el } from "../dom.mjs";
import { bar, legend, shares } from "./bars.mjs";
import { excerpt, lookUp } from "./excerpt.mjs";
import { movesBy } from "./tags.mjs";

// Describes in words the positions that the archive has.
function rangeOf({ plies, least }) {
    const reached = least === 1 ? "that a game reached" : `that at least ${least} games reached`;
    return `The archive shows positions of the first ${plies} moves ${reached}, up to symmetry `
        + "and in any order of moves.";
}

// Sorts by column from the left, then by row from the bottom, as beside a board.
function byPlace(one, other) {
    const [[a, m], [b, n]] = [one, other].map(({ point, text }) =>
        [point ?? text, Number(/\d+$/.exec(point ?? "")?.[0] ?? 0)]);
    return a[0].localeCompare(b[0]) || m - n || a.localeCompare(b);
}

const nameOf = ({ verb, point, text }) => (verb === "play" && point ? point : text);

/**
 * @param ask returns `{record, board, state}` of the current game
 * @param play carries out an action, {text, point}
 * @param onPoints receives the points of the move under the mouse, with the colour of its
 * stone if the first point receives a stone: {points, colour}; null if there is no such
 * move
 */
export function explorerPanel(page, ask, { play, onPoints }) {
    const arbiter = page.background();
    const body = el("div", { class: "explorer" });
    const said = el("p", { role: "status" });
    const range = el("p", { class: "soft" });
    const element = el("details", { class: "panel", ontoggle: () => show() },
        el("summary", {}, "Explorer"), said, body, range);
    let asked = 0;

    function report(words) {
        said.textContent = words;
        body.replaceChildren();
    }

    // The name of a move is a button, unless the player must make a choice first.
    function cellOf(list) {
        const [first, ...same] = list;
        const points = list.map(({ point }) => point).filter(Boolean);
        const label = [nameOf(first), same.length > 0 && el("small", {},
            same.length < 2 ? ` =${nameOf(same[0])}` : ` +${same.length}`,
            same.length > 1 && el("span", { class: "wide" }, " equal"))];
        if (first.choices > 0) return el("th", { scope: "row" }, label);
        const at = () => onPoints({ points, colour: first.colour });
        const made = button("", () => play(first), {
            title: list.map(nameOf).join(", "), onpointerenter: at, onpointerleave: () => onPoints(null),
            onfocus: () => { if (made.matches(":focus-visible")) at(); },
            onblur: () => onPoints(null) });
        made.append(...label.filter(Boolean));
        return el("th", { scope: "row" }, made);
    }

    function rowOf(cell, results, board, played, reached) {
        return el("tr", {}, cell, el("td", {}, results && bar(shares(results, board))),
            el("td", { class: "count" }, played), el("td", { class: "count" }, reached));
    }

    function table(found, moves, board) {
        const known = found.moves.filter(({ tag }) => moves.has(tag));
        const others = found.games - found.ended
            - known.reduce((sum, { played }) => sum + played, 0);
        const rest = [["Ended here", found.ended], ["Other moves", others]]
            .filter(([, games]) => games > 0);
        return el("table", {},
            el("thead", {}, el("tr", {}, ["Move", "Results", "Played here", "Reached"]
                .map((name) => el("th", { scope: "col" }, name)))),
            el("tbody", {}, known.map(({ tag, played, reached, results }) =>
                rowOf(cellOf(moves.get(tag).sort(byPlace)), results, board, played, reached)),
            rest.map(([name, games]) =>
                rowOf(el("th", { scope: "row" }, name), null, board, games))),
            el("tfoot", {}, rowOf(el("th", { scope: "row" }, "All"), found.results, board,
                found.games)));
    }

    function missing({ plies, least, variants }, { board, state }) {
        const part = variants.get(board.variant);
        if (!part) {
            const names = [...variants].map(([name, { games }]) => `${name} (${games})`).join(", ");
            return `The archive has no games of ${board.variant}. `
                + (names ? `It has games of ${names}.` : "It has no games at all.");
        }
        if (state.moves > plies) return `The archive ends after ${plies} moves.`;
        return least === 1 ? "No game of the archive reached this position."
            : `Fewer than ${least} games of the archive reached this position.`;
    }

    async function answer(archive, now, isWanted) {
        const { record, board } = now;
        const part = archive.variants.get(board.variant);
        if (!part) return report(missing(archive, now));
        const { tag, moves } = await movesBy(arbiter, { record, board, isWanted,
            isKnown: (it) => part.places.has(it) });
        if (!isWanted()) return;
        const found = lookUp(part, tag);
        if (!found) return report(missing(archive, now));
        said.textContent = `${counted(found.games, "game")} of ${part.games} reached this position.`
            + ([...moves.values()].some(([{ choices }]) => choices > 0)
                ? " A choice comes before the next stone." : "");
        body.replaceChildren(table(found, moves, board),
            el("p", { class: "soft row" }, legend(shares(found.results, board))));
    }

    /** Updates the panel for another game or position. */
    async function show() {
        const mine = ++asked;
        const isWanted = () => mine === asked && element.open;
        onPoints(null);
        if (!element.open) return;
        body.setAttribute("aria-busy", "true");
        if (!body.hasChildNodes()) said.textContent = "Looking …";
        try {
            const archive = await excerpt();
            if (!isWanted()) return;
            range.textContent = archive ? rangeOf(archive) : "";
            if (archive) await answer(archive, ask(), isWanted);
            else report("There is no archive beside this page. Whoever builds the page can add one.");
        } catch (error) {
            if (isWanted()) report(`The archive cannot be shown: ${error.message}`);
        }
        if (isWanted()) body.removeAttribute("aria-busy");
    }

    return { element, show };
}
