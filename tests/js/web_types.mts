// Tests the declared types of the client for browsers; it is compiled but never run.
import { Broken, Game, InWorker, Module, type Ruling, type Service } from "inarow/web";
import type { InarowBoard } from "inarow/board";

const here: Module = await Module.open({ limits: { seconds: 2 }, wasm: new URL("file:///x") });
const answer: string = here.handle('{"method":"hello"}');
const beside: Service = new InWorker({ timeout: 5000, wasm: "arbiter/inarow.wasm" });
const game: Game = await beside.game("renju");
const ruling: Ruling = await game.play("h8");
// @ts-expect-error: it is opened, not constructed
const made = new Module();
// @ts-expect-error: there is no such limit
await Module.open({ limits: { hours: 1 } });
const board = document.querySelector("inarow-board");
board?.addEventListener("step", ({ detail: { node } }) => console.log(node.label, node.ruling?.who));
const shown: InarowBoard = Object.assign(document.createElement("inarow-board"),
    { replay: await game.replay({ across: 2 }), active: ["h8"] });
// @ts-expect-error: a board is data from the arbiter
shown.board = "h8";
export const values = [answer, ruling.status, made, Broken];
