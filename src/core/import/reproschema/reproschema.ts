import { textOf } from "../../shared/text-of.ts";
import type { ImportedInstrument } from "../imported.ts";
import type { BroughtFile, Reader } from "../reader.ts";
import { UnreadableFile } from "../unreadable.ts";
import { type ReadActivity, readActivity } from "./activity.ts";
import { type Document, type Documents, documentsOf, isReproSchema } from "./documents.ts";
import { kindOf } from "./plain-keys.ts";
import { listed } from "./reading.ts";

/** Activities of ReproSchema with their items: a ZIP of their folder, or one file that holds them all. */
export const reproschema: Reader = {
  format: "reproschema",
  recognises: isReproSchema,
  read: instrumentsIn,
};

const WHOLE = "Put the whole folder of the activity, with its items, into a ZIP and bring that.";

/** @throws UnreadableFile */
function instrumentsIn(file: BroughtFile): readonly ImportedInstrument[] {
  const documents = documentsOf(file);
  const activities = documents.all.filter(({ json }) => kindOf(json) === "activity");
  if (activities.length === 0) throw new UnreadableFile(whyNone(documents));
  const read = activities.map((one) => ({ activity: one, ...readActivity(one, documents) }));
  const asking = read.filter(({ entries }) => entries.some(({ kind }) => kind === "item"));
  if (asking.length === 0) throw new UnreadableFile(whyEmpty(read));
  const lists = read.filter((one) => !asking.includes(one) && one.entries.every(({ kind }) => kind === "activity"));
  const notes = [...(file.notes ?? []), ...documents.notes, ...notesOn(documents, read, lists)];
  return read
    .filter((one) => !lists.includes(one))
    .map(({ instrument }, index) =>
      index === 0 ? { ...instrument, notes: [...notes, ...instrument.notes] } : instrument,
    );
}

type Read = ReadActivity & { readonly activity: Document };

/** Says what of the ZIP belongs to no instrument. */
function notesOn({ all }: Documents, read: readonly Read[], lists: readonly Read[]): string[] {
  const used = new Set(
    read.flatMap(({ entries, computed }) => [
      ...entries.flatMap((one) => (one.kind === "missing" ? [] : [one.path])),
      ...computed,
    ]),
  );
  const paths = (kind: string) => all.filter(({ json }) => kindOf(json) === kind).map(({ path }) => path);
  const said = (some: readonly string[], what: string) => (some.length === 0 ? [] : [`${what}: ${listed(some)}.`]);
  return [
    ...said(paths("protocol"), "A protocol is a list of activities, and nothing of it is asked"),
    ...said(
      lists.map(({ activity }) => activity.path),
      "An activity that only lists others is not asked itself",
    ),
    ...said(
      paths("item").filter((path) => !used.has(path)),
      "Items that no activity asks are left out",
    ),
    ...said(
      all.filter(({ json }) => kindOf(json) === null).map(({ path }) => path),
      "Files that are neither activities nor items are left out",
    ),
  ];
}

function whyNone({ all }: Documents): string {
  const kinds = new Set(all.map(({ json }) => kindOf(json)));
  if (kinds.has("protocol")) return `It holds a protocol, which is a list of activities, but no activity. ${WHOLE}`;
  if (kinds.has("item") || kinds.has("options")) return `It holds items, but no activity that asks them. ${WHOLE}`;
  return "It holds no activity of ReproSchema.";
}

function whyEmpty(read: readonly Read[]): string {
  const [first] = read;
  const title = first ? textOf(first.instrument.title) : "";
  const missing = read.flatMap(({ entries }) =>
    entries.flatMap((one) => (one.kind === "missing" ? [one.reference] : [])),
  );
  if (missing.length === 0) return `The activity "${title}" asks nothing.`;
  return `The items of "${title}" are not in the file: ${listed(missing)}. ${WHOLE}`;
}
