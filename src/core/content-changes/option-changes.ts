import type { Text } from "../content-model/text.ts";
import type { Choice } from "../question-types/options.ts";
import { textOf } from "../shared/text-of.ts";
import type { ContentChange, MakeChange } from "./content-change.ts";
import { differenceOf } from "./named-list.ts";
import { quoted, textChanges } from "./text-changes.ts";

type Entry = { readonly value: string; readonly text: Text; readonly isExclusive: boolean };

/** The words and codes for what is listed: the options of a question, or the rows of a matrix. */
const WORDS = {
  option: {
    added: "OPTION_ADDED",
    removed: "OPTION_REMOVED",
    renamed: "OPTION_RENAMED",
    reordered: "OPTIONS_REORDERED",
  },
  row: { added: "ROW_ADDED", removed: "ROW_REMOVED", renamed: "ROW_RENAMED", reordered: "ROWS_REORDERED" },
} as const;

function entryOf(choice: Choice): Entry {
  if (typeof choice !== "object") return { value: `${choice}`, text: `${choice}`, isExclusive: false };
  return { value: `${choice.value}`, text: choice.text, isExclusive: "isExclusive" in choice && !!choice.isExclusive };
}

/**
 * Lists how options or rows differ. An option counts as renamed when its value changed and its words did not, or
 * when it replaced the only option that was removed: earlier answers are stored under the old value.
 * @param of names the question, such as "question 1-0"
 */
export function optionChanges(
  make: MakeChange,
  path: string,
  of: string,
  olderChoices: readonly Choice[] = [],
  newerChoices: readonly Choice[] = [],
  kind: "option" | "row" = "option",
): ContentChange[] {
  const [older, newer] = [olderChoices.map(entryOf), newerChoices.map(entryOf)];
  const { kept, added, removed, isReordered } = differenceOf(older, newer, ({ value }) => value);
  const { [kind]: codes } = WORDS;
  const renamed = removed.flatMap((before) => {
    const after = added.find(
      ({ thing, index }) =>
        textOf(thing.text) === textOf(before.thing.text) ||
        (removed.length === 1 && added.length === 1 && index === before.index && older.length === newer.length),
    );
    return after ? [{ before, after }] : [];
  });
  const changes = renamed.flatMap(({ before, after }) => [
    make(
      codes.renamed,
      `${path}[${after.index}]`,
      "answers",
      `In ${of}, the ${kind} with the value ${quoted(before.thing.value)} now has the value ${quoted(after.thing.value)}; answers given before keep the old one.`,
    ),
    ...wordChanges(after.index, before.thing, after.thing),
  ]);
  const order = isReordered
    ? [
        make(
          codes.reordered,
          path,
          "answers",
          `The ${kind}s of ${of} stand in another order: ${newer.map(({ text }) => quoted(textOf(text))).join(", ")}.`,
        ),
      ]
    : [];
  return [
    ...changes,
    ...removed
      .filter((one) => !renamed.some(({ before }) => before === one))
      .map(({ thing, index }) =>
        make(
          codes.removed,
          `${path}[${index}]`,
          "answers",
          `In ${of}, the ${kind} ${quoted(textOf(thing.text))} is gone.`,
        ),
      ),
    ...added
      .filter((one) => !renamed.some(({ after }) => after === one))
      .map(({ thing, index }) =>
        make(
          codes.added,
          `${path}[${index}]`,
          "answers",
          `In ${of}, the ${kind} ${quoted(textOf(thing.text))} is new.`,
        ),
      ),
    ...order,
    ...kept.flatMap((one) => wordChanges(one.newerIndex, one.older, one.newer)),
  ];

  function wordChanges(index: number, before: Entry, after: Entry): ContentChange[] {
    const place = `${path}[${index}]`;
    // Where the value itself is shown, a new value is also new wording, which is already reported.
    const isBare = textOf(before.text) === before.value && textOf(after.text) === after.value;
    const worded =
      isBare && before.value !== after.value
        ? []
        : textChanges(
            make,
            `${place}.text`,
            `In ${of}, the wording of the ${kind} ${quoted(after.value)}`,
            before.text,
            after.text,
          );
    if (before.isExclusive === after.isExclusive) return worded;
    const alone = after.isExclusive ? "now stands alone" : "may now be picked with others";
    const message = `In ${of}, the ${kind} ${quoted(textOf(after.text))} ${alone}.`;
    return [...worded, make("OPTION_EXCLUSIVE_CHANGED", place, "answers", message)];
  }
}
