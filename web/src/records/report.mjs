// Shows the judge's report on a game, and the list of all games of a text.
import { button, counted, el } from "../dom.mjs";
import { namesInWords } from "../players.mjs";

const MOST = 300; // maximum number of games in the list at once

const VERDICTS = {
    agrees: "the recorded result stands", contradicts: "the recorded result does not stand",
    undecided: "nothing on the board decides", unrecorded: "no result is recorded",
    illegal: "an action was refused",
};

/** Describes a game in one or two words. */
function shortOf({ error, variant, players, moves, verdict, from }) {
    if (error) return "cannot be read";
    return [namesInWords(players), variant, from ? `from move ${from}` : counted(moves, "move"),
        verdict].filter(Boolean).join(", ");
}

const isBad = ({ error, verdict, failures }) => error || failures.length > 0
    || verdict === "illegal" || verdict === "contradicts";

/**
 * Returns the name of a game in its text: `2.1` is the first branch of the second tree.
 */
const nameOf = ({ source }) => source.replace(/^text#?/, "") || "the text";

/** @param choose receives a game's number, counted from 0 */
export function gameList(choose) {
    const list = el("ol", { class: "games" });
    const said = el("p", { class: "soft" });
    const more = button("More games", () => add());
    const element = el("div", { hidden: true }, said, list, more);
    let games = [];

    function add() {
        const from = list.children.length;
        const next = games.slice(from, from + MOST);
        list.append(...next.map((judged, i) => el("li",
            { class: judged.from ? "branch" : false },
            button(`${nameOf(judged)}: ${shortOf(judged)}`, () => choose(from + i),
                { class: isBad(judged) ? "bad" : false, "aria-pressed": "false" }))));
        more.hidden = list.children.length >= games.length;
    }

    return { element,
        show(read) {
            games = read;
            list.replaceChildren();
            add();
            const bad = games.filter(isBad).length;
            said.textContent = `${counted(games.length, "game")}${bad ? `, ${bad} to check` : ""}`;
            element.hidden = false;
        },
        select(at) {
            [...list.children].forEach((item, i) =>
                item.firstChild.setAttribute("aria-pressed", i === at));
        } };
}

const row = (name, text, mark) => text && [el("dt", {}, name), el("dd", { class: mark }, text)];
const cited = (text, citation) => (citation ? `${text} (${citation})` : text);

/** The judge's report on a game. */
export function reportOf(judged) {
    const { error, players, status, winner, reason, citation, verdict, recorded, opening, refusal,
        failures, assumed, after, comment } = judged;
    if (error) {
        return el("p", { class: "bad", role: "alert" },
            error.line ? `Line ${error.line}: ${error.message}` : error.message);
    }
    const ended = [status, winner, reason].filter(Boolean).join(" ");
    return el("dl", { class: "report" },
        row("Verdict", `${verdict}: ${VERDICTS[verdict]}`, isBad(judged) ? "bad" : "good"),
        row("Players", namesInWords(players)),
        row("Recorded", recorded), row("On the board", cited(ended, citation)),
        row("Opening", opening),
        refusal && row("Refused", cited(`move ${refusal.move}, ${refusal.action}: ${
            refusal.message}`, refusal.citation), "bad"),
        failures.map(({ line, found }) => row("Not as expected", `line ${line.number}: ${
            line.ruling ?? [line.expect.field, ...line.expect.values].join(" ")}; found: ${
            found}`, "bad")),
        row("Taken as done", assumed.join(", ")),
        after > 0 && row("After the end", counted(after, "action")),
        row("Comment", comment));
}
