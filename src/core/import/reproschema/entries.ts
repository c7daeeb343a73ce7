import { isObject, type Json, wordIn } from "../json-values.ts";
import type { Document, Documents } from "./documents.ts";
import { joined } from "./places.ts";
import { idOf, kindOf, manyIn, objectIn, plainWord } from "./plain-keys.ts";
import { type Property, propertiesOf, shownIn, shownOf } from "./properties.ts";

/** Something that an activity shows. */
export type Item = {
  /** The name by which conditions and calculations know it; each once. */
  readonly source: string;
  readonly json: Json;
  readonly options: Json;
  /** Said where its options are not to be found. */
  readonly missing: string;
  readonly property: Property | undefined;
  /** Whether it is shown: true, false, or a condition in JavaScript. */
  readonly shown: unknown;
};

export type Entry =
  | { readonly kind: "item"; readonly item: Item; readonly path: string }
  | { readonly kind: "activity"; readonly path: string }
  | { readonly kind: "missing"; readonly name: string; readonly reference: string };

/** What an activity asks, in its order. */
export type Entries = { readonly entries: readonly Entry[]; readonly notes: readonly string[] };

/** Returns what the order of an activity names; an entry may be a path, an address, or the item itself. */
export function entriesOf(activity: Document, documents: Documents): Entries {
  const notes: string[] = [];
  const find = (reference: string, from: string) => {
    const found = documents.find(reference, from);
    if (found && !found.isExact && !isOwnName(reference, found.path, from))
      notes.push(`"${reference}" is not where the file says; "${found.path}" is taken for it.`);
    return found;
  };
  const keyOf = (reference: string) => documents.find(reference, activity.path)?.path ?? reference.replace(/^\.\//, "");
  const properties = new Map<string, Property>();
  for (const one of propertiesOf(activity.json)) {
    const before = properties.get(keyOf(one.about));
    properties.set(keyOf(one.about), before ? together(before, one) : one);
  }
  const names = new Set<string>();
  const nameOf = (property: Property | undefined, reference: string): string => {
    const bare = (reference.split(/[/#:]/).at(-1) ?? "").replace(/\.json(?:ld)?$/i, "");
    const own = property?.name || bare || "item";
    let name = own;
    for (let number = 2; names.has(name); number++) name = `${own}_${number}`;
    if (name !== own) notes.push(`Several items are called "${own}"; conditions mean the first.`);
    names.add(name);
    return name;
  };
  const optionsOf = (json: Json, path: string): Pick<Item, "options" | "missing"> => {
    const written = json["responseOptions"] ?? json["valueconstraints"] ?? json["valueConstraints"];
    const inline = objectIn(written);
    const isReference = Object.keys(inline).every((key) => key === "id" || key === "type");
    const reference = isReference ? plainWord(written) : "";
    if (reference === "") return { options: inline, missing: "" };
    const found = find(reference, path) ?? documents.find(reference, activity.path);
    return found ? { options: found.json, missing: "" } : { options: {}, missing: reference };
  };
  const ui = objectIn(activity.json["ui"]);
  const shownByName = shownIn(activity.json);
  const order = onceEach(manyIn(ui["order"] ?? activity.json["order"]), notes);
  const entries = order.map((one): Entry => {
    const inline = isObject(one) && (isObject(one["ui"]) || "question" in one || "responseOptions" in one) ? one : null;
    const reference = inline ? idOf(inline) : plainWord(one);
    const property = properties.get(keyOf(reference));
    const found = inline ? null : find(reference, activity.path);
    const json = inline ?? found?.json;
    const name = () => nameOf(property, reference);
    if (!json) return { kind: "missing", name: name(), reference };
    const folder = activity.path.split("/").slice(0, -1).join("/");
    const path = found?.path ?? joined(folder, reference) ?? activity.path;
    if (kindOf(json) === "activity") return { kind: "activity", path };
    const source = name();
    const shown = property?.shown ?? shownByName.get(source) ?? shownByName.get(reference) ?? shownOf(json);
    return { kind: "item", path, item: { source, json, property, shown, ...optionsOf(json, path) } };
  });
  return { entries, notes: [...new Set(notes)] };
}

/** A bare name says nothing of where its file is; a context beside the activity does. */
const isOwnName = (reference: string, path: string, from: string): boolean =>
  !reference.includes("/") && path.startsWith(from.split("/").slice(0, -1).concat("").join("/"));

/** An item has one value, however often the order names it. */
function onceEach(order: readonly unknown[], notes: string[]): unknown[] {
  const seen = new Map<string, number>();
  const once = order.filter((one) => {
    const reference = isObject(one) && Object.keys(one).length > 1 ? "" : plainWord(one);
    if (reference === "") return true;
    seen.set(reference, (seen.get(reference) ?? 0) + 1);
    return seen.get(reference) === 1;
  });
  for (const [reference, count] of seen)
    if (count > 1) notes.push(`The order names "${reference}" ${count} times; it is asked once.`);
  return once;
}

/** What is said later of the same item holds, where it is said. */
const together = (before: Property, later: Property): Property => ({
  ...{ about: before.about, name: before.name || later.name, label: later.label ?? before.label },
  shown: later.shown ?? before.shown,
  isRequired: "valueRequired" in later.written ? later.isRequired : before.isRequired,
  written: { ...before.written, ...later.written },
});

/** Returns how an item is answered, such as `radio`; files write `xsd:int` too. */
export function inputTypeOf({ json }: Item): string {
  const written = wordIn(objectIn(json["ui"])["inputType"]) || plainWord(json["inputType"]);
  return (written.split(/[:/#]/).at(-1) ?? "").trim();
}
