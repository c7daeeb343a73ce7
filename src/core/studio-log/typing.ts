import type { Change, Step } from "../api/studio-drafts.ts";

/** More than one key gives; a paste is a step of its own. */
const MOST_TYPED = 40;

/**
 * Returns one step for two that follow each other, where the second one goes on typing or deleting at the place of the
 * first; null where they are two things to undo.
 */
export function typedOn(first: Step, second: Step): Step | null {
  if (first.from || second.from) return null;
  for (const [part, other] of [
    ["survey", "rule"],
    ["rule", "survey"],
  ] as const) {
    const [one, next] = [first[part], second[part]];
    if (one.length !== 1 || next.length !== 1 || first[other].length > 0 || second[other].length > 0) continue;
    const joined = joinedChange(one[0] as Change, next[0] as Change);
    if (joined) return { survey: [], rule: [], [part]: [joined] };
  }
  return null;
}

function joinedChange(first: Change, second: Change): Change | null {
  const isTyped = second.cut === "" || second.put === "";
  if (!isTyped || second.cut.length + second.put.length > MOST_TYPED || first.put.includes("\n")) return null;
  const end = first.at + first.put.length;
  if (second.at === end && second.cut === "") return { ...first, put: first.put + second.put };
  if (second.put !== "" || second.at + second.cut.length !== end) return null;
  // Deleted backwards: what was typed just now first, then what stood before it.
  if (second.at >= first.at) return { ...first, put: first.put.slice(0, second.at - first.at) };
  return { at: second.at, cut: second.cut.slice(0, first.at - second.at) + first.cut, put: "" };
}
