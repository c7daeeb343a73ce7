import { findNodeAtOffset, getNodePath, type JSONPath, type ParseError, parseTree } from "jsonc-parser";
import type { LocatedIssue, Part, StudioDraft } from "#core/api/studio.ts";
import type { Text } from "#core/content-model/text.ts";
import { JSON_ONLY } from "../scoring/rule-parts.ts";
import type { Tab } from "../tab-list.tsx";
import { placeInWords } from "./place-in-words.ts";

/** Where an issue is corrected: the tab, and the place in the file that its field edits. */
export type WayToIssue = {
  readonly tab: Extract<Tab, "questions" | "scoring" | "translations" | "json">;
  readonly part: Part;
  readonly place: JSONPath;
  /** The place as the forms call it. */
  readonly words: string;
  readonly issue: LocatedIssue;
};

/**
 * Returns the way to an issue: to its field, or to its line for whoever edits the files, where a file cannot be read, and
 * for what no form has.
 * @param draft the texts that were checked
 * @returns null for an issue of another file
 */
export function wayToIssue(
  issue: LocatedIssue,
  draft: StudioDraft,
  tab: Tab,
  say: (text: Text) => string,
): WayToIssue | null {
  const { part, code } = issue;
  if (part === null) return null;
  const place = tab === "json" ? null : placeOf(draft[part], issue);
  if (!place || `${place[0]}` in JSON_ONLY) return { tab: "json", part, place: [], words: "", issue };
  if (code === "TRANSLATION_MISSING") return { tab: "translations", part, place: [], words: "", issue };
  const words = placeInWords(part, draft[part], place, say);
  return { tab: part === "survey" ? "questions" : "scoring", part, place, words, issue };
}

function placeOf(text: string, { from, path }: LocatedIssue): JSONPath | null {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors);
  const node = root && findNodeAtOffset(root, from);
  if (!node || errors.length > 0) return null;
  const place = getNodePath(node);
  // An issue of a whole entry is marked at its name, which is not what has to be changed.
  const last = `${place.at(-1)}`;
  return ["name", "title"].includes(last) && !path.endsWith(last) ? place.slice(0, -1) : place;
}
