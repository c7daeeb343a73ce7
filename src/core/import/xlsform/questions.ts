import type { Text } from "../../content-model/text.ts";
import { textOf } from "../../shared/text-of.ts";
import { type Condition, questionsIn, unknownsIn } from "../conditions/condition-tree.ts";
import type { AskedElement, ImportedQuestion } from "../imported.ts";
import { type AnswerType, countAppearances, selectOf, typedOf } from "./answer-types.ts";
import type { Form } from "./form.ts";
import { countsOf, limitsOf } from "./limits.ts";
import { carriedBy } from "./own-columns.ts";
import type { Row } from "./table.ts";
import type { RowType } from "./types.ts";

type Asked = Extract<
  RowType,
  { kind: "select" | "integer" | "decimal" | "range" | "text" | "date" | "time" | "dateTime" | "acknowledge" }
>;

/** The name of a row; one without is called after its place. */
export const nameOf = (row: Row): string => row.cell("name") || `row_${row.number}`;

/** Returns the question of a row, or why it cannot be asked here. */
export function questionOf(row: Row, type: Asked, form: Form): ImportedQuestion | { readonly why: string } {
  const name = nameOf(row);
  const answer: AnswerType = type.kind === "select" ? selectOf(row, type, form) : typedOf(row, type.kind);
  if ("why" in answer) return answer;
  const condition = conditionOf(row, form);
  if (condition === "never") return { why: "Its condition in the file is never true." };
  countAppearances(row, form);
  const said = [...answer.said, ...saidOf(row)];
  if (row.cell("name") === "") said.push(`It has no name in the file; it is called "${name}" here.`);
  const limits = constrained(row, answer, form, said);
  const element = {
    name,
    title: titleOf(row, form, said),
    ...descriptionOf(row, form),
    ...requiredOf(row, form, said),
    ...answer.properties,
    ...limits,
  };
  return {
    kind: "question",
    source: name,
    element: element as unknown as AskedElement,
    condition,
    counts: 1,
    changed: said.map((what) => ({ name, what })),
    ...carriedBy(row, form, type.kind === "select" ? type.list : undefined),
  };
}

/** Returns when a row is shown: null for always. */
export function conditionOf(row: Row, form: Form): Condition | null | "never" {
  const written = row.cell("relevant");
  if (written === "") return null;
  const condition = form.expression(written, nameOf(row));
  if (condition.kind === "constant") return condition.value === false || condition.value === 0 ? "never" : null;
  if (questionsIn(condition).includes(nameOf(row)))
    return { kind: "unknown", written, why: "it depends on the answer to the question itself" };
  return condition;
}

/** Returns the words of a row; its name stands where it has none. */
export function titleOf(row: Row, form: Form, said: string[]): Text {
  const title = form.words.of(row, "label");
  if (title !== null) return title;
  said.push("It has no words in the file; its name stands there.");
  return nameOf(row);
}

/** Returns the hint of a row, with what only the interviewer reads below it. */
export function descriptionOf(row: Row, form: Form): { readonly description?: Text } {
  const [hint, guidance] = [form.words.of(row, "hint"), form.words.of(row, "guidance_hint")];
  const description = hint && guidance ? below(hint, guidance) : (hint ?? guidance);
  return description ? { description } : {};
}

/** Returns one text with another below it, in all languages of both. */
export function below(text: Text, other: Text): Text {
  const languages = [text, other].flatMap((one) => (typeof one === "string" ? [] : Object.keys(one)));
  const together = (language: string) => `${textOf(text, language)}\n${textOf(other, language)}`;
  if (languages.length === 0) return together("default");
  return { default: together("default"), ...Object.fromEntries(languages.map((one) => [one, together(one)])) };
}

/** Returns whether a row must be answered; what that depends on is named. */
export function isRequired(row: Row, said: string[]): boolean {
  const written = row.cell("required");
  if (/^(yes|y|true|true\(\)|1)$/i.test(written)) return true;
  if (!/^(|no|n|false|false\(\)|0)$/i.test(written))
    said.push(`It may be left open here; the file wants an answer where ${written}.`);
  return false;
}

function requiredOf(row: Row, form: Form, said: string[]): object {
  if (!isRequired(row, said)) return {};
  const message = form.words.of(row, "required_message");
  return { isRequired: true, ...(message ? { requiredErrorText: message } : {}) };
}

/** What of a row has no place here. */
export function saidOf(row: Row): string[] {
  const media = ["image", "big_image", "audio", "video"].filter((one) => row.words(one).size > 0);
  const asWritten = (property: string, sentence: (written: string) => string) => {
    const written = row.cell(property);
    return written === "" ? [] : [sentence(written)];
  };
  return [
    ...asWritten("default", (written) => `The answer it begins with is left out: ${written}.`),
    ...asWritten("calculation", (written) => `It is asked; the file works it out: ${written}.`),
    ...asWritten("trigger", (written) => `What sets its answer anew is left out: ${written}.`),
    ...asWritten("readonly", (written) =>
      IS_NO.test(written) ? "" : "It can be answered here; in the file it can only be read.",
    ).filter(Boolean),
    ...(/randomi[sz]e\s*=\s*true/i.test(row.cell("parameters"))
      ? ["Its options keep their order; the file shuffles them."]
      : []),
    ...media.map((one) => `Its ${one.replace("_", " ")} is left out: ${[...row.words(one).values()].join(", ")}.`),
  ];
}

export const IS_NO = /^(|no|n|false|false\(\)|0)$/i;

/** Returns the limits that a constraint sets; what of it is left out is named. */
function constrained(row: Row, answer: Exclude<AnswerType, { why: string }>, form: Form, said: string[]): object {
  const written = row.cell("constraint");
  if (written === "") return {};
  const name = nameOf(row);
  const message = form.words.of(row, "constraint_message");
  const ofMessage = message ? ` Its message: ${textOf(message)}` : "";
  const constraint = form.expression(written, name);
  if (constraint.kind === "constant" && constraint.value === true) return {};
  const { isWhole, ...limits } = answer.limited
    ? limitsOf(constraint, name, answer.limited)
    : countsOf(constraint, name, answer.properties);
  if (!isWhole) {
    const why = unknownsIn(constraint)[0]?.why;
    const what = Object.keys(limits).length > 0 ? "A part of its check" : "Its check";
    said.push(`${what} is left out: ${written}${why ? ` (${why})` : ""}.${ofMessage}`);
  } else if (message)
    said.push(
      `Its limits are kept, with a message of the page; the file's own is left out:${ofMessage.replace(" Its message:", "")}`,
    );
  // Steps are counted from the least answer.
  return limits;
}
