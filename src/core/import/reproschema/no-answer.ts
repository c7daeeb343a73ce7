import { type Condition, questionsIn, unknownsIn } from "../conditions/condition-tree.ts";
import { codesOfNoAnswer } from "../redcap/choices.ts";
import type { MadeItems } from "./known-items.ts";

/** Returns the codes of each question that look like "no answer" beside its others. */
export function noAnswersIn(made: MadeItems): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...made].flatMap(([source, one]): [string, string[]][] => {
      const choices = typeof one === "string" ? undefined : one.properties["choices"];
      if (!Array.isArray(choices)) return [];
      const codes = codesOfNoAnswer(choices.map(({ value }) => ({ code: `${value}`, label: "" })));
      return codes.length > 0 ? [[source, codes]] : [];
    }),
  );
}

/** Says which questions have such codes. */
export const noAnswerNotes = (codes: ReadonlyMap<string, readonly string[]>): string[] =>
  [...codes].map(([source, own]) => `"${source}" has options that look like "no answer": ${own.join(", ")}.`);

/** Returns what to look at where a formula would count such a code as points. */
export function noAnswerTodo(codes: ReadonlyMap<string, readonly string[]>, formula: Condition | null): string[] {
  const counted = formula && unknownsIn(formula).length === 0 ? [...new Set(questionsIn(formula))] : [];
  return counted.flatMap((source) =>
    (codes.get(source) ?? []).map(
      (code) =>
        `The option ${code} of "${source}" looks like "no answer" and counts ${code} points in the proposed score: see whether that is right.`,
    ),
  );
}
