// Chooses the variant and its options, as the arbiter lists them.
import GIVEN from "inarow-first";
import TITLES from "inarow-titles";
import { button, el } from "../dom.mjs";
import { pop } from "./pop.mjs";

/** The game with which a page begins, and the arbiter's answers about it. */
export const FIRST = { variant: GIVEN.variant, given: GIVEN };

// Makes a field for a setting, and a list of usual values if any text is allowed. It is
// never found by its name in the form, because the name may be anything.
function fieldOf({ key, values, in_words: words, default: first }) {
    const id = `option-${key}`;
    if (values && values.length > 1) {
        return [el("select", { id },
            values.map((value) => el("option", { value }, words[value])))];
    }
    const usual = Object.entries(words).filter(([value]) => value !== first);
    return [el("input", { id, size: 10, list: usual.length > 0 && `usual-${key}`,
        placeholder: words[first] ?? words.none ?? "" }),
    usual.length > 0 && el("datalist", { id: `usual-${key}` },
        usual.map(([value, text]) => el("option", { value }, text)))];
}

const labelled = ({ label }, parts) => el("div", { class: "field" },
    el("label", { for: parts[0].id }, label), parts);

/** @param begin receives {variant, options} */
export function setupPanel(page, begin) {
    let chosen = Promise.resolve(); // the options on the page are those of the variant
    const variants = el("select", { id: "variant", onchange: () => {
        choose().catch(() => {}); // beginning a game reports the fault
    } });
    const fields = new Map(); // by the names of settings
    const own = el("div", { class: "fields" });
    const table = el("div", { class: "fields" });
    const more = pop("Options", own, el("p", { class: "soft" }, "At the table, in any game"),
        table);
    const form = el("form", { class: "setup", onsubmit: async (event) => {
        event.preventDefault();
        await chosen.catch(() => {}); // the arbiter will report the fault
        more.close();
        begin({ variant: variants.value, options: optionsOf(fields) });
    } },
    el("div", { class: "row" }, el("label", { for: "variant", class: "unseen" }, "Game"), variants,
        el("button", { class: "first" }, "New game")),
    more.element);

    // Lists the variants of the page, and those of scripts after one has been loaded.
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
            place.replaceChildren(...settings.filter((one) => one.of === whose).map((one) => {
                const parts = fieldOf(one);
                fields.set(one.key, parts[0]);
                return labelled(one, parts);
            }));
        }
        for (const [key, value] of Object.entries(options)) {
            if (fields.has(key)) fields.get(key).value = value;
        }
    }

    list(TITLES);
    return { element: form, choose };
}

// Returns the changed options. The arbiter has defaults for the others.
function optionsOf(fields) {
    const changed = [...fields].map(([key, field]) => [key, field.value.trim(),
        field.options?.[0]?.value ?? ""]).filter(([, value, first]) => value && value !== first);
    const isSet = ([key, value]) => key !== "clock" || value !== "none";
    return Object.fromEntries(changed.filter(isSet).map(([key, value]) => [key, value]));
}
