"use strict";

/**
 * Makes `instanceof` recognize errors of other copies of this package, such as the copy
 * in `inarow/web`. A subclass is recognized as usual.
 */
function mark(Class, name) {
    const MARK = Symbol.for(`inarow.${name}`);
    Object.defineProperty(Class.prototype, MARK, { value: true });
    Object.defineProperty(Class.prototype, "name", { value: name, configurable: true,
        writable: true });
    Object.defineProperty(Class, Symbol.hasInstance, { value(error) {
        if (this !== Class) return Function.prototype[Symbol.hasInstance].call(this, error);
        return error?.[MARK] === true;
    } });
}

const FIELDS = ["code", "ruling", "path", "line", "faults"];

/** The arbiter refused a request. Nothing has changed. Use `code` in programs. */
class Refused extends Error {
    constructor(error) {
        super(error.message);
        for (const field of FIELDS) if (error[field] != null) this[field] = error[field];
    }
}

/** The arbiter cannot be reached, has ended, hangs, or violates its protocol. */
class Broken extends Error {}

mark(Refused, "Refused");
mark(Broken, "Broken");
module.exports = { Refused, Broken };
