// Offers scripts to begin with: a small new script, or any variant of the page.
import { el } from "../dom.mjs";
import { first } from "./keys.mjs";

// Returns a variant's script under another name, because the original name is taken.
export function renamed(source, name) {
    const own = `my_${name}`;
    return source.replace(new RegExp(`\\bname(\\s*)=(\\s*)(["'])${name}\\3`),
        (_, before, after) => `name${before}=${after}"${own}"`);
}

/** Makes a list that calls `take({script, tests})`. */
export function starts(page, take) {
    const select = el("select", { id: "script-start", onchange: begin },
        el("option", { value: "" }, "…"), el("option", { value: "first" }, "a small game"));
    page.arbiter.variants().then((variants) => {
        select.append(el("optgroup", { label: "variants" }, variants.map(({ name, title }) =>
            el("option", { value: `variant ${name}` }, `${title} (${name})`))));
    }, (error) => page.announce(error.message));

    async function begin() {
        const [kind, name] = select.value.split(" ");
        select.value = "";
        if (kind === "first") return take({ script: first.script, tests: first.test });
        if (kind !== "variant") return;
        const { source } = await page.arbiter.source({ variant: name });
        take({ script: renamed(source, name), tests: `variant my_${name}\n` });
    }
    return [el("label", { for: "script-start" }, "Begin with"), select];
}
