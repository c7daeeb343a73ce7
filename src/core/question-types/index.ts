// Every question type, one per line. Its folder defines it, and answer-kinds/ defines its kind of answer. Apart from these,
// a type is named where files of other programs are read or written, where a sample survey is made, and where panels are
// distinguished from questions.
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
