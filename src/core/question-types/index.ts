// Every type of question, one line each. A type is what its folder says; nothing else names it.
export { boolean } from "./boolean/boolean.ts";
export { checkbox } from "./checkbox/checkbox.ts";
export { dropdown } from "./dropdown/dropdown.ts";
export { expression } from "./expression/expression.ts";
export { matrix } from "./matrix/matrix.ts";
export { radiogroup } from "./radiogroup/radiogroup.ts";
export { rating } from "./rating/rating.ts";
export { text } from "./text/text.ts";
