import type { JSONPath } from "jsonc-parser";
import type { StudioDraft } from "#core/api/studio.ts";
import type { Reference } from "#core/references/references.ts";
import type { DraftEdits } from "../form-edit.ts";
import { removeProperty } from "../json-edits.ts";
import { removeFromList } from "../json-lists.ts";
import { nodeAt } from "../json-nodes.ts";
import { applied, type TextEdit } from "../text-edit.ts";
import { referencesTo } from "./rename.ts";

export type Deletion = {
  readonly edits: DraftEdits;
  /** Where the rule named what was deleted, and does no more. */
  readonly removed: readonly Reference[];
  /** What still names it, for the editor to decide. */
  readonly left: readonly Reference[];
};

/** Places that say something of one item alone: without the item, they say nothing. */
const GONE_WITH_IT: ReadonlySet<Reference["where"]> = new Set(["points", "unscored", "not-asked", "example"]);

/**
 * Deletes an entry of a list of the survey, and what the rule says of its items alone.
 * @param names the items that go with it
 */
export function deletionOf(draft: StudioDraft, path: JSONPath, names: readonly string[]): Deletion {
  // A name that none has stands for one that is gone.
  const references = names.flatMap((name) => referencesTo(draft, name, `${name}\u0000`));
  const removed = references.filter(({ where }) => GONE_WITH_IT.has(where));
  const left = references.filter((one) => !removed.includes(one) && !isWithin(one, path));
  // The last place first, so that the places before it stay where they are.
  const rule = removed
    .toSorted((one, other) => offsetOf(draft.rule, other.path) - offsetOf(draft.rule, one.path))
    .reduce((text, { path: at }) => withoutEntry(text, [...at]), draft.rule);
  return {
    edits: { survey: removeFromList(draft.survey, path), rule: differenceOf(draft.rule, rule) },
    removed,
    left,
  };
}

const isWithin = ({ part, path }: Reference, around: JSONPath): boolean =>
  part === "survey" && around.every((step, index) => path[index] === step);

const offsetOf = (text: string, path: Reference["path"]): number => nodeAt(text, [...path])?.offset ?? -1;

/** Removes an entry, and the list or the group of points that would be left without one. */
function withoutEntry(text: string, path: JSONPath): string {
  const around = path.slice(0, -1);
  const isLast = nodeAt(text, around)?.children?.length === 1;
  const isAlone = isLast && path[0] !== "examples" && path[0] !== "withoutScore";
  if (isAlone) return withoutEntry(text, path[0] === "points" ? ["points", path[1] ?? 0] : around);
  const edits = typeof path.at(-1) === "number" ? removeFromList(text, path) : removeProperty(text, path);
  return applied(text, edits);
}

/** Returns the one edit that makes one text of another. */
function differenceOf(before: string, after: string): TextEdit[] {
  if (before === after) return [];
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from++;
  let same = 0;
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same++;
  return [{ from, to: before.length - same, insert: after.slice(from, after.length - same) }];
}
