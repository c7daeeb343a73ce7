/** The scores a printed legend covers, from `from` to `to`, ends included unless `openFrom` or `openTo` is set. */
export type LegendRange = {
  readonly from: number | null;
  readonly to: number | null;
  readonly openFrom: boolean;
  readonly openTo: boolean;
};

const NUMBER = "(-?\\d+(?:[.,]\\d+)?)";
const FORMS: readonly (readonly [RegExp, "between" | "only" | "under" | "upTo" | "from" | "over"])[] = [
  [new RegExp(`^${NUMBER}\\s*(?:-|–|—|to|through)\\s*${NUMBER}$`), "between"],
  [new RegExp(`^${NUMBER}$`), "only"],
  [new RegExp(`^(?:under|below|less than|<)\\s*${NUMBER}$`), "under"],
  [new RegExp(`^(?:up to|at most|≤|<=)\\s*${NUMBER}$`), "upTo"],
  [new RegExp(`^${NUMBER}\\s*(?:and|or)\\s*(?:less|below|under|lower|fewer)$`), "upTo"],
  [new RegExp(`^${NUMBER}\\s*(?:and|or)\\s*(?:above|more|over|higher)$`), "from"],
  [new RegExp(`^${NUMBER}\\s*\\+$`), "from"],
  [new RegExp(`^(?:at least|from|≥|>=)\\s*${NUMBER}$`), "from"],
  [new RegExp(`^(?:over|above|more than|>)\\s*${NUMBER}$`), "over"],
];

/**
 * Reads "0-13", "11", "Under 18.5", "30 and above".
 * @returns null when it holds a number but in no form known here; "words" when it holds none at all
 */
export function parseLegend(legend: string): LegendRange | "words" | null {
  const text = legend.trim().toLowerCase();
  if (!/\d/.test(text)) return "words";
  for (const [pattern, form] of FORMS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [first = 0, second = 0] = match.slice(1).map((part) => Number(part.replace(",", ".")));
    const closed = { openFrom: false, openTo: false };
    if (form === "between") return { from: first, to: second, ...closed };
    if (form === "only") return { from: first, to: first, ...closed };
    if (form === "under") return { from: null, to: first, ...closed, openTo: true };
    if (form === "upTo") return { from: null, to: first, ...closed };
    return { from: first, to: null, ...closed, openFrom: form === "over" };
  }
  return null;
}

/** Returns true when the legend covers a score. */
export function legendHolds({ from, to, openFrom, openTo }: LegendRange, score: number): boolean {
  const above = from === null || (openFrom ? score > from : score >= from);
  const below = to === null || (openTo ? score < to : score <= to);
  return above && below;
}
