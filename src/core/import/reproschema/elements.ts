import type { Condition } from "../conditions/condition-tree.ts";
import type { ImportedElement } from "../imported.ts";
import { wordIn } from "../json-values.ts";
import { holdsNoAnswer } from "./asked-item.ts";
import { type Entry, type Item, inputTypeOf } from "./entries.ts";
import type { MadeItems } from "./known-items.ts";
import { type Names, unknown } from "./logic/names.ts";
import { parseCondition } from "./logic/parse-javascript.ts";
import { asked, mediaOf } from "./made.ts";
import { objectIn, plainWord } from "./plain-keys.ts";
import { isTrue } from "./properties.ts";
import type { Reading } from "./reading.ts";

/** A single `=`, which JavaScript takes for something else. */
const SETS = /(?<![=!<>])=(?!=)/;

type Around = {
  readonly made: MadeItems;
  readonly names: Names;
  readonly computed: ReadonlyMap<string, string>;
  readonly reading: Reading;
};

/** Returns what an entry of an activity is here; what cannot be asked is named in `dropped`, the rest in notes. */
export function elementsOf(entry: Entry, around: Around): ImportedElement[] {
  const { reading } = around;
  if (entry.kind === "activity") {
    reading.notes.add(`The activity "${entry.path}", which it names among its items, is an instrument of its own.`);
    return [];
  }
  if (entry.kind === "missing") {
    const why = `Its file, "${entry.reference}", is not among those that were brought in.`;
    if (!around.computed.has(entry.name)) reading.dropped.push({ name: entry.name, type: "item", why });
    return [];
  }
  const { item } = entry;
  const shown = shownBy(item);
  if (around.computed.has(item.source)) {
    if (shown !== false)
      reading.notes.add(`The file shows the result "${item.source}" among its items; here the rule works it out.`);
    return [];
  }
  if (holdsNoAnswer(item)) return noteOf(item, shown, around);
  const made = around.made.get(item.source) ?? "";
  const why = whyNot(item, shown) ?? (typeof made === "string" ? made : null);
  if (why !== null || typeof made === "string") {
    reading.dropped.push({ name: item.source, type: inputTypeOf(item) || "none", why: why ?? "" });
    return [];
  }
  const question = asked(made, item, reading);
  const said =
    typeof shown === "string" && SETS.test(shown.replaceAll(/"[^"]*"|'[^']*'/g, ""))
      ? [{ name: item.source, what: 'The single "=" of its condition is read as "equal".' }]
      : [];
  return [{ ...question, changed: [...question.changed, ...said], condition: conditionOf(shown, around.names) }];
}

/** Why nobody is asked an item that could hold an answer. */
function whyNot({ json }: Item, shown: boolean | string): string | null {
  if (shown === false) return "It is hidden in the file.";
  const isRead = isTrue(objectIn(json["ui"])["readonlyValue"] ?? json["readonlyValue"]);
  return isRead ? "The file shows its value to be read, and lets nobody answer it." : null;
}

function noteOf(item: Item, shown: boolean | string, { names, reading }: Around): ImportedElement[] {
  const text = reading.text(item.json["question"]);
  const why = shown === false ? "it is hidden" : text ? "" : "it has no words";
  for (const what of mediaOf(item)) reading.notes.add(`Of the text "${item.source}": ${what}`);
  if (why !== "") reading.notes.add(`The text "${item.source}" is left out: ${why}.`);
  return why !== "" || !text ? [] : [{ kind: "note", source: item.source, text, condition: conditionOf(shown, names) }];
}

/** Returns true, false, or the condition under which an item is shown, as it is written. */
function shownBy({ shown: written }: Item): boolean | string {
  const word = typeof written === "object" ? plainWord(written) || JSON.stringify(written ?? true) : wordIn(written);
  const bare = word.trim();
  if (bare === "" || /^(true|1)$/i.test(bare)) return true;
  return /^(false|0)$/i.test(bare) ? false : bare;
}

function conditionOf(shown: boolean | string, names: Names): Condition | null {
  if (typeof shown !== "string") return null;
  return shown.length > 10_000 ? unknown("isVis", "it is too long to be read") : parseCondition(shown, names);
}
