import type { JSONPath } from "jsonc-parser";
import { textOf } from "#core/shared/text-of.ts";
import { setWords } from "../form/json-edits.ts";
import { moveInList } from "../form/json-lists.ts";
import type { TextEdit } from "../form/text-edit.ts";
import { type LooseBand, type Stretch, stretchesOf } from "./band-stretches.ts";
import { addEntry, inTurn, putValue, takeOut } from "./rule-edits.ts";

type Place = {
  /** Of the list of bands. */
  readonly path: JSONPath;
  readonly bands: readonly LooseBand[];
  readonly scores: readonly number[];
};

/** Sets the start of a band. Printed limits that said the borders before say the new ones. */
export function moveBorder(text: string, place: Place, index: number, from: number): TextEdit[] {
  const after = place.bands.map((band, at) => (at === index ? { ...band, from } : band));
  return inTurn(text, (json) => putValue(json, [...place.path, index, "from"], from), ...legendsAfter(place, after));
}

/** Moves a band to another place. The borders stay where they are, so the bands exchange their stretches. */
export function moveBand(text: string, place: Place, index: number, to: number): TextEdit[] {
  const { path, bands } = place;
  const moved = bands[index];
  if (!moved) return [];
  const order = bands.toSpliced(index, 1).toSpliced(to, 0, moved);
  const placed = order.map((band, at) => ({ ...band, from: bands[at]?.from ?? band.from }));
  return inTurn(
    text,
    (json) => moveInList(json, path, index, to),
    ...placed.map(
      ({ from }, at) =>
        (json: string) =>
          putValue(json, [...path, at, "from"], from),
    ),
    ...placed.map((_, at) => legendOf({ ...place, bands }, at, placed, order[at])),
  );
}

/** Adds a band above the others, in the upper half of the last one. */
export function addBand(text: string, place: Place, blank: object): TextEdit[] {
  const { path, bands, scores } = place;
  const last = bands.at(-1);
  const above = scores.filter((score) => !last || score > last.from);
  const from = last ? (above[Math.floor(above.length / 2)] ?? last.from + 1) : (scores[0] ?? 0);
  const added: LooseBand = { from };
  const after = [...bands, added];
  const legend = printed(stretchesOf(after, scores, endOf(scores))[after.length - 1], scores);
  return inTurn(
    text,
    (json) => addEntry(json, path, { ...blank, from, ...(legend ? { legend } : {}) }),
    ...legendsAfter(place, after),
  );
}

/** Adds a copy of a band behind it, in the upper half of its scores. */
export function copyBand(text: string, place: Place, index: number): TextEdit[] {
  const { path, bands, scores } = place;
  const band = bands[index];
  if (!band) return [];
  const end = bands[index + 1]?.from ?? Number.POSITIVE_INFINITY;
  const above = scores.filter((score) => score > band.from && score < end);
  const copy = { ...band, from: above[Math.floor(above.length / 2)] ?? band.from + 1 };
  const after = bands.toSpliced(index + 1, 0, copy);
  const legend = printed(stretchesOf(after, scores, endOf(scores))[index + 1], scores);
  return inTurn(
    text,
    (json) => addEntry(json, path, { ...copy, ...(band.legend && legend ? { legend } : {}) }, index + 1),
    legendOf(place, index, after, band),
  );
}

/** Deletes a band. The one before it takes its stretch; without the first, the next begins where it began. */
export function deleteBand(text: string, place: Place, index: number): TextEdit[] {
  const { path, bands } = place;
  const rest = bands
    .toSpliced(index, 1)
    .map((band, at) => (at === 0 && bands[0] ? { ...band, from: bands[0].from } : band));
  return inTurn(
    text,
    (json) => takeOut(json, [...path, index]),
    ...rest.slice(0, 1).map(
      ({ from }) =>
        (json: string) =>
          putValue(json, [...path, 0, "from"], from),
    ),
    ...rest.map((band, at) => legendOf(place, at, rest, bands[at < index ? at : at + 1] ?? band)),
  );
}

/** Rewrites the printed limits of the last band where they ended with the range. */
export function endLegend(text: string, path: JSONPath, bands: readonly LooseBand[], before: number, max: number) {
  const last = bands.at(-1);
  if (!last?.legend || textOf(last.legend) !== runOf(last.from, before)) return [];
  return setWords(text, [...path, bands.length - 1, "legend"], "default", runOf(last.from, max));
}

const legendsAfter = (place: Place, after: readonly LooseBand[]) =>
  place.bands.map((band, at) => legendOf(place, at, after, band));

/** Rewrites the printed limits of a band where they said its stretch before; words of an editor's own stay. */
function legendOf({ path, bands, scores }: Place, at: number, after: readonly LooseBand[], before?: LooseBand) {
  return (json: string): TextEdit[] => {
    const was = before && stretchesOf(bands, scores, endOf(scores))[bands.indexOf(before)];
    const [old, next] = [printed(was, scores), printed(stretchesOf(after, scores, endOf(scores))[at], scores)];
    if (!before?.legend || old === null || next === null || next === old || textOf(before.legend) !== old) return [];
    return setWords(json, [...path, at, "legend"], "default", next);
  };
}

/** Returns the limits of a stretch as they are printed; null where no score falls into it. */
function printed(stretch: Stretch | undefined, scores: readonly number[]): string | null {
  if (!stretch || stretch.first === null || stretch.last === null) return null;
  const isWhole = scores.every(Number.isInteger);
  const isLast = stretch.last === scores.at(-1);
  const [from, to] = isWhole ? [stretch.from, isLast ? stretch.last : stretch.to - 1] : [stretch.first, stretch.last];
  return runOf(from, to);
}

const runOf = (from: number, to: number): string => (from === to ? `${from}` : `${from}-${to}`);

const endOf = (scores: readonly number[]): number => scores.at(-1) ?? 0;
