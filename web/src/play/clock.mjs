// The clocks, and the time of actions. The arbiter has no clock: it is told when things
// happened, in seconds since the start, and says what is left.
import { el } from "../dom.mjs";

function inWords(seconds) {
    const whole = Math.max(0, Math.ceil(seconds));
    return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** @param onFlag a clock has run out: called once, with the time as `@12.5` */
export function clockPanel(onFlag) {
    const element = el("p", { class: "clock", hidden: true, "aria-label": "Clocks" });
    let seen = null; // {clock, time, over, names}
    let heard = 0; // when, on the page's own clock
    let flagged = false;

    const gone = () => (performance.now() - heard) / 1000;

    /** The time of an action now, as a record has it; "" without a clock. */
    function stamp() {
        if (!seen || seen.over) return "";
        const runs = seen.clock.running ? gone() : 0; // before the start nothing runs
        return ` @${(seen.time + runs).toFixed(1)}`;
    }

    function draw() {
        if (!seen) return;
        const { clock, over, names } = seen;
        let isDown = false;
        element.replaceChildren(...names.map((name) => {
            const runs = clock.running === name && !over;
            const left = clock[name] - (runs ? gone() : 0);
            isDown ||= runs && left < 0;
            return el("span", { class: runs ? "runs" : null },
                `${name} ${inWords(left)}${runs ? " ◂" : ""} `);
        }));
        if (isDown && !flagged) {
            flagged = true;
            onFlag();
        }
    }

    function show({ board, state }) {
        const { clock, time, over } = state;
        element.hidden = !clock;
        seen = clock ? { clock, time, over, names: board.colours } : null;
        heard = performance.now();
        flagged = false;
        draw();
    }

    setInterval(draw, 250);
    return { element, show, stamp };
}
