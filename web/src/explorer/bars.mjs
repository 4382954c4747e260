// Shows the results of games as a bar. Each result has a part whose width is its share.
import { el } from "../dom.mjs";

const WRITTEN = 30; // per cent; narrower parts have no room for the number

/**
 * Returns the numbers of games by result as a list of {name, count, look}: the colours,
 * draws, then games with an unknown result. Results without games are left out.
 */
export function shares([unknown = 0, draws = 0, ...wins], { colours, ground: { looks } }) {
    return [...colours.map((name, i) => ({ name, count: wins[i] ?? 0, look: looks[i] })),
        { name: "draw", count: draws, kind: "drawn" },
        { name: "unknown", count: unknown, kind: "unknown" }].filter(({ count }) => count > 0);
}

function painted(element, { look, kind }) {
    if (kind) element.classList.add(kind);
    if (look) {
        element.style.backgroundColor = look.fill;
        element.style.color = look.ink;
    }
    return element;
}

export function bar(list) {
    const all = list.reduce((sum, { count }) => sum + count, 0);
    const percent = ({ count }) => Math.round(100 * count / all);
    const words = list.map((one) => `${one.name} ${percent(one)} %`).join(", ");
    return el("span", { class: "bar", role: "img", "aria-label": words, title: words },
        list.map((one) => {
            const part = painted(el("span", {}), one);
            part.style.flexGrow = one.count;
            if (percent(one) >= WRITTEN) part.textContent = `${percent(one)}%`;
            return part;
        }));
}

/** Returns an explanation of the parts of bars. */
export function legend(list) {
    return list.map((one) => el("span", { class: "legend" }, painted(el("i", {}), one), one.name));
}
