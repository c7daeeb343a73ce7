import { type Condition, questionsIn, unknownsIn } from "../conditions/condition-tree.ts";
import { codesOfNoAnswer } from "./choices.ts";
import type { Field } from "./dictionary.ts";
import { optionsOfField } from "./questions.ts";

/** A few names in a sentence, and how many more. */
const listed = (names: readonly string[]): string =>
  names.length > 12 ? `${names.slice(0, 12).join(", ")} and ${names.length - 12} more` : names.join(", ");

/** Returns what a person should know of fields that come over. */
export function notesOn(fields: readonly Field[], isField: (name: string) => boolean): string[] {
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
      const piped = pipedIn(field, isField);
      const missing = codesOfNoAnswer(optionsOfField(field));
      return [
        ...(piped.length > 0
          ? [`"${field.name}" has answers in its words, which stand there as they are: ${piped.join(", ")}.`]
          : []),
        ...(missing.length > 0
          ? [`"${field.name}" has options that look like "no answer": ${missing.join(", ")}.`]
          : []),
      ];
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

/** Where the words of a field name others, `[x]` for the answer and `{x}` for the field itself. */
function pipedIn({ label, header, note, choices, type }: Field, isField: (name: string) => boolean): string[] {
  const words = [label, header, note, type === "calc" ? "" : choices].join("\n");
  const references = [
    ...words.matchAll(/(?:\[[A-Za-z0-9_-]+(?:\([^()[\]]*\))?(?::[a-z-]+)?\])+|\{[a-z0-9_]+(?::icons)?\}/gi),
  ];
  return [...new Set(references.map(([written]) => written))].filter((written) => {
    const [, name = ""] = /([A-Za-z0-9_-]+)(?:\([^()]*\))?(?::[a-z-]+)?[\]}]$/i.exec(written) ?? [];
    return isField(name) || /^\[[a-z]+(-[a-z]+)+/.test(written);
  });
}

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
