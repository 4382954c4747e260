import inarow from "./index.cjs";

export const { Broken, Game, Process, Refused, Service } = inarow;
export default inarow;
