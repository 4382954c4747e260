// Tests the declared types; it is compiled but never run.
import inarow, { Broken, Game, Node, Process, Refused, Tree, type Explored, type Found,
    type Judged, type LegalAction, type Ruling, type Unreadable } from "inarow";

const arbiter = new Process({ command: "inarow", limits: { seconds: 2 }, timeout: 5000 });
const game: Game = await arbiter.game("renju", { opening: "free" });
const ruling: Ruling = await game.play("h8");
const resumed: Game = await arbiter.resume(new Uint8Array(9), { variant: "renju", format: "pos" });
const legal: LegalAction[] = await game.legal();
const copy: Game = await game.copy();
const done: Ruling[] = [await copy.apply(legal[0]!), await copy.redo()];
const image: string = await copy.image((await copy.key()).symmetry, "h8");
const tree: Tree = game.tree();
const node: Node = await (await tree.root()).add("h8", { keep: true });
for await (const one of tree) await one.set({ comment: one.text ?? "", glyphs: ["!"] });
await game.go(node);
await game.go(["play h8"]);
const points: string[] = await game.forbidden({ colour: "black" });
const judged: (Judged | Unreadable)[] =
    await arbiter.judge({ text: await game.record() });
const verdicts: string[] = judged.map((one) =>
    "verdict" in one ? one.verdict : one.error.message);
const seen: number = (await arbiter.state({ record: "variant renju\n" })).moves;
try {
    await game.setup(".".repeat(225), { turn: "white", captured: { black: 2 } });
} catch (error) {
    if (error instanceof Refused && error.ruling?.citation === "RIF 5") throw error;
    if (!(error instanceof Broken)) throw error;
}
const club = new Process({ archive: "club.db" });
const explored: Explored = await game.explore({ player: ["A", "B"], stones: true });
const played: number = explored.moves.length + (explored.games.wins.black ?? 0);
const { games: found }: Found = await club.find({ pattern: "XXX", skip: played });
const text: string = (await club.archiveRecord({ id: found[0]!.id })).text;
// @ts-expect-error: a game of an archive is named by its number
await club.archiveRecord({ id: text });
// @ts-expect-error: there is no such limit
new Process({ limits: { socket: ":7777" } });
// @ts-expect-error: a point is text
await game.play(8);
// @ts-expect-error: a comment is text
await node.set({ comment: 8 });
// @ts-expect-error: there is no such question
await game.analyse("vcx");
// @ts-expect-error: there is no such option
await game.record({ too: "sgf" });
export const values = [ruling.status, done, image, await game.legalGroups(), points,
    verdicts, seen];
await arbiter.close();
export const other: Process = new inarow.Process();
