// Shows the arbiter's last ruling, if there is something to report: its sentence, with
// the article as a note.
import { button, el } from "../dom.mjs";

/**
 * @param rules from rulesPanel, which shows the article
 * @param onWhy called to request the explanation
 */
export function rulingPanel(rules, onWhy) {
    const element = el("div", { class: "ruling" });

    function cited(citation) {
        if (!citation) return null;
        if (!rules.has(citation)) return el("cite", {}, citation);
        return button(citation, () => rules.reveal(citation),
            { class: "cite", title: "Show the article in the rules" });
    }

    /** A ruling: {action, ruling, refused}; or null. */
    function show(outcome) {
        const isPlain = outcome?.ruling.status === "ok" && outcome.ruling.points.length === 0;
        element.hidden = !outcome || isPlain;
        if (!outcome) return element.replaceChildren();
        const { ruling, refused } = outcome;
        element.className = `ruling ${refused ? "refused" : ruling.status}`;
        element.replaceChildren(...[
            el("p", { class: "sentence" }, ruling.message, " ", cited(ruling.citation)),
            onWhy && button("Why?", onWhy)].filter(Boolean));
    }

    /** Shows a failure of the page or of the arbiter, in words. */
    function fail(message) {
        element.hidden = false;
        element.className = "ruling refused";
        element.replaceChildren(el("p", { class: "sentence" }, message));
    }

    return { element, show, fail };
}
