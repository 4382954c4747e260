"use strict";
module.exports = {
    ...require("./errors.cjs"),
    ...require("./game.cjs"),
    ...require("./service.cjs"),
    ...require("./process.cjs"),
};
