import type { Change, DraftState, Step } from "../api/studio-drafts.ts";

/** An edit of a text: what stands from `from` up to `to` is replaced by `insert`. */
type Edit = { readonly from: number; readonly to: number; readonly insert: string };

/** Returns the changes that turn one text into another: none, or the smallest one. */
export function changesOfText(before: string, after: string): Change[] {
  if (before === after) return [];
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  const most = Math.min(before.length, after.length) - start;
  let end = 0;
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  // Half of a character could not be stored.
  if (isHalf(before, start) || isHalf(after, start)) start--;
  if (end > 0 && (isHalf(before, before.length - end) || isHalf(after, after.length - end))) end--;
  return [{ at: start, cut: before.slice(start, before.length - end), put: after.slice(start, after.length - end) }];
}

/** Whether a place is between the two units of one character. */
const isHalf = (text: string, place: number): boolean =>
  /[\uD800-\uDBFF]/.test(text.charAt(place - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(place));

/**
 * Returns the changes of edits that were made together and gave `after`. Edits that overlap become one change.
 * @param edits each at its place in the text before
 */
export function changesOfEdits(before: string, after: string, edits: readonly Edit[]): Change[] {
  const changes = edits
    .toSorted((one, other) => one.from - other.from || one.to - other.to)
    .flatMap(({ from, to, insert }) =>
      changesOfText(before.slice(from, to), insert).map((change) => ({ ...change, at: change.at + from })),
    );
  return changedText(before, changes) === after ? changes : changesOfText(before, after);
}

/** Returns the text after changes; null when it is not the text they were made in. */
function changedText(text: string, changes: readonly Change[]): string | null {
  const parts: string[] = [];
  let done = 0;
  for (const { at, cut, put } of changes) {
    if (at < done || text.slice(at, at + cut.length) !== cut) return null;
    parts.push(text.slice(done, at), put);
    done = at + cut.length;
  }
  return parts.join("") + text.slice(done);
}

/** Returns both files after a step; null when they are not those it was made in. */
export function afterStep(state: DraftState, { survey, rule, from }: Step): DraftState | null {
  const [newSurvey, newRule] = [changedText(state.survey, survey), changedText(state.rule, rule)];
  if (newSurvey === null || newRule === null || (from && from.cut !== state.from)) return null;
  return { survey: newSurvey, rule: newRule, from: from?.put ?? state.from };
}

/** Returns the step that undoes another one. */
export function undoing({ survey, rule, from }: Step): Step {
  const swapped = from ? { from: { cut: from.put, put: from.cut } } : {};
  return { survey: undoingChanges(survey), rule: undoingChanges(rule), ...swapped };
}

function undoingChanges(changes: readonly Change[]): Change[] {
  let shift = 0;
  return changes.map(({ at, cut, put }) => {
    const change = { at: at + shift, cut: put, put: cut };
    shift += put.length - cut.length;
    return change;
  });
}

/** Returns the step from one state of both files to another; null when they are the same. */
export function stepBetween(before: DraftState, after: DraftState): Step | null {
  const from = before.from === after.from ? {} : { from: { cut: before.from, put: after.from } };
  const survey = changesOfText(before.survey, after.survey);
  const rule = changesOfText(before.rule, after.rule);
  return survey.length === 0 && rule.length === 0 && !("from" in from) ? null : { survey, rule, ...from };
}
