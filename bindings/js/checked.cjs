"use strict";
// Checks the options of every client before anything starts.
const RANGES = require("./limits.cjs");

const TIMEOUT = 60000; // milliseconds; the arbiter bounds each request by its own limits

/**
 * Returns the time limit for an answer: milliseconds, a positive number; Infinity: no
 * limit.
 */
function checkedTimeout(timeout = TIMEOUT) {
    if (typeof timeout === "number" && timeout > 0) return timeout;
    throw new RangeError("timeout: a positive number of milliseconds, or Infinity, expected, got "
        + (typeof timeout === "number" ? timeout : typeof timeout));
}

/** Returns the given limits by name, without those that are null or undefined. */
function checkedLimits(limits) {
    if (limits != null && typeof limits !== "object") {
        throw new RangeError(`limits: an object expected, got ${typeof limits}`);
    }
    const given = Object.entries(limits ?? {}).filter(([, value]) => value != null);
    for (const [name, value] of given) {
        if (!Object.hasOwn(RANGES, name)) {
            throw new RangeError(`limits: there is no '${name}'; there are `
                + Object.keys(RANGES).join(", "));
        }
        const { least, most, isWhole } = RANGES[name];
        const isNumber = typeof value === "number";
        if (!isNumber || !(value >= least && value <= most) || isWhole && value % 1 !== 0) {
            throw new RangeError(`limits: ${name}: a ${isWhole ? "whole " : ""}number from ${least}`
                + ` to ${most} expected, got ${isNumber ? value : typeof value}`);
        }
    }
    return Object.fromEntries(given);
}

module.exports = { checkedLimits, checkedTimeout };
