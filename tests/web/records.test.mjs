// Tests that records can be opened in every way, and are judged, viewed and written.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findings, picture } from "./browser.mjs";
import { push, reads, visits } from "./visit.mjs";

const at = visits();
const file = (name) => readFileSync(join(process.env.ROOT ?? ".", name));

const TREE = "(;RU[Renju]RE[B+]PB[<b>Anna</b>]C[the root];B[hh]C[hi <i>there</i>]LB[hg:A]TR[ii]"
    + "MA[jj];W[hg](;B[hf];W[aa])(;B[gh]C[other];W[ff](;B[ee])(;B[dd])))";

async function read(page, text) {
    await page.fill("#record-text", text);
    await push(page, "Read");
}

// Drops a file, or a text.
async function drop(page, name, bytes) {
    await page.waitForSelector("#view-records .intake"); // the view is loaded when it is opened
    const data = await page.evaluateHandle(([called, text]) => {
        const transfer = new DataTransfer();
        const list = Uint8Array.from(text, (char) => char.charCodeAt(0));
        transfer.items.add(new File([list], called));
        return transfer;
    }, [name, Buffer.from(bytes).toString("latin1")]);
    await page.dispatchEvent("#view-records", "dragover", { dataTransfer: data });
    await page.dispatchEvent("#view-records", "drop", { dataTransfer: data });
}

const stones = (page, view = ".stepper") => page.locator(`${view} .stone`).count();
const said = (page, pattern) => reads(page, ".stepper .said", pattern);

at("records", "a tree with branches, stepped through, with comments and marks", {},
    async (page) => {
        await read(page, TREE);
        await reads(page, ".found", /3 games/);
        assert.deepEqual(await page.locator(".games button").allTextContents(),
            ["1.1: <b>Anna</b>, renju, 4 moves, undecided", "1.2: renju, from move 3, undecided",
                "1.3: renju, from move 5, undecided"]);
        assert.match(await page.textContent(".report"), /the root/);
        assert.equal(await page.locator("#view-records b b, #view-records i").count(), 0);
        await said(page, /^4: play a15/);
        assert.equal(await stones(page), 4);
        await page.click(".stepper [aria-label='To the beginning']");
        await said(page, /^The beginning/);
        await page.click("[aria-label='On']");
        await said(page, /^1: play h8/);
        await reads(page, ".stepper .comment", /hi <i>there<\/i>\nlabel h9 A, triangle i7, cross j6/);
        assert.equal(await page.locator(".stepper path.sign").count(), 2);
        assert.equal(await page.textContent(".stepper text.sign"), "A");
        await picture(page, "record-branches");
        assert.deepEqual(await findings(page), []);
        await page.locator(".games button").nth(2).click();
        await said(page, /^5: play d12/);
        await page.focus("[aria-label=Step]");
        await page.keyboard.press("ArrowLeft");
        await said(page, /^4: play f10/);
        await page.click(".actions button >> text=play g8");
        await said(page, /^3: play g8/);
        await reads(page, ".stepper .comment", /^other/);
        await page.check("#record-numbers");
        await page.waitForSelector(".stepper .number");
        await push(page, "Play on from here");
        await reads(page, "#view-play h2", /Renju/);
        await page.waitForSelector("#view-play [data-point=g8] .stone");
    });

at("records", "the judge's report: what stands, what does not, and why", {}, async (page) => {
    await drop(page, "double-three.rec", file("docs/double-three.rec"));
    await reads(page, ".report", /agrees: the recorded result stands/);
    await reads(page, ".report", /won white double-three \(RIF 9\.2\)/);
    await said(page, /^9: play j8/);
    await push(page, "Why?");
    await reads(page, ".stepper .why", /j8: forbidden to black, a double-three/);
    assert.equal(await page.locator(".stepper path.row:not(.under)").count(), 2); // its threes
    await page.waitForSelector(".stepper .shown");
    await picture(page, "record-proof");
    await read(page, "variant renju opening=free\nresult black\nplay h8\nplay h8\nplay h9\n");
    await reads(page, ".report", /illegal.*move 2, play h8: h8 is occupied\. \(RIF 5\)/);
    await said(page, /^2: play h8 h8 is occupied\. \(RIF 5\)/);
    await page.waitForSelector(".stepper [data-signs=h8] .issue");
    await push(page, "Why?");
    await reads(page, ".stepper .why", /Move 1 placed the black stone at h8/);
    await read(page, "variant tic_tac_toe\nresult o\nplay a1\nplay b1\nplay a2\nplay b2\n"
        + "play a3\nplay c3\n");
    await reads(page, ".report", /contradicts: the recorded result does not stand/);
    await reads(page, ".report", /After the end1 action(?!s)/);
    await read(page, "variant gomoku\nplay h8 -> refused occupied (X)\n");
    await reads(page, ".report", /Not as expectedline 2: refused occupied \(X\); found: ok/);
    await read(page, "play h8 h9 i10");
    await reads(page, ".found", /cannot be read/);
    await page.fill("#record-text", "h8 h9 i10");
    await page.selectOption("#record-variant", "gomoku");
    await reads(page, ".report", /undecided/);
    await page.selectOption("#record-format", "sgf");
    await reads(page, ".found", /cannot be read/);
});

at("records", "advice names the page's controls", {}, async (page) => {
    for (const [text, advice] of [["h8 i9\n", "Game, if it names none"],
        ["play h8\n", "Game, if it names none"]]) {
        await read(page, text);
        await reads(page, ".found", new RegExp(advice));
        assert.ok(await page.isVisible(`label:text-is("${advice}")`));
        assert.doesNotMatch(await page.textContent("#view-records"), /(^|\W)--[a-z]/);
    }
    await read(page, "variant renju opening=free\nplay h8\nplay h9 # a remark\n");
    await said(page, /^2: play h9/);
    await page.selectOption("#export-to", "psq");
    await push(page, "Write");
    await reads(page, ".export > p", /tick 'Leave out what it cannot hold'/);
    assert.ok(await page.isVisible("label:text-is('Leave out what it cannot hold')"));
});

at("records", "written in every notation, and read again when it is dropped", {},
    async (page) => {
        await read(page, "variant renju opening=free\nplay h8\nplay h9 # a remark\nplay i10\n");
        await said(page, /^3: play i10/);
        await page.check("#export-drop");
        const notations = await page.locator("#export-to option").allTextContents();
        assert.ok(notations.length >= 11);
        const cannot = [];
        for (const name of notations) {
            await read(page, "variant renju opening=free\nplay h8\nplay h9 # a remark\nplay i10\n");
            await said(page, /^3: play i10/);
            await page.selectOption("#export-to", name);
            await push(page, "Write");
            await reads(page, ".export > p", /./);
            const status = await page.textContent(".export > p");
            if (!/^\d+ bytes/.test(status)) {
                cannot.push(name);
                assert.match(status, new RegExp(name), status);
                continue;
            }
            const [download] = await Promise.all([page.waitForEvent("download"),
                push(page, "Save")]);
            const bytes = readFileSync(await download.path());
            assert.equal(`${bytes.length} bytes`, status);
            await page.selectOption("#record-variant", "renju");
            await drop(page, download.suggestedFilename(), bytes);
            await reads(page, ".report", /Verdict/);
            if (name !== "fen") await said(page, /^3: play i10/);
            await page.selectOption("#record-variant", "");
        }
        // for Pente, and for Connect Four
        assert.deepEqual(cannot, ["pente_org", "digits"]);
    });

at("records", "a RenLib file is bytes, and its tree is kept", {}, async (page) => {
    await read(page, TREE);
    await reads(page, ".found", /3 games/);
    await page.check("#export-all");
    await page.selectOption("#export-to", "lib");
    await push(page, "Write");
    await reads(page, ".export > p", /bytes/);
    const [download] = await Promise.all([page.waitForEvent("download"), push(page, "Save")]);
    const bytes = readFileSync(await download.path());
    assert.equal(bytes.subarray(0, 8).toString("latin1"), "\u00ffRenLib\u00ff");
    await page.locator(".intake input[type=file]").setInputFiles({ name: "a.lib",
        mimeType: "application/octet-stream", buffer: bytes });
    await reads(page, ".intake", /a\.lib: \d+ bytes/);
    await reads(page, ".found", /3 games/);
    await page.selectOption("#export-to", "sgf");
    await push(page, "Write");
    await reads(page, ".export > p", /bytes/);
    assert.match(await page.inputValue(".export textarea"), /\(;B\[hf\];W\[aa\]\)\(;B\[gh\]/);
});

at("records", "the board as a picture", {}, async (page) => {
    await drop(page, "double-three.rec", file("docs/double-three.rec"));
    await said(page, /^9: play j8/);
    const [download] = await Promise.all([page.waitForEvent("download"),
        push(page, "Board as SVG")]);
    assert.match(readFileSync(await download.path(), "utf8"), /^<svg[^]*<\/svg>\s*$/);
});

at("records", "a position set up by hand, with its forbidden points and why", {},
    async (page) => {
        await push(page, "Position");
        const click = (name) => page.click(`.position [data-point=${name}]`);
        await page.waitForSelector(".position [data-point=h8]");
        for (const name of ["h9", "h10", "i8", "j8", "a1"]) await click(name);
        await page.waitForSelector(".position [data-point=j8] .stone");
        await reads(page, ".position .said", /Forbidden: h8/);
        await page.waitForSelector(".position [data-point=h8] .forbidden");
        await page.check("#pen-why");
        await click("h8");
        await reads(page, ".position .why", /h8: forbidden to black, a double-three \(RIF 9\.2\)/);
        assert.equal(await page.locator(".position path.row:not(.under)").count(), 2);
        await page.click(".position .steps button >> nth=1");
        assert.ok(await page.locator(".position .shown").count() >= 3);
        await picture(page, "position");
        assert.deepEqual(await findings(page), []);
        await page.check("#pen-2");
        await click("h11");
        await click("k8");
        await reads(page, ".position .said", /^[^F]*$/);
        await page.check("#pen-0");
        await click("h11");
        await page.waitForSelector(".position [data-point=h11] .stone", { state: "detached" });
        await page.focus(".position [data-point=h11]");
        await page.check("#pen-2");
        await page.focus(".position [data-point=h11]");
        await page.keyboard.press("ArrowLeft");
        await page.keyboard.press("Enter");
        await page.waitForSelector(".position [data-point=g11] .stone");
        await page.selectOption("#position-turn", "white");
        await reads(page, ".position .said", /^White to move/);
        await push(page, "Play from here");
        await page.waitForSelector("#view-play [data-point=g11] .stone");
    });

at("records", "a position pasted: rows, a game, stones captured before", {}, async (page) => {
    await push(page, "Position");
    await page.selectOption("#position-variant", "pente");
    await page.fill("#position-text", "7/7/1b5/7/7/7/7 w 4/2");
    await push(page, "Set it up");
    await reads(page, ".position .said", /^White to move/);
    await page.waitForSelector(".position [data-point=b5] .stone");
    await page.fill("#position-text", "variant yavalath\nplay e5\nplay f6\n");
    await push(page, "Set it up");
    await page.waitForSelector(".position [data-point=f6] .stone");
    assert.equal(await stones(page, ".position"), 2);
    await page.click(".position [data-point=e1]");
    await page.waitForSelector(".position [data-point=e1] .stone");
    await page.fill("#position-text", "no position <b>at</b> all");
    await push(page, "Set it up");
    await page.waitForSelector(".position .said.bad");
    assert.equal(await stones(page, ".position"), 3);
    await push(page, "Clear");
    await page.waitForSelector(".position .stone", { state: "detached" });
});

// Various useless texts.
function* nonsense() {
    const game = file("docs/double-three.rec").toString();
    for (let cut = 3; cut < TREE.length; cut += 31) yield TREE.slice(0, cut);
    for (let cut = 5; cut < game.length; cut += 97) {
        yield `${game.slice(0, cut)}\u0000\u202e<svg onload=alert(1)>${game.slice(cut + 3)}`;
    }
    yield "(".repeat(20000);
    yield "(;B[hh]".repeat(5000);
    yield "variant <img/src=x/onerror=alert(1)>\nplay h8\n";
    yield "variant renju size=99999999\nplay h8\n";
}

at("records", "cut and tampered texts are reported, and the page goes on", {}, async (page) => {
    for (const text of nonsense()) {
        await read(page, text);
        await page.waitForSelector(".found .games button");
    }
    let seed = 7;
    const any = () => (seed = seed * 48271 % 2147483647) % 256;
    for (let i = 0; i < 5; i++) {
        await drop(page, "any.lib", Uint8Array.from({ length: 400 }, any));
        await page.waitForTimeout(100);
    }
    await drop(page, "half.lib", Buffer.from("\u00ffRenLib\u00ff\u0003\u0004", "latin1"));
    await reads(page, ".found", /cannot be read|1 game/);
    assert.equal(await page.locator("#view-records img").count(), 0);
    await read(page, "variant gomoku\nplay h8\n");
    await said(page, /^1: play h8/);
});

at("records", "a record of a megabyte, an archive, and one that is too long", {},
    async (page) => {
        const game = (n) => `note <b>${n}</b>\nvariant gomoku\n`
            + "play h8\nplay a1\nplay h9\nplay a2\nplay h10\nplay a3\n---\n";
        const archive = Array.from({ length: 9000 }, (_, n) => game(n)).join("");
        await drop(page, "archive.rec", Buffer.from(archive));
        await page.waitForSelector("progress:visible");
        await page.waitForFunction(() => /^9000 games/.test(
            document.querySelector(".found").textContent), null, { timeout: 60000 });
        assert.ok(await page.locator(".games button").count() <= 300);
        await push(page, "More games");
        await page.locator(".games button").nth(400).click();
        await said(page, /^6: play a3/);
        const comments = `variant gomoku\n${`# ${"remark ".repeat(28)}\n`.repeat(5000)}play h8\n`;
        await drop(page, "long.rec", Buffer.from(comments));
        await said(page, /^1: play h8/);
        await page.check("#export-all");
        await push(page, "Write");
        await reads(page, ".export p", /^\d+ bytes/);
        await drop(page, "longest.rec", Buffer.alloc(40000000, "x"));
        await reads(page, "#view-records [role=status]", /too long.*RenLib libraries of any length/);
        await read(page, "variant gomoku\nplay h9\n");
        await said(page, /^1: play h9/);
    });

at("records", "a label on the board is brief, and whole beside it", {}, async (page) => {
    await read(page, `(;GM[4]SZ[15]RU[renju];B[hh]LB[hh:${"<b>ABC".repeat(99)}])`);
    await reads(page, ".stepper .comment", /label h8 (<b>ABC){20}/);
    assert.equal(await page.textContent("text.sign"), "<b>…");
});

at("records", "what takes long is cancelled", {}, async (page) => {
    const part = `variant renju\n${Array.from({ length: 200 }, (_, i) =>
        `play ${"abcdefghijklmno"[i % 15]}${1 + Math.floor(i / 15)}`).join("\n")}\n---\n`;
    await drop(page, "long.rec", Buffer.from(part.repeat(3000)));
    await page.waitForSelector("progress:visible");
    await page.getByRole("button", { name: "Cancel" }).locator("visible=true").click();
    await reads(page, "#view-records .said", /Cancelled/);
    await read(page, "variant gomoku\nplay h9\n");
    await said(page, /^1: play h9/);
});

at("records", "pasted, narrow, and by a finger",
    { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: "dark" },
    async (page) => {
        await page.locator("#record-text").focus();
        await page.evaluate((text) => {
            const area = document.querySelector("#record-text");
            const data = new DataTransfer();
            data.setData("text/plain", text);
            area.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data,
                bubbles: true, cancelable: true }));
            area.setRangeText(text); // as the browser does with real input
        }, TREE);
        await reads(page, ".found", /3 games/);
        await page.tap("#view-records .steps-bar [aria-label='Back']");
        await said(page, /^3: play h10/);
        await picture(page, "record-narrow-dark");
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= 390, `${wide} pixels wide`);
        assert.deepEqual(await findings(page), []);
    });
