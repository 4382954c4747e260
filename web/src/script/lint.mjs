// Shows what lint finds doubtful in a script, each finding at its line, with the game
// that demonstrates it.
import { button, counted, el } from "../dom.mjs";
import { longWork } from "./work.mjs";

const SECOND = 1000;

/**
 * @param host {script(), goTo(line), mark(findings)}
 */
export function linting(page, host) {
    async function lint(arbiter, report) {
        const begun = Date.now();
        const tick = () => report(undefined, `${Math.round((Date.now() - begun) / SECOND)} s`);
        const timer = setInterval(tick, SECOND);
        try {
            const found = await arbiter.ask("lint", { source: host.script() });
            host.mark(found.findings);
            return summary(found);
        } finally {
            clearInterval(timer);
        }
    }

    function summary({ findings, tried, settings }) {
        const text = `${counted(findings.length, "finding")}; ${tried} of ${
            counted(settings, "setting")} played out`;
        return { text, shown: [el("p", {}, `${text}.`),
            el("ul", { class: "faults" }, findings.map(item))] };
    }

    function item({ line, path, message, severity, options, record }) {
        const given = Object.entries(options).map(([key, value]) => `${key}=${value}`).join(" ");
        return el("li", { class: severity },
            line && button(`Line ${line}`, () => host.goTo(line)),
            el("span", {}, [path && `${path}: `, message, given && ` (${given})`]),
            record && button("See the game", async () => {
                (await page.records).open?.(record);
                page.show("records");
            }));
    }

    return longWork(page, "Lint", lint);
}
