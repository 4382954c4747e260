// The arbiter as WebAssembly, for browsers, workers and Node. It needs no process.
import { Broken, Refused } from "../errors.cjs";
import { Game } from "../game.cjs";
import { Service } from "../service.cjs";
import { Node, Tree } from "../tree.cjs";
import { InWorker } from "./in_worker.mjs";
import { Module } from "./module.mjs";

export { Broken, Game, InWorker, Module, Node, Refused, Service, Tree };
