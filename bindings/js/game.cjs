"use strict";
const methods = require("./methods.cjs");
const { Tree } = require("./tree.cjs");

/** A game that the arbiter keeps. */
class Game {
    #service;

    constructor(service, { game, width, height, colours }) {
        this.#service = service;
        Object.assign(this, { handle: game, width, height, colours });
    }

    ask(method, params) {
        return this.#service.ask(method, { ...params, game: this.handle });
    }

    items(method, params) {
        return this.#service.items(method, { ...params, game: this.handle });
    }

    /**
     * Returns an independent copy of the game at its current position, with its
     * variations.
     */
    async copy() {
        return new Game(this.#service, await this.#service.copy({ game: this.handle }));
    }

    /** Returns the game's variations, with their comments and marks. */
    tree() {
        return new Tree(this, (begun) => new Game(this.#service, begun));
    }

    /** Closes the game in the arbiter. */
    async close() {
        await this.ask("close");
    }
}

// Required parameters come first. An object has the others: setup("…", { turn: "white"
// }).
for (const [called, { name, items, ofGame, inGame, gives }] of Object.entries(methods)) {
    if (!ofGame) continue;
    Game.prototype[inGame ?? called] = async function (...given) {
        const params = { ...given[ofGame.length] };
        ofGame.forEach((param, i) => { params[param] = given[i]; });
        if (items) return this.items(name, params);
        const result = await this.ask(name, params);
        return gives === undefined ? result : gives === null ? undefined : result[gives];
    };
}

module.exports = { Game };
