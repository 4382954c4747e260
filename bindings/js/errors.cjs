"use strict";

/** The arbiter refused a request. Nothing has changed. Programs go by `code`. */
class Refused extends Error {
    constructor(error) {
        super(error.message);
        this.name = "Refused";
        Object.assign(this, error);
    }
}

/** The arbiter cannot be reached, is gone, hangs, or does not speak its protocol. */
class Broken extends Error {
    constructor(message, options) {
        super(message, options);
        this.name = "Broken";
    }
}

module.exports = { Refused, Broken };
