// The view Records: reads, judges, looks through and writes games, and sets up positions.
import { button, el } from "../dom.mjs";
import { exporting } from "./export.mjs";
import { gameAt, readGames, treeAt } from "./games.mjs";
import { intake, TOO_LONG } from "./intake.mjs";
import { positions } from "./position.mjs";
import { gameList, reportOf } from "./report.mjs";
import { stepper } from "./stepper.mjs";

export function mount(root, page) {
    const worker = page.background();
    const said = el("p", { class: "said", role: "status" });
    const cancel = button("Cancel", () => {
        number += 1;
        worker.cancel();
        busy(false);
        said.textContent = "Cancelled.";
    });
    const bar = el("div", { class: "row", hidden: true },
        el("progress", { "aria-label": "Reading" }), cancel);
    const list = gameList(choose);
    const report = el("div");
    const shown = { record: "", numbers: false, path: [] };
    const board = stepper(page, (now) => Object.assign(shown, now));
    const writer = exporting(page, worker, { game: () => game, source: () => read.source,
        shown: () => shown });
    const tools = el("div", { hidden: true },
        el("div", { class: "row" },
            button("Play on from here", () => hand("play", playOn))),
        writer);
    const found = el("div", { class: "found" }, el("div", {}, list.element, report, tools),
        board.element);
    const come = intake(page, root, { take, fail });
    const setup = positions(page, hand);
    let read = null;
    let game = null;
    let chosen = 0; // its place among the games that were read
    let number = 0;

    // Continues a game with all its variations. A game with illegal moves continues up to
    // the first.
    async function playOn() {
        const record = await treeAt(read, chosen);
        if (record && await page.play.start({ record, path: shown.path })) return;
        await page.play.start({ record: shown.record });
    }

    function busy(isBusy) {
        bar.hidden = !isBusy;
    }

    async function hand(view, work) {
        try {
            page.show(view);
            await work();
        } catch (error) {
            said.textContent = error.message;
        }
    }

    async function take(source) {
        const mine = ++number;
        if (!bar.hidden) worker.cancel();
        busy(true);
        said.textContent = "";
        try {
            const loaded = await readGames(worker, source);
            if (mine !== number) return;
            read = loaded;
        } catch (error) {
            if (mine === number) fail(error);
            return;
        }
        list.show(read.judged);
        await choose(0);
    }

    function fail(error) {
        busy(false);
        said.textContent = error.code === "line-too-long" ? TOO_LONG : error.message;
        page.announce(error.message);
    }

    async function choose(at) {
        list.select(at);
        const mine = ++number;
        busy(true);
        try {
            const opened = await gameAt(worker, read, at);
            if (mine !== number) return;
            game = opened;
            chosen = at;
        } catch (error) {
            if (mine === number) fail(error);
            return;
        }
        report.replaceChildren(reportOf(game.judged));
        tools.hidden = Boolean(game.judged.error);
        busy(false);
        await board.open(game.judged.error ? null : game);
    }

    const games = el("div", {}, el("h2", { class: "unseen" }, "Games"), come.element, bar,
        said, found);
    const rooms = { Games: games, Position: setup.element };
    const doors = Object.keys(rooms).map((name) => button(name, () => enter(name)));
    function enter(name) {
        Object.entries(rooms).forEach(([one, room], i) => {
            room.hidden = one !== name;
            doors[i].setAttribute("aria-pressed", one === name);
        });
    }
    enter("Games");
    root.append(el("div", { class: "row doors" }, doors), ...Object.values(rooms));
    return {
        open(text) {
            enter("Games");
            come.open(text);
        },
    };
}
