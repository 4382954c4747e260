// What is played: the variant and its options, as the arbiter lists them.
import { button, el } from "../dom.mjs";

const WIDE = { clock: "600+5" }; // what a text may look like where any will do

function fieldOf({ key, values, default: first }) {
    const id = `option-${key}`;
    const name = key.replaceAll("_", " ");
    const field = values && values.length > 1
        ? el("select", { id, name: key }, values.map((value) => el("option", { value }, value)))
        : el("input", { id, name: key, size: 10, placeholder: first ?? WIDE[key] ?? "" });
    return el("div", { class: "field" }, el("label", { for: id }, name), field);
}

/** @param begin is given {variant, options} */
export function setupPanel(page, begin) {
    let chosen = Promise.resolve(); // the options on the page are those of the variant
    const variants = el("select", { id: "variant", onchange: () => { chosen = choose(); } });
    const own = el("div", { class: "fields" });
    const table = el("div", { class: "fields" });
    const form = el("form", { class: "setup", onsubmit: async (event) => {
        event.preventDefault();
        await chosen.catch(() => {}); // the arbiter will say what is wrong
        begin({ variant: variants.value, options: optionsOf(form) });
    } },
    el("div", { class: "row" }, el("label", { for: "variant", class: "wide" }, "Game"), variants,
        el("button", { class: "first" }, "New game")),
    el("details", {}, el("summary", {}, "Options"), own,
        el("p", { class: "soft" }, "At the table, in any game"), table));

    async function list() {
        const all = await page.arbiter.variants();
        variants.replaceChildren(...all.map(({ name, title }) =>
            el("option", { value: name }, title)));
    }

    async function choose(name = variants.value, options = {}) {
        if (![...variants.options].some((option) => option.value === name)) await list();
        variants.value = name;
        const { settings } = await page.arbiter.rules({ variant: name });
        const fields = (whose) => settings.filter((one) => one.of === whose).map(fieldOf);
        own.replaceChildren(...fields("variant"));
        table.replaceChildren(...fields("game"));
        for (const [key, value] of Object.entries(options)) {
            if (form.elements[key]) form.elements[key].value = value;
        }
    }

    return { element: form, choose };
}

// What was changed: the rest is as the arbiter has it by default.
function optionsOf(form) {
    const options = {};
    for (const field of form.querySelectorAll("[name]")) {
        const first = field.options?.[0]?.value ?? "";
        if (field.value.trim() && field.value !== first) options[field.name] = field.value.trim();
    }
    return options;
}
