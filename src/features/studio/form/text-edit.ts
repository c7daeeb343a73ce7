import { changesOfText } from "#core/studio-log/step.ts";

/** An edit of a JSON text: replaces the text from `from` up to `to` by `insert`, and keeps everything else. */
export type TextEdit = { readonly from: number; readonly to: number; readonly insert: string };

export function applied(text: string, edits: readonly TextEdit[]): string {
  return edits
    .toSorted((one, other) => other.from - one.from)
    .reduce((result, { from, to, insert }) => result.slice(0, from) + insert + result.slice(to), text);
}

/** Returns the smallest edit that makes one text the other: none where they are the same. */
export const editBetween = (before: string, after: string): TextEdit[] =>
  changesOfText(before, after).map(({ at, cut, put }) => ({ from: at, to: at + cut.length, insert: put }));
