// The script of a worker. Its first message says how to open the arbiter; then it answers
// lines.
import { Module } from "./module.mjs";

let arbiter = null;

async function answer(data) {
    try {
        if (typeof data !== "string") await (arbiter = Module.open(data));
        else for (const line of (await arbiter).handle(data).split("\n")) postMessage(line);
    } catch (error) {
        postMessage({ fault: error.message });
    }
}

addEventListener("message", ({ data }) => answer(data));
