"use strict";
// Made of the service's schema by `make clients`: do not edit.
module.exports = ["line", "games", "scripts", "seconds", "megabytes"];
