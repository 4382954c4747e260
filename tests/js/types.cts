import inarow = require("inarow");

const arbiter: inarow.Service = new inarow.Process();
export const hello: Promise<inarow.Hello> = arbiter.hello();
