export * from "./index.js";
import * as inarow from "./index.js";
export default inarow;
