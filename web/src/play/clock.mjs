// Shows the players beside the board: stone, name, captures, and the clock. The arbiter
// has no clock. Actions contain their times, and the arbiter reports the time left after
// the last action. The game measures the time since then, and this panel shows it.
import { el, svg } from "../dom.mjs";
import { playerInWords } from "../players.mjs";

const OFTEN = 250; // milliseconds

function inWords(seconds) {
    const whole = Math.max(0, Math.ceil(seconds));
    return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

// Draws a stone as it looks on the board, or its outline before colours are assigned.
function stoneOf(colour, { colours, ground }) {
    const look = ground.looks[colours.indexOf(colour)];
    return svg("svg", { class: "player-stone", viewBox: "-20 -20 40 40", "aria-hidden": "true" },
        svg("circle", look ? { r: 17, fill: look.fill, stroke: look.edge }
            : { class: "no-stone", r: 16 }),
        look?.letter && svg("text", { y: 6, "font-size": 18, fill: look.ink }, look.letter));
}

// Returns notes about a player's captures and remaining stones.
const notesOf = ({ captured, supply }) => [captured !== undefined && `${captured} captured`,
    supply !== undefined && `${supply} left`].filter(Boolean).join(", ");

/** @param onFlag called once in each moment when the running clock has run out */
export function clockPanel(game, onFlag) {
    const element = el("ul", { class: "players", "aria-label": "Players" });
    let flagged = null; // moment in which the clock ran out
    let times = []; // element with the time of each player

    const leftOf = ({ seat, who }) => {
        const { clock, time: before } = game.state;
        const runs = game.runs && clock.running === who;
        return { runs, left: clock[seat] - (runs ? game.time - before : 0) };
    };

    function draw() {
        const { clock, players } = game.state ?? {};
        if (!clock) return;
        let isDown = false;
        players.forEach((player, i) => {
            const { runs, left } = leftOf(player);
            isDown ||= runs && left <= 0;
            times[i].textContent = inWords(left);
            times[i].parentElement.classList.toggle("runs", runs);
        });
        // A player who looks at an earlier moment does not lose in it.
        if (!isDown || game.canRedo || flagged === game.moment) return;
        flagged = game.moment;
        onFlag();
    }

    function show() {
        const { clock, players, seat, over } = game.state;
        element.classList.toggle("clock", Boolean(clock));
        times = players.map(() => el("b", {}));
        element.replaceChildren(...players.map((player, i) => el("li",
            { class: !over && player.seat === seat ? "asked" : null },
            stoneOf(player.colour, game.board),
            el("span", { class: "player" }, playerInWords(player), el("small", {},
                notesOf(player))), " ", clock && times[i])));
        draw();
    }

    setInterval(draw, OFTEN);
    document.addEventListener("visibilitychange", draw); // a hidden page rarely draws
    return { element, show };
}
