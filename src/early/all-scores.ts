import { textOf } from "#core/shared/text-of.ts";
import { readableRecords } from "../api/readable.ts";
import { AREAS, type EarlyArea, HAS_EARLIER, ROW_TO_FILL } from "../features/view-scores/early-scores.ts";
import { rowOf } from "../features/view-scores/score-rows.ts";
import { splitScores } from "../features/view-scores/split-scores.ts";
import { notationOf } from "../ui/language/notation.ts";
import type { ScoreRow } from "../ui/score-table.tsx";
import { sayEarly } from "./say-early.ts";

// The second script of the prerendered page of all scores. It fills the tables that the document holds in templates, as the
// page would, while the script of the page is on its way.

const { offered = "" } = document.currentScript?.dataset ?? {};

/** More rows would hold up the code of the page, which makes them again. */
const MOST_ROWS = 300;

sayEarly(offered, (read) => {
  const areas = JSON.parse(find(AREAS)?.getAttribute(AREAS) ?? "[]") as EarlyArea[];
  const scales = new Map(areas.map(({ name, scale }) => [textOf(name), scale] as const));
  const records = readableRecords(read, areas);
  const areKnown = records.every(({ forum, meaning }) => isKnown(meaning, scales.get(forum)));
  if (records.length === 0 || records.length > MOST_ROWS || !areKnown) return null;
  const scores = splitScores(records);
  const names = areas.map(({ name }) => name);
  const makeRow = rowOf(names, scales, notationOf(document.documentElement.lang));
  const words = find(`${HAS_EARLIER}=${scores.previous.length > 0}`)?.content.cloneNode(true) as DocumentFragment;
  const [latest, previous] = words.querySelectorAll("tbody");
  fill(latest, scores.latest.map(makeRow));
  fill(previous, scores.previous.map(makeRow));
  return words;
});

const find = (attribute: string) => document.querySelector<HTMLTemplateElement>(`template[${attribute}]`);

/** Returns whether the document holds what a score is called: not of a further scale, nor of content published since. */
const isKnown = (meaning: string, scale: EarlyArea["scale"] | undefined): boolean =>
  scale !== undefined && (meaning === "" || scale.bands.some((band) => textOf(band.meaning) === meaning));

/** Puts a row for each score in place of the one that is to be filled. */
function fill(rows: Element | undefined, contents: readonly ScoreRow[]): void {
  const toFill = rows?.firstElementChild;
  toFill?.replaceWith(...contents.map((content) => filled(toFill, content)));
}

function filled(toFill: Element, { forum, score, meaning, aside, date }: ScoreRow): Node {
  const row = toFill.cloneNode(true) as Element;
  const time = row.querySelector("time");
  if (date && time) time.dateTime = date.iso;
  else time?.remove();
  const said = new Map<string, string | undefined>([
    [ROW_TO_FILL.forum, forum],
    [ROW_TO_FILL.score, score],
    [ROW_TO_FILL.meaning, meaning],
    [ROW_TO_FILL.aside, aside],
    [ROW_TO_FILL.date.text, date?.text],
    [ROW_TO_FILL.date.ago, date?.ago],
  ]);
  const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  const toSay: Text[] = [];
  while (texts.nextNode()) toSay.push(texts.currentNode as Text);
  for (const text of toSay) {
    if (!said.has(text.data)) continue;
    const words = said.get(text.data);
    // Most meanings stand alone.
    if (words === undefined) text.parentElement?.remove();
    else text.data = words;
  }
  return row;
}
