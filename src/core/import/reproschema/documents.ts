import { isDeeperThan, isObject, type Json, objectsIn } from "../json-values.ts";
import type { BroughtFile } from "../reader.ts";
import { UnreadableFile } from "../unreadable.ts";
import { joined, Places } from "./places.ts";
import { idOf, kindOf, plainJson } from "./plain-keys.ts";

/** Objects in each other; a file of people has a few tens. */
const DEEPEST = 200;

/** An activity, an item, a list of options, or anything else that is JSON, with its path. */
export type Document = { readonly path: string; readonly json: Json };

/** What a ZIP or a file holds. */
export type Documents = {
  readonly all: readonly Document[];
  readonly notes: readonly string[];
  /** Returns what a reference names; `isExact` is false where it stands in another folder than it says. */
  find(reference: string, from: string): (Document & { readonly isExact: boolean }) | null;
};

/** What a computer adds to a ZIP by itself. */
const isHidden = (name: string): boolean => /(?:^|\/)(?:__MACOSX\/|\.)/.test(name.replace(/^(?:\.\/)+/, ""));
const isJson = (text: string): boolean => /^\uFEFF?\s*[[{]/.test(text);

/** The ways in which a document says what it is, as far as a text tells before it is parsed. */
const TYPED =
  /"(?:@type|category|rdf:type)"\s*:\s*\[?\s*"(?:[^"]*[:/#])?(?:Activity|ActivitySet|Protocol|Field|Item|ResponseOptions?)(?:\.jsonld)?"/;
const OWN = /repro(?:nim|schema)|"(?:\w+:)?ui"\s*:/i;

/** Whether a file is of ReproSchema, by what it holds: the names of its files have no ending that would tell. */
export function isReproSchema({ text, inside }: BroughtFile): boolean {
  const texts = inside ? [...inside].filter(([name]) => !isHidden(name)).map(([, own]) => own) : [text ?? ""];
  return texts.some((one) => isJson(one) && TYPED.test(one) && OWN.test(one));
}

/** @throws UnreadableFile where the file is no JSON */
export function documentsOf({ name, text, inside }: BroughtFile): Documents {
  const own = inside ? fromZip(inside) : { all: fromText(text ?? "", ""), notes: [] };
  if (own.all === null)
    throw new UnreadableFile("This is no JSON that can be read, or its parts stand too deep in each other.");
  const all = own.all.map((one) => (one.path === "" ? { ...one, path: name.split(/[\\/]/).at(-1) ?? name } : one));
  const byPath = new Map(all.map((one) => [one.path, one]));
  const places = new Places([...byPath.keys()]);
  return {
    all: [...byPath.values()],
    notes: own.notes,
    find(reference, from) {
      const found = places.find(reference, from);
      const document = found && byPath.get(found.path);
      return document ? { ...document, isExact: found.isExact } : null;
    },
  };
}

function fromZip(inside: ReadonlyMap<string, string>): { readonly all: Document[]; readonly notes: string[] } {
  const others: string[] = [];
  const broken: string[] = [];
  const all = [...inside].flatMap(([written, text]): Document[] => {
    const path = joined("", written.replaceAll("\\", "/"));
    if (path === null || isHidden(written)) return [];
    const found = isJson(text) ? fromText(text, path) : [];
    if (found === null) broken.push(path);
    else if (found.length === 0) others.push(path);
    return found ?? [];
  });
  const said = (paths: readonly string[], what: string) =>
    paths.length === 0 ? [] : [`${what}: ${paths.slice(0, 20).join(", ")}${paths.length > 20 ? " and more" : ""}.`];
  return {
    all,
    notes: [
      ...said(broken, "Files that are no JSON that can be read are left out"),
      ...said(others, "Other files in the ZIP are not read"),
    ],
  };
}

/** Returns the documents of one file; several where it is a list or a graph. Null where it cannot be read. */
function fromText(text: string, path: string): Document[] | null {
  const json = parsed(text.replace(/^\uFEFF/, ""));
  if (json === undefined || isDeeperThan(json, DEEPEST)) return null;
  const graph = isObject(json) ? json["@graph"] : json;
  if (!Array.isArray(graph)) return isObject(json) ? [{ path, json: plainJson(json) as Json }] : [];
  const folder = path.split("/").slice(0, -1).join("/");
  return objectsIn(plainJson(graph)).map((one, index) => {
    const id = idOf(one).replace(/^\w+:\/\/[^/]*\//, "");
    const own = id === "" ? null : joined(folder, id);
    return { path: own ?? `${path}#${kindOf(one) ?? "part"}${index + 1}`, json: one };
  });
}

/** Programs in Python write NaN where they have no value, which JSON does not know. */
const NO_VALUE = /"(?:[^"\\]|\\.)*"|-?\b(?:NaN|Infinity)\b/g;

function parsed(text: string): unknown {
  for (const read of [text, text.replaceAll(NO_VALUE, (part) => (part.startsWith('"') ? part : "null"))])
    try {
      return JSON.parse(read);
    } catch {
      // The second reading, or none, is the answer.
    }
  return undefined;
}
