// What is to be seen at a point: its stone, its marks; and the same in words.
import { svg } from "../dom.mjs";

export const STONE = 17; // radius

const ring = (kind, r, attributes) => svg("circle", { class: kind, r, ...attributes });

function stoneOf(point, look) {
    const parts = [ring("stone", STONE, { fill: look.fill, stroke: look.edge })];
    const word = point.number ?? look.letter;
    if (word !== undefined) {
        parts.push(svg("text", { class: "number", y: String(word).length > 2 ? 5 : 6,
            "font-size": String(word).length > 2 ? 14 : 18, fill: look.ink }, word));
    }
    if (point.last) {
        parts.push(word === undefined ? ring("last", STONE - 4, { stroke: look.ink })
            : ring("last-dot", 5, { cx: 12, cy: -12 }));
    }
    return parts;
}

function mindOf(stone, look) {
    return [ring("mind", STONE, { fill: look.fill, stroke: look.edge }),
        stone.number !== undefined && svg("text", { class: "number", y: 6, "font-size": 18,
            fill: look.ink }, stone.number)];
}

/**
 * The parts of a point.
 * @param point of the arbiter's board, with what the page marks there: `issue`, `proof`,
 * `chosen`, `from`, `mind` {colour, number}, `threat`
 */
export function partsOf(point, { looks, colours, offered }) {
    const look = looks[point.stone - 1];
    const mind = point.mind && looks[colours.indexOf(point.mind.colour)];
    return [
        point.captured && ring("captured", STONE - 6),
        point.offered && ring("offered", STONE, { fill: looks[offered - 1]?.fill ?? "#888" }),
        point.forbidden && svg("path", { class: "forbidden", d: "M-9-9l18 18m0-18l-18 18" }),
        look && stoneOf(point, look),
        mind && !look && mindOf(point.mind, mind),
        point.threat && !look && svg("text", { class: "threat", y: 6, "font-size": 16 },
            point.threat),
        (point.wins || point.win) && ring("wins", STONE + 1),
        (point.shown || point.proof) && [ring("shown-under", STONE), ring("shown", STONE)],
        point.issue && ["issue-under", "issue"].map((kind) => svg("rect",
            { class: kind, x: -13, y: -13, width: 26, height: 26 })),
        (point.chosen || point.from) && ring("chosen", STONE + 2),
        svg("rect", { class: "hit", x: -20, y: -20, width: 40, height: 40 }),
        ring("cursor", STONE + 2),
    ].flat().filter(Boolean);
}

const MARKS = {
    last: "last move", captured: "captured", offered: "offered", forbidden: "forbidden",
    shown: "shows the ruling", proof: "part of the proof", issue: "at issue",
    win: "part of the win", wins: "part of the answer", chosen: "chosen",
    from: "to be moved",
};

/** A point in words: "h8, black, move 3, last move". */
export function wordsOf(point, colours) {
    const words = [point.name, point.stone ? colours[point.stone - 1] : "empty"];
    if (point.number) words.push(`move ${point.number}`);
    for (const [mark, said] of Object.entries(MARKS)) if (point[mark]) words.push(said);
    if (point.mind) words.push(`${point.mind.colour} ${point.mind.number ?? ""} in mind`);
    if (point.threat) words.push(`${point.threat}, ${point.threatWords}`);
    return words.join(", ");
}
