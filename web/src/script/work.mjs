// Runs long work in its own worker, with a progress bar and a button to cancel it.
import { button, el } from "../dom.mjs";

/**
 * Makes a place for such work.
 * @param page `background` and `announce`
 * @param label name of the work, on its button
 * @param work async (arbiter, report), which returns elements to show; `report(part,
 * text)` moves the bar, from 0 to 1. Without a part, the bar only shows that work
 * proceeds
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
                (...progress) => mine === number && report(...progress));
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
        /** Forgets the results, which belong to another script. */
        forget() {
            number += 1;
            if (!running.hidden) arbiter.cancel();
            end();
        } };
}
