// What is played: the variant and its options, as the arbiter lists them.
import TITLES from "inarow-titles";
import { button, el } from "../dom.mjs";

/** The game with which a page begins. */
export const FIRST = { variant: "renju" };

const WIDE = new Map([["clock", "600+5"]]); // what may be written where any text will do

// A field for a setting. It is never found by its name in the form: a name may be anything.
function fieldOf({ key, values, default: first }) {
    const id = `option-${key}`;
    return values && values.length > 1
        ? el("select", { id }, values.map((value) => el("option", { value }, value)))
        : el("input", { id, size: 10, placeholder: first ?? WIDE.get(key) ?? "" });
}

function labelled([key, field]) {
    return el("div", { class: "field" },
        el("label", { for: field.id }, key.replaceAll("_", " ")), field);
}

/** @param begin is given {variant, options} */
export function setupPanel(page, begin) {
    let chosen = Promise.resolve(); // the options on the page are those of the variant
    const variants = el("select", { id: "variant", onchange: () => {
        choose().catch(() => {}); // whoever begins the game is told
    } });
    const fields = new Map(); // by the settings' names
    const own = el("div", { class: "fields" });
    const table = el("div", { class: "fields" });
    const form = el("form", { class: "setup", onsubmit: async (event) => {
        event.preventDefault();
        await chosen.catch(() => {}); // the arbiter will say what is wrong
        begin({ variant: variants.value, options: optionsOf(fields) });
    } },
    el("div", { class: "row" }, el("label", { for: "variant", class: "wide" }, "Game"), variants,
        el("button", { class: "first" }, "New game")),
    el("details", {}, el("summary", {}, "Options"), own,
        el("p", { class: "soft" }, "At the table, in any game"), table));

    // Those that come with the page; with those of scripts that were loaded, once one is.
    function list(all) {
        variants.replaceChildren(...all.map(({ name, title }) =>
            el("option", { value: name }, title)));
    }

    function choose(...what) {
        chosen = show(...what);
        return chosen;
    }

    async function show(name = variants.value, options = {}) {
        const isListed = () => [...variants.options].some(({ value }) => value === name);
        if (!isListed()) list(await page.arbiter.variants());
        variants.value = name;
        const { settings } = await page.arbiter.rules({ variant: name });
        fields.clear();
        for (const [place, whose] of [[own, "variant"], [table, "game"]]) {
            const made = settings.filter((one) => one.of === whose)
                .map((one) => [one.key, fieldOf(one)]);
            for (const [key, field] of made) fields.set(key, field);
            place.replaceChildren(...made.map(labelled));
        }
        for (const [key, value] of Object.entries(options)) {
            if (fields.has(key)) fields.get(key).value = value;
        }
    }

    list(TITLES);
    return { element: form, choose };
}

// What was changed: the rest is as the arbiter has it by default.
function optionsOf(fields) {
    const changed = [...fields].map(([key, field]) => [key, field.value.trim(),
        field.options?.[0]?.value ?? ""]).filter(([, value, first]) => value && value !== first);
    return Object.fromEntries(changed.map(([key, value]) => [key, value]));
}
