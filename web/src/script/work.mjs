// What takes long: it runs in a worker of its own, with a bar, and can be cancelled.
import { button, el } from "../dom.mjs";

/**
 * A place for such work.
 * @param page `background` and `announce`
 * @param label what it is, as on its button
 * @param work async (arbiter, report) giving elements to show; `report(part, text)` moves
 * the bar, from 0 to 1; without a part it only shows that it moves
 */
export function longWork(page, label, work, attributes) {
    const arbiter = page.background();
    const bar = el("progress", { max: 1, "aria-label": label });
    const said = el("span", { class: "soft" });
    const cancel = button("Cancel", () => stop("Cancelled."));
    const running = el("div", { class: "row running", hidden: true }, bar, said, cancel);
    const result = el("div", { class: "result" });
    const start = button(label, run, attributes);
    let number = 0;

    function report(part, text = "") {
        if (part === undefined) bar.removeAttribute("value");
        else bar.value = part;
        said.textContent = text;
    }

    function end(...shown) {
        running.hidden = true;
        result.replaceChildren(...shown);
    }

    function stop(text) {
        number += 1;
        arbiter.cancel();
        end(el("p", {}, text));
        page.announce(`${label}: ${text}`);
    }

    async function run() {
        if (!running.hidden) return;
        const mine = ++number;
        report();
        running.hidden = false;
        result.replaceChildren();
        try {
            const { shown, text } = await work(arbiter,
                (...told) => mine === number && report(...told));
            if (mine !== number) return;
            end(...[shown].flat());
            page.announce(`${label}: ${text}`);
        } catch (error) {
            if (mine !== number) return;
            end(el("p", { class: "bad" }, error.message));
            page.announce(`${label}: ${error.message}`);
        }
    }

    return { start, running, result, run,
        /** What was found is of another script now. */
        forget() {
            number += 1;
            if (!running.hidden) arbiter.cancel();
            end();
        } };
}
