import type { OptionValue } from "../question-types/options.ts";
import { treeOf } from "./condition.ts";

/** Writes an answer as conditions of SurveyJS have it. Both quotation marks end a text there; a backslash is a character. */
export const constantText = (value: OptionValue): string =>
  typeof value === "string" ? `'${value.replace(/['"]/g, "\\$&")}'` : `${value}`;

/** Nothing in these is read as anything else. */
const PLAIN = /^[\p{L}\p{N} _.,:;?!/()-]*$/u;

/** Returns false for an answer that SurveyJS would read as another one, such as one that contains `<>` or ends in a backslash. */
export function isReadBack(value: OptionValue): boolean {
  if (typeof value !== "string" || (PLAIN.test(value) && !value.includes("equals"))) return true;
  const tree = treeOf(`{x} = ${constantText(value)}`);
  const right = tree?.kind === "operation" ? tree.operands[1] : undefined;
  return right?.kind === "constant" && right.value === value;
}
