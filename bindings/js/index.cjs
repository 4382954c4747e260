"use strict";
module.exports = {
    ...require("./errors.cjs"),
    ...require("./game.cjs"),
    Service: require("./service.cjs").Service,
    ...require("./tree.cjs"),
    ...require("./process.cjs"),
};
