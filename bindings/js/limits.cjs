"use strict";
// Generated from the service's schema by `make clients`. Do not edit.
module.exports = {
    line: { least: 0, most: 2147483648, isWhole: true },
    games: { least: 0, most: 2147483648, isWhole: true },
    scripts: { least: 0, most: 2147483648, isWhole: true },
    seconds: { least: 0.001, most: 86400, isWhole: false },
    megabytes: { least: 0, most: 2147483648, isWhole: true },
};
