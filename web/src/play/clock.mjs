// The players, each with the clock. The arbiter has no clock: actions carry their times, and
// the arbiter says how much was left after the last one. The game measures what has passed
// since then; here it is only shown.
import { el } from "../dom.mjs";
import { namesOf, playerInWords } from "../players.mjs";

const OFTEN = 250; // milliseconds

function inWords(seconds) {
    const whole = Math.max(0, Math.ceil(seconds));
    return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** @param onFlag the clock that runs has run out: called once in each moment */
export function clockPanel(game, onFlag) {
    const element = el("p", { class: "clock", hidden: true, "aria-label": "Players" });
    let flagged = null; // the moment in which the clock ran out

    function draw() {
        const { clock, players, time: before } = game.state ?? {};
        if (element.hidden) return;
        let isDown = false;
        element.replaceChildren(...players.flatMap((player, i) => {
            const runs = game.runs && clock.running === player.who;
            const left = clock && clock[player.seat] - (runs ? game.time - before : 0);
            isDown ||= runs && left <= 0;
            return [i > 0 && " ", el("span", { class: runs ? "runs" : null },
                playerInWords(player),
                clock && [" ", el("b", {}, inWords(left), runs && " ◂")])];
        }).filter(Boolean));
        // Who looks back at an earlier moment is not made to lose in it.
        if (!isDown || game.canRedo || flagged === game.moment) return;
        flagged = game.moment;
        onFlag();
    }

    function show() {
        const { clock, players } = game.state;
        element.hidden = !clock && Object.keys(namesOf(players)).length === 0;
        draw();
    }

    setInterval(draw, OFTEN);
    document.addEventListener("visibilitychange", draw); // a hidden page draws seldom
    return { element, show };
}
