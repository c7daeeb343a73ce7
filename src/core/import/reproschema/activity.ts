import { textOf } from "../../shared/text-of.ts";
import type { ImportedInstrument } from "../imported.ts";
import { wordIn } from "../json-values.ts";
import { askedItem } from "./asked-item.ts";
import { calculationsOf, computedBy, formulasOf } from "./calculations.ts";
import type { Document, Documents } from "./documents.ts";
import { elementsOf } from "./elements.ts";
import { type Entry, entriesOf } from "./entries.ts";
import { namesOf } from "./known-items.ts";
import { noteLeftOut } from "./left-out.ts";
import type { Names } from "./logic/names.ts";
import { noAnswerNotes, noAnswersIn, noAnswerTodo } from "./no-answer.ts";
import { objectIn } from "./plain-keys.ts";
import { isTrue, propertiesOf } from "./properties.ts";
import { listed, mainLanguageOf, Reading } from "./reading.ts";
import { sectionsOf } from "./sections.ts";

/** An activity as an instrument, and what of the file it uses. */
export type ReadActivity = {
  readonly instrument: ImportedInstrument;
  readonly entries: readonly Entry[];
  /** The paths of items that it works out. */
  readonly computed: readonly string[];
};

/** The longest source that a rule has. */
const LONGEST_SOURCE = 400;

/** Reads one activity with what it refers to. */
export function readActivity(activity: Document, documents: Documents): ReadActivity {
  const { json } = activity;
  const { entries, notes } = entriesOf(activity, documents);
  const items = entries.flatMap((one) => (one.kind === "item" ? [one.item] : []));
  const reading = new Reading(
    mainLanguageOf([
      json["prefLabel"],
      json["preamble"],
      ...items.flatMap((one) => [one.json["question"], one.json["prefLabel"]]),
    ]),
  );
  for (const note of notes) reading.notes.add(note);
  const made = new Map(items.map((one) => [one.source, askedItem(one, reading)]));
  const computed = computedBy(json);
  const formulaOf = formulasOf(computed, () => names);
  const names: Names = namesOf(entries, made, [...computed.keys()], formulaOf);
  const preamble = reading.text(json["preamble"]);
  const placed = entries.flatMap((entry) =>
    elementsOf(entry, { made, names, computed, reading }).map((element) => {
      const own = entry.kind === "item" ? reading.text(entry.item.json["preamble"]) : undefined;
      return { element, preamble: JSON.stringify(own) === JSON.stringify(preamble) ? undefined : own };
    }),
  );
  const name = nameOf(activity);
  const title = reading.text(json["prefLabel"]) ?? reading.text(json["altLabel"]) ?? name;
  noteLeftOut(json, name, entries, reading);
  if (isTrue(objectIn(json["ui"])["shuffle"]))
    reading.notes.add("Its questions are asked in the order of the file, which shuffles them.");
  const besides = besidesOrder(activity, entries, documents, computed);
  if (besides.length > 0)
    reading.notes.add(
      `The file has properties of items that its order does not name; they are never asked: ${listed(besides)}.`,
    );
  const calculations = calculationsOf(computed, formulaOf);
  const noAnswers = noAnswersIn(made);
  const source = reading.text(json["citation"]);
  return {
    entries,
    computed: propertiesOf(json).flatMap(({ name: own, about }) =>
      computed.has(own) ? (documents.find(about, activity.path)?.path ?? []) : [],
    ),
    instrument: {
      ...{ name, title, calculations, dropped: reading.dropped, languages: reading.languages.all },
      pages: [{ condition: null, ...(preamble ? { description: preamble } : {}), elements: sectionsOf(placed) }],
      notes: [...reading.said, ...noAnswerNotes(noAnswers)],
      todo: noAnswerTodo(noAnswers, calculations[0]?.formula ?? null),
      ...(source ? { source: textOf(source).slice(0, LONGEST_SOURCE) } : {}),
      version: wordIn(json["version"]),
    },
  };
}

/** Returns the name of an activity: its file's, without what says only that it is one. */
function nameOf({ path, json }: Document): string {
  const file = path.split(/[/#]/).at(-1) ?? path;
  const bare = (file.startsWith("activity") ? wordIn(json["id"]) || file : file).split(/[/#:]/).at(-1) ?? file;
  return bare.replace(/\.json(?:ld)?$/i, "").replace(/[_-]?schema$/i, "") || "activity";
}

/** Returns the items of which an activity says something, but which its order does not name and nothing works out. */
function besidesOrder(
  activity: Document,
  entries: readonly Entry[],
  documents: Documents,
  computed: ReadonlyMap<string, string>,
): string[] {
  const named = new Set(entries.flatMap((one) => (one.kind === "missing" ? [one.reference] : [one.path])));
  const names = new Set(entries.flatMap((one) => (one.kind === "item" ? [one.item.source] : [])));
  return propertiesOf(activity.json)
    .filter(({ about, name }) => {
      const path = documents.find(about, activity.path)?.path ?? about;
      return !named.has(path) && !named.has(about) && !names.has(name) && !computed.has(name);
    })
    .map(({ about, name }) => name || about);
}
