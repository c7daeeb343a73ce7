import type { Band } from "../content-model/rule-result.ts";
import { textOf } from "../shared/text-of.ts";
import { changed } from "./changed-value.ts";
import type { ContentChange, MakeChange } from "./content-change.ts";
import { quoted, textChanges } from "./text-changes.ts";

type Placed = { readonly band: Band; readonly index: number };
type Pair = { readonly was: Placed; readonly is: Placed };

const meaningOf = ({ band }: Placed): string => textOf(band.meaning);

/**
 * Pairs the bands of two versions. A band has no name, so it is matched by its meaning, then by where it starts,
 * then, if both versions have the same number of bands left, by its position among those.
 */
function pairsOf(
  older: readonly Band[],
  newer: readonly Band[],
): { pairs: Pair[]; added: Placed[]; removed: Placed[] } {
  const before = older.map((band, index): Placed => ({ band, index }));
  const after = newer.map((band, index): Placed => ({ band, index }));
  const pairs: Pair[] = [];
  const left = (list: readonly Placed[]) =>
    list.filter((one) => !pairs.some(({ was, is }) => was === one || is === one));
  const pairBy = (isSame: (was: Placed, is: Placed) => boolean) => {
    for (const was of left(before)) {
      const is = left(after).find((one) => isSame(was, one));
      if (is) pairs.push({ was, is });
    }
  };
  pairBy((was, is) => meaningOf(was) === meaningOf(is));
  pairBy((was, is) => was.band.from === is.band.from);
  const [gone, come] = [left(before), left(after)];
  if (gone.length === come.length) pairBy((was, is) => gone.indexOf(was) === come.indexOf(is));
  return { pairs, added: left(after), removed: left(before) };
}

/** Lists how the bands differ, that is, what each score is called. */
export function bandChanges(make: MakeChange, older: readonly Band[], newer: readonly Band[]): ContentChange[] {
  const { pairs, added, removed } = pairsOf(older, newer);
  return [
    ...removed.map((one) =>
      make(
        "BAND_REMOVED",
        `bands[${one.index}]`,
        "bands",
        `The band ${quoted(meaningOf(one))} is gone; it started at ${one.band.from}.`,
      ),
    ),
    ...added.map((one) =>
      make(
        "BAND_ADDED",
        `bands[${one.index}]`,
        "bands",
        `The band ${quoted(meaningOf(one))} is new; it starts at ${one.band.from}.`,
      ),
    ),
    ...pairs.toSorted((a, b) => a.is.index - b.is.index).flatMap((pair) => oneBand(make, pair)),
  ];
}

function oneBand(make: MakeChange, { was, is }: Pair): ContentChange[] {
  const path = `bands[${is.index}]`;
  const [before, after] = [was.band, is.band];
  const [called, calls] = [meaningOf(was), meaningOf(is)];
  const what = `of the band ${quoted(calls)}`;
  return [
    ...(called === calls
      ? textChanges(make, `${path}.meaning`, `The meaning ${what}`, before.meaning, after.meaning)
      : [
          make(
            "BAND_RENAMED",
            `${path}.meaning`,
            "bands",
            `The band ${quoted(called)} is now called ${quoted(calls)}.`,
          ),
        ]),
    ...(before.from === after.from
      ? []
      : [
          make(
            "BAND_MOVED",
            `${path}.from`,
            "bands",
            `The band ${quoted(calls)} started at ${before.from} and now starts at ${after.from}.`,
          ),
        ]),
    ...(before.tone === after.tone
      ? []
      : [
          make(
            "BAND_TONE_CHANGED",
            `${path}.tone`,
            "bands",
            `The tone ${what} was ${quoted(before.tone)} and is now ${quoted(after.tone)}.`,
          ),
        ]),
    ...textChanges(make, `${path}.aside`, `What stands beside the meaning ${what}`, before.aside, after.aside),
    ...textChanges(make, `${path}.legend`, `The legend ${what}`, before.legend, after.legend),
    ...textChanges(make, `${path}.explanation`, `The explanation ${what}`, before.explanation, after.explanation),
    ...textChanges(make, `${path}.nextStep`, `The next step ${what}`, before.nextStep, after.nextStep),
    ...textChanges(make, `${path}.talk`, `When to talk to someone, ${what}`, before.talk, after.talk),
    ...changed(
      make,
      "OTHER_CHANGED",
      `${path}.calls`,
      "words",
      `The numbers to call beside the words ${what}`,
      before.calls,
      after.calls,
    ),
  ];
}
