// Every question type, one per line. No other file names a type: what is known of it is in its folder, and what is known
// of its kind of answer in answer-kinds/.
export { boolean } from "./boolean/boolean.ts";
export { checkbox } from "./checkbox/checkbox.ts";
export { comment } from "./comment/comment.ts";
export { dropdown } from "./dropdown/dropdown.ts";
export { expression } from "./expression/expression.ts";
export { html } from "./html/html.ts";
export { matrix } from "./matrix/matrix.ts";
export { multipletext } from "./multipletext/multipletext.ts";
export { panel } from "./panel/panel.ts";
export { radiogroup } from "./radiogroup/radiogroup.ts";
export { rating } from "./rating/rating.ts";
export { slider } from "./slider/slider.ts";
export { text } from "./text/text.ts";
