// Asks another arbiter about threats. The page can be used in the meantime, and a search
// can be cancelled.
import { button, el } from "../dom.mjs";

const QUESTIONS = [
    ["threats", "Threats"], ["vcf", "Win by fours"], ["vct", "Win by threats"],
    ["defend", "What stops it"], ["storm", "Stones that win"],
];
const SECONDS = 60;

// The rows that a stone would make, as short texts for the board.
const SHORT = {
    "five": "5", "four-four": "44", "four-three": "43", "straight-four": "4!", "four": "4",
    "three-three": "33", "three": "3", "forbidden": "×",
};

// Returns an answer as marks. In the line of a win, every second stone is the other
// side's.
function marksOf({ question, line, points, stones, threats, colour }, colours) {
    if (question === "threats") {
        return {
            row: threats.flatMap((threat) => threat.stones),
            signs: stones.map(({ point, makes }) => ({ kind: "label", point,
                text: SHORT[makes] ?? "?", words: `makes ${makes}` })),
        };
    }
    const other = colours.find((name) => name !== colour);
    const mind = (line ?? []).map((point, i) => ({ point, colour: i % 2 ? other : colour,
        number: i + 1 })).filter(({ point }) => point !== "pass");
    return question === "vcf" || question === "vct" ? { mind } : { wins: points };
}

/**
 * @param ask returns `{record, colours}` of the current game
 * @param onMarks receives the marks to draw; null for none
 */
export function threatsPanel(page, ask, onMarks) {
    const arbiter = page.background();
    const answer = el("p", { class: "answer", role: "status" });
    const cancel = button("Cancel", () => stop("Cancelled."), { hidden: true });
    const colour = el("select", { id: "attacker" });
    const element = el("details", { class: "panel" }, el("summary", {}, "Threats"),
        el("div", { class: "row" }, el("label", { for: "attacker" }, "Attacker"), colour),
        el("div", { class: "row" }, QUESTIONS.map(([question, label]) =>
            button(label, () => analyse(question))), cancel), answer);
    let asked = 0;

    function stop(words = "") {
        if (!cancel.hidden) arbiter.cancel();
        asked++;
        cancel.hidden = true;
        answer.textContent = words;
        onMarks(null);
    }

    async function analyse(question) {
        stop("Searching …");
        cancel.hidden = false;
        const mine = asked;
        const { record, colours } = ask();
        try {
            const found = await arbiter.analyse({ record, question, seconds: SECONDS,
                colour: colour.value || undefined });
            if (mine !== asked) return;
            answer.textContent = found.text;
            onMarks(marksOf(found.analysis, colours));
        } catch (error) {
            if (mine !== asked) return;
            answer.textContent = error.message;
        }
        cancel.hidden = true;
    }

    function show(colours) {
        stop();
        const chosen = colour.value;
        colour.replaceChildren(el("option", { value: "" }, "the usual one"),
            ...colours.map((name) => el("option", { value: name }, name)));
        if (colours.includes(chosen)) colour.value = chosen;
    }
    return { element, show, stop };
}
