// Every question type, one per line. All knowledge of a type is in its folder; no other file names it.
export { boolean } from "./boolean/boolean.ts";
export { checkbox } from "./checkbox/checkbox.ts";
export { dropdown } from "./dropdown/dropdown.ts";
export { expression } from "./expression/expression.ts";
export { matrix } from "./matrix/matrix.ts";
export { radiogroup } from "./radiogroup/radiogroup.ts";
export { rating } from "./rating/rating.ts";
export { text } from "./text/text.ts";
