// Lets two players play at a table in their browsers, with any number of spectators. The
// arbiter alone decides on rules. This server assigns the seats, provides the time, and
// saves the records.
//
//     npm install && node server.mjs [PORT [FOLDER [DAYS]]]
//
// A table is a record, which is saved in the folder after every action, so the server and
// the arbiter may end at any time. A table without actions for DAYS days, 30 by default,
// is removed.
import { randomBytes, randomInt } from "node:crypto";
import { createServer } from "node:http";
import {
    closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync,
    rmSync, statSync, writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { Broken, Process, Refused } from "inarow";
import { WebSocketServer } from "ws";

const [port = 8000, folder = "tables", days = 30] = process.argv.slice(2);
const options = { command: process.env.INAROW ?? "inarow" };
// The commands of players. They do not include the organizer's actions, a defective clock
// (the server's clock is never defective), or who acts and when. The server rolls the
// dice.
const ACTION = new RegExp("^(play|pass|swap|keep|choose|declare|offer|pick|take|remove|move|claim|"
    + "draw|resign|press|capture|demand)( (?!by |clock-defect)[a-z0-9-]{1,20})*$|^roll$");
const LONGEST = 2 ** 31 - 1; // longest time of a timer in milliseconds
const HOUR = 3600 * 1000;

// An error with a message of this server's own for a guest.
class Notice extends Error {}

mkdirSync(folder, { recursive: true });
const page = readFileSync(new URL("page.html", import.meta.url));
const board = readFileSync(createRequire(import.meta.url).resolve("inarow/board"));
const tables = new Map();
let arbiter = new Process(options);

// Repeats a request with a new arbiter if the old arbiter could not answer.
async function ask(method, params) {
    try {
        return await arbiter[method](params);
    } catch (error) {
        if (!(error instanceof Broken)) throw error;
        if (!arbiter.isOpen) arbiter = new Process(options);
        return arbiter[method](params);
    }
}

// ---- Tables ----------------------------------------------------------------------------

const newName = () => randomBytes(9).toString("base64url");
const fileOf = (name) => `${folder}/${name}.json`;

// Works on a file, and writes the changes to the disk.
function synced(path, flags, work) {
    const file = openSync(path, flags);
    try {
        work?.(file);
        fsyncSync(file);
    } finally {
        closeSync(file);
    }
}

// Syncs the text before the file gets its name, and the name before guests are informed.
// After a crash, the old record or the new one exists. Windows does not sync folders.
function save(table) {
    const { name, record, seats, keys, begun } = table;
    const text = JSON.stringify({ name, record, seats, keys, begun });
    const beside = `${fileOf(name)}.new`;
    try {
        synced(beside, "w", (file) => writeFileSync(file, text));
        renameSync(beside, fileOf(name));
    } catch (error) {
        rmSync(beside, { force: true });
        throw error;
    }
    if (process.platform !== "win32") synced(folder, "r");
}

const seated = (saved) => ({ ...saved, guests: new Map(), last: Promise.resolve() });

// Returns true if nobody is at the table and nobody has acted there for a long time.
const isExpired = (name) => !tables.has(name)
    && Date.now() - statSync(fileOf(name)).mtimeMs > days * 24 * HOUR;

function removeExpired() {
    for (const file of readdirSync(folder)) {
        if (file.endsWith(".json.new")) rmSync(`${folder}/${file}`); // a killed save left it
        const name = /^([\w-]{12})\.json$/.exec(file)?.[1];
        if (name && isExpired(name)) rmSync(fileOf(name));
    }
}

removeExpired();
setInterval(removeExpired, HOUR).unref();

function find(name) {
    if (typeof name !== "string") throw new Notice("The name of a table must be a text.");
    const isKept = !tables.has(name) && /^[\w-]{12}$/.test(name) && existsSync(fileOf(name))
        && !isExpired(name);
    if (isKept) tables.set(name, seated(JSON.parse(readFileSync(fileOf(name), "utf8"))));
    return tables.get(name);
}

async function open(variant, settings) {
    const { game } = await ask("new", { variant, options: settings });
    const [{ text }, { warnings }, { seats }] = await Promise.all(
        [ask("record", { game }), ask("state", { game }), ask("hello")]);
    await ask("closeGame", { game });
    const table = seated({ name: newName(), record: text, begun: null,
        seats: seats.filter((one) => one in warnings), keys: {} });
    tables.set(table.name, table);
    return table;
}

// Returns the seat that belongs to a key; or a free seat with a new key; or none.
function seat(table, key) {
    const { seats, keys } = table;
    const place = seats.find((one) => keys[one] && keys[one] === key)
        ?? seats.find((one) => !keys[one]);
    if (place && !keys[place]) {
        keys[place] = newName();
        if (seats.every((one) => keys[one])) table.begun = Date.now();
        save(table);
    }
    return place;
}

// Runs one action at a time at a table.
function inTurn(table, act) {
    const done = table.last.then(act);
    table.last = done.catch(() => {});
    return done;
}

const secondsAt = (table) => ((Date.now() - table.begun) / 1000).toFixed(2);

async function apply(table, action) {
    const { record } = await ask("apply",
        { record: table.record, action: `${action} @${secondsAt(table)}` });
    table.record = record;
    save(table);
}

async function act(table, place, action) {
    if (!table.begun) throw new Notice("Some players have not arrived yet.");
    if (!ACTION.test(action)) throw new Notice("That is not an action.");
    const dice = action === "roll" ? ` ${randomInt(1, 7)} ${randomInt(1, 7)}` : "";
    await apply(table, `${action}${dice} by ${place}`);
}

// Ends the game when the time of the player to move is over: the opponent wins, unless
// the rules say otherwise.
function watchClock(table, state) {
    clearTimeout(table.flag);
    const { clock, over, time } = state;
    if (!table.begun || !clock?.running || over) return;
    const left = (clock[clock.running] - (secondsAt(table) - time)) * 1000 + 50;
    table.flag = setTimeout(() => inTurn(table, async () => {
        if (left < LONGEST) await apply(table, "claim time");
        await show(table);
    }).catch(console.error), Math.min(Math.max(50, left), LONGEST));
}

// ---- Guests ----------------------------------------------------------------------------

// Sends everything that is to be seen. Only the player to act receives the legal actions.
async function show(table) {
    const { record } = table;
    const [board, state, { choices }] = await Promise.all([
        ask("board", { record, forbidden: true, ground: true, across: 2 }), ask("state", { record }),
        ask("legal", { record })]);
    watchClock(table, state);
    const shown = { board, state, record, now: table.begun ? +secondsAt(table) : 0,
        waiting: !table.begun };
    for (const [guest, place] of table.guests) {
        send(guest, { ...shown, seat: place, choices: table.begun && place
            ? choices.filter((choice) => choice.by === place) : [] });
    }
}

function send(guest, message) {
    if (guest.readyState === guest.OPEN) guest.send(JSON.stringify(message));
}

function read(text) {
    try {
        return Object(JSON.parse(text));
    } catch {
        throw new Notice("This server does not understand that message.");
    }
}

async function hear(guest, text) {
    const message = read(text);
    if (typeof message.act === "string" && guest.table) {
        const { table } = guest, place = table.guests.get(guest);
        if (!place) throw new Notice("You are a spectator.");
        return inTurn(table, () => act(table, place, message.act).then(() => show(table)));
    }
    if (guest.isSeated) throw new Notice("You are already at a table.");
    guest.isSeated = true;
    let table;
    try {
        table = "join" in message ? find(message.join)
            : await open(message.variant, message.options);
        if (!table) throw new Notice("There is no such table.");
    } finally {
        guest.isSeated = Boolean(table);
    }
    if (guest.readyState !== guest.OPEN) return leave(guest, table);
    guest.table = table;
    const place = message.watch ? undefined : seat(table, message.key);
    table.guests.set(guest, place);
    send(guest, { table: table.name, key: place && table.keys[place] });
    await inTurn(table, () => show(table));
}

// Removes a table that everybody has left from memory. Its file remains.
function leave(guest, table) {
    table.guests.delete(guest);
    inTurn(table, () => {
        if (table.guests.size > 0) return;
        clearTimeout(table.flag);
        tables.delete(table.name);
    });
}

const HTML = "text/html; charset=utf-8";
const answers = {
    "/": async () => [page, HTML],
    "/board.mjs": async () => [board, "text/javascript"],
    "/variants": async () => [JSON.stringify(await ask("variants")), "application/json"],
};

const server = createServer(async (request, response) => {
    const answer = answers[request.url.split("?")[0]];
    let status = answer ? 200 : 404, body = "", type = HTML;
    try {
        if (answer) [body, type] = await answer();
    } catch (error) {
        console.error(error);
        status = 500;
    }
    response.writeHead(status, { "content-type": type,
        "content-security-policy": "default-src 'self' 'unsafe-inline'" });
    response.end(body);
});

new WebSocketServer({ server, maxPayload: 4096 }).on("connection", (guest) => {
    guest.on("message", (text) => hear(guest, text).catch((error) => {
        const isKnown = error instanceof Refused || error instanceof Notice;
        if (!isKnown) console.error(error);
        send(guest, { error: isKnown ? error.message : "This server failed. Try again.",
            citation: error.ruling?.citation });
    }));
    guest.on("error", () => guest.terminate());
    guest.on("close", () => guest.table && leave(guest, guest.table));
});

server.listen(+port, "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}/`));
