import { type Condition, questionsIn, unknownsIn } from "../conditions/condition-tree.ts";
import { ShownAnswers } from "../shown-answers.ts";
import { codesOfNoAnswer } from "./choices.ts";
import type { Field } from "./dictionary.ts";
import { optionsOfField } from "./questions.ts";

/** A few names in a sentence, and how many more. */
const listed = (names: readonly string[]): string =>
  names.length > 12 ? `${names.slice(0, 12).join(", ")} and ${names.length - 12} more` : names.join(", ");

/** Returns what a person should know of fields that come over. */
export function notesOn(fields: readonly Field[]): string[] {
  const names = (has: (field: Field) => boolean) => fields.filter(has).map(({ name }) => name);
  const identifiers = names(({ identifier }) => identifier.toLowerCase() === "y");
  const ranged = names(({ min, max, type }) => type === "text" && `${min}${max}` !== "");
  const numbered = names(({ number }) => number !== "");
  return [
    ...(identifiers.length > 0 ? [`The file flags as identifying a person: ${listed(identifiers)}.`] : []),
    ...(ranged.length > 0
      ? [`REDCap only warns of answers beyond a limit; here they are refused: ${listed(ranged)}.`]
      : []),
    ...(numbered.length > 0 ? [`The numbers of questions are left out: ${listed(numbered)}.`] : []),
    ...fields.flatMap((field) => {
      const missing = codesOfNoAnswer(optionsOfField(field));
      return missing.length > 0
        ? [`"${field.name}" has options that look like "no answer": ${missing.join(", ")}.`]
        : [];
    }),
  ];
}

/** Returns what to look at where a formula would count the code of "no answer" as points. */
export function pointsOfNoAnswer(fields: readonly Field[], formula: Condition | null): string[] {
  const counted = new Set(formula && unknownsIn(formula).length === 0 ? questionsIn(formula) : []);
  return fields.flatMap((field) => {
    const codes = counted.has(field.name) && field.type !== "checkbox" ? codesOfNoAnswer(optionsOfField(field)) : [];
    return codes.map(
      (code) =>
        `The option ${code} of "${field.name}" looks like "no answer" and counts ${code} points in the proposed score: see whether that is right.`,
    );
  });
}

/** Finds where the words of fields name others, `[x]` for the answer and `{x}` for the field itself. */
export function shownAnswersOf(fields: readonly Field[], isField: (name: string) => boolean): ShownAnswers {
  const shown = new ShownAnswers();
  for (const { name: source, label, header, note, choices, type } of fields)
    for (const words of [label, header, note, type === "calc" ? "" : choices]) {
      const places = [...words.matchAll(REFERENCE)].map(([written]) => written);
      const named = places.filter((written) => {
        const [, name = ""] = /([A-Za-z0-9_-]+)(?:\([^()]*\))?(?::[a-z-]+)?[\]}]$/i.exec(written) ?? [];
        return isField(name) || /^\[[a-z]+(-[a-z]+)+/.test(written);
      });
      shown.add(source, words, named);
    }
  return shown;
}

const REFERENCE = /(?:\[[A-Za-z0-9_-]+(?:\([^()[\]]*\))?(?::[a-z-]+)?\])+|\{[a-z0-9_]+(?::icons)?\}/gi;

/** Returns true for a condition that wants two answers to one question at once. */
export function isNeverTrue(condition: Condition): boolean {
  if (condition.kind === "any") return condition.of.every(isNeverTrue);
  if (condition.kind !== "all") return false;
  const wanted = new Map<string, string>();
  return condition.of.some((part) => {
    if (isNeverTrue(part)) return true;
    if (part.kind !== "compare" || part.operator !== "=") return false;
    if (part.left.kind !== "question" || part.right.kind !== "constant") return false;
    const before = wanted.get(part.left.name);
    wanted.set(part.left.name, `${part.right.value}`);
    return before !== undefined && before !== `${part.right.value}`;
  });
}
