import inarow from "./index.cjs";

export const { Broken, Game, Node, Process, Refused, Service, Tree } = inarow;
export default inarow;
