// Offers the actions that are possible at a table at any time: resigning, draws, claims.
// The arbiter rules on all of them; no action is hidden because it would be refused.
import { button, el } from "../dom.mjs";

const CLAIMS = ["win", "draw", "time"];

/** @param act carries out an action, given as text */
export function tablePanel(act) {
    const by = el("select", { id: "by" });
    const claims = el("select", { id: "claim" });
    const draws = el("span", { class: "row" });
    const named = (text) => (by.value ? `${text} by ${by.value}` : text);
    const element = el("details", { class: "panel" }, el("summary", {}, "At the table"),
        el("div", { class: "row" }, el("label", { for: "by" }, "By"), by,
            button("Resign", () => act(named("resign"))), draws),
        el("div", { class: "row" }, el("label", { for: "claim" }, "Claim"), claims,
            button("Claim", () => act(named(`claim ${claims.value}`)))),
        el("form", { class: "row", onsubmit: (event) => {
            event.preventDefault();
            const field = event.target.elements.entry;
            if (field.value.trim()) act(field.value.trim());
            field.value = "";
        } }, el("label", { for: "entry" }, "Any entry"),
        el("input", { id: "entry", name: "entry", placeholder: "organizer warn black",
            autocomplete: "off", spellcheck: "false" }), el("button", {}, "Enter")));

    function show({ board, state }) {
        fill(by, [["", "whoever is to act"], ...board.colours.map((name) => [name, name])]);
        const standing = state.claims.map(({ reason }) => reason);
        fill(claims, [...new Set([...CLAIMS, ...standing])].map((name) => [name, name]));
        draws.replaceChildren(...(state.draw_offer ? ["accept", "refuse"] : ["offer"]).map((answer) =>
            button(`${answer[0].toUpperCase()}${answer.slice(1)} a draw`,
                () => act(named(`draw ${answer}`)))));
    }
    return { element, show };
}

// Sets the options of a list. The selected option stays selected.
function fill(select, items) {
    const chosen = select.value;
    select.replaceChildren(...items.map(([value, label]) => el("option", { value }, label)));
    if (items.some(([value]) => value === chosen)) select.value = chosen;
}
