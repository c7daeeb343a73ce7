import { findNodeAtLocation, type JSONPath, type Node, parseTree } from "jsonc-parser";

/** An edit of a JSON text: replaces the text from `from` up to `to` by `insert`, and keeps everything else. */
export type TextEdit = { readonly from: number; readonly to: number; readonly insert: string };

export function applied(text: string, edits: readonly TextEdit[]): string {
  return edits
    .toSorted((one, other) => other.from - one.from)
    .reduce((result, { from, to, insert }) => result.slice(0, from) + insert + result.slice(to), text);
}

/** Replaces a value, or adds the property to the object that should contain it. */
export function setValue(text: string, path: JSONPath, value: string | number | boolean): TextEdit[] {
  const node = nodeAt(text, path);
  if (node) return [replacing(node, JSON.stringify(value))];
  const holder = nodeAt(text, path.slice(0, -1));
  return holder?.type === "object" ? [addedProperty(text, holder, `${path.at(-1)}`, JSON.stringify(value))] : [];
}

/**
 * Sets a text that is a string or an object of languages. The first translation turns the string into an object.
 * @param language `default` for the text used in every language without one
 */
export function setWords(text: string, path: JSONPath, language: string, words: string): TextEdit[] {
  const node = nodeAt(text, path);
  if (!node || node.type === "object") return setValue(text, node ? [...path, language] : path, words);
  if (language === "default") return [replacing(node, JSON.stringify(words))];
  return [replacing(node, `{ "default": ${JSON.stringify(node.value)}, ${pair(language, words)} }`)];
}

/**
 * Sets the text of a choice. A choice that is a bare value keeps this value beside its new text, because answers are
 * stored under it.
 */
export function setChoiceWords(text: string, path: JSONPath, language: string, words: string): TextEdit[] {
  const node = nodeAt(text, path);
  if (!node || node.type === "object") return setWords(text, [...path, "text"], language, words);
  const value = JSON.stringify(node.value);
  const shown = pair("default", `${node.value}`);
  const newText = language === "default" ? JSON.stringify(words) : `{ ${shown}, ${pair(language, words)} }`;
  return [replacing(node, `{ "value": ${value}, "text": ${newText} }`)];
}

/** Moves an element of one list to the end of another, exactly as it is written. */
export function moveElement(text: string, from: JSONPath, to: JSONPath): TextEdit[] {
  const root = parseTree(text);
  if (!root) return [];
  const element = findNodeAtLocation(root, from);
  const source = findNodeAtLocation(root, from.slice(0, -1));
  const target = findNodeAtLocation(root, to);
  const siblings = source?.children ?? [];
  const last = target?.children?.at(-1);
  // The last question of a page is not moved: a page must have one.
  if (!element || !target || !last || source === target || siblings.length < 2) return [];
  const place = siblings.indexOf(element);
  const [before, after] = [siblings[place - 1], siblings[place + 1]];
  const removed = before
    ? { from: endOf(before), to: endOf(element) }
    : { from: element.offset, to: after?.offset ?? endOf(element) };
  const slice = text.slice(element.offset, endOf(element));
  const end = endOf(last);
  return [
    { ...removed, insert: "" },
    { from: end, to: end, insert: `,${gapBefore(text, last)}${slice}` },
  ];
}

function nodeAt(text: string, path: JSONPath): Node | undefined {
  const root = parseTree(text);
  return root && findNodeAtLocation(root, path);
}

const endOf = ({ offset, length }: Node) => offset + length;
const pair = (name: string, words: string) => `${JSON.stringify(name)}: ${JSON.stringify(words)}`;
const replacing = (node: Node, insert: string): TextEdit => ({ from: node.offset, to: endOf(node), insert });

/** Formats the new property like the one before it: on a line of its own, or on the same line. */
function addedProperty(text: string, object: Node, name: string, value: string): TextEdit {
  const last = object.children?.at(-1);
  const written = `${JSON.stringify(name)}: ${value}`;
  if (!last) return replacing(object, `{ ${written} }`);
  const end = endOf(last);
  return { from: end, to: end, insert: `,${gapBefore(text, last)}${written}` };
}

/** Returns the line break and the indentation before a node; one space when it does not begin a line. */
function gapBefore(text: string, { offset }: Node): string {
  const gap = /\n[ \t]*$/.exec(text.slice(0, offset))?.[0];
  return gap ?? " ";
}
