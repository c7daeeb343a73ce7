import { getNodeValue, type JSONPath, type Node } from "jsonc-parser";
import { printJson } from "#core/shared/print-json.ts";
import { endOf, gapBefore, hasLines, nodeAt, printAt, replacing, unitOf } from "./json-nodes.ts";
import type { TextEdit } from "./text-edit.ts";

/**
 * Replaces a value, or adds the property to the object that should contain it.
 * @param order the properties of the object in the order in which people write them; without it, a new one comes last
 */
export function setValue(text: string, path: JSONPath, value: unknown, order: readonly string[] = []): TextEdit[] {
  const node = nodeAt(text, path);
  if (node) return [replacing(node, printAt(text, node, value))];
  const holder = nodeAt(text, path.slice(0, -1));
  return holder?.type === "object" ? [addedProperty(text, holder, `${path.at(-1)}`, value, order)] : [];
}

/** Removes a property with its value. */
export function removeProperty(text: string, path: JSONPath): TextEdit[] {
  const property = nodeAt(text, path)?.parent;
  const object = property?.parent;
  if (property?.type !== "property" || !object) return [];
  const all = object.children ?? [];
  const place = all.indexOf(property);
  const [before, after] = [all[place - 1], all[place + 1]];
  if (!before && !after) return [replacing(object, "{}")];
  const [from, to] = before ? [endOf(before), endOf(property)] : [property.offset, after?.offset ?? endOf(property)];
  return [{ from, to, insert: "" }];
}

/** Gives a property another name and keeps its value. */
export function renameProperty(text: string, path: JSONPath, name: string): TextEdit[] {
  const property = nodeAt(text, path)?.parent;
  const key = property?.type === "property" ? property.children?.[0] : undefined;
  return key ? [replacing(key, JSON.stringify(name))] : [];
}

/**
 * Sets a text that is a string or an object of languages. The first translation turns the string into an object.
 * @param language `default` for the text used in every language without one
 */
export function setWords(
  text: string,
  path: JSONPath,
  language: string,
  words: string,
  order: readonly string[] = [],
): TextEdit[] {
  const node = nodeAt(text, path);
  if (node?.type === "object") return setValue(text, [...path, language], words);
  if (language === "default") return setValue(text, path, words, order);
  const kept = node ? { default: node.value, [language]: words } : { default: words, [language]: words };
  return setValue(text, path, kept, order);
}

/**
 * Sets the text of a choice. A choice that is a bare value keeps this value beside its new text, because answers are
 * stored under it.
 */
export function setChoiceWords(text: string, path: JSONPath, language: string, words: string): TextEdit[] {
  const node = nodeAt(text, path);
  if (!node || node.type === "object") return setWords(text, [...path, "text"], language, words);
  const shown = language === "default" ? words : { default: `${node.value}`, [language]: words };
  return [replacing(node, printAt(text, node, { value: node.value, text: shown }))];
}

/** Formats the new property like its neighbours: on a line of its own, or on the same line while that is short. */
function addedProperty(text: string, object: Node, name: string, value: unknown, order: readonly string[]): TextEdit {
  const all = object.children ?? [];
  const after = all.toReversed().find((one) => isBefore(keyOf(one), name, order));
  const place = after ? all.indexOf(after) + 1 : 0;
  const beside = after ?? all[0];
  if (!beside || !hasLines(text, object)) {
    const entries = Object.entries(getNodeValue(object) as object).toSpliced(place, 0, [name, value]);
    return replacing(object, printAt(text, object, Object.fromEntries(entries)));
  }
  const gap = gapBefore(text, beside);
  const indent = gap.replace("\n", "");
  const key = `${JSON.stringify(name)}: `;
  const written = key + printJson(value, { indent, unit: unitOf(text), taken: indent.length + key.length + 1 });
  const at = after ? endOf(after) : beside.offset;
  return { from: at, to: at, insert: after ? `,${gap}${written}` : `${written},${gap}` };
}

const keyOf = (property: Node): string => `${property.children?.[0]?.value}`;

/** A property that is not in the order stands before every new one. */
const isBefore = (one: string, name: string, order: readonly string[]): boolean =>
  order.indexOf(one) < order.indexOf(name) || !order.includes(name);
