import type { PublicScale } from "#core/api/public-scale.ts";
import type { MyStep } from "#core/api/steps.ts";
import type { AmountFollowUp } from "#core/content-model/follow-ups.ts";
import type { Band } from "#core/content-model/rule-result.ts";
import { explainedChanges } from "#core/shared/score-changes.ts";
import type { GaugeScale } from "../../ui/gauge/gauge-geometry.ts";
import type { ScoreRow } from "../../ui/score-table.tsx";

// What the components show in the gallery. It is no content of the site, so it stands here.

const band = (from: number, legend: string, meaning: string, tone: Band["tone"]): Band => ({
  ...{ from, legend, meaning, tone },
  explanation: "Most people of your age walk about as much as you do.",
  nextStep: "Add five minutes to the walk that you like best.",
  talk: "Ask your doctor before you begin something new.",
});

export const samples = {
  title: "Gallery",
  press: "Go on",
  label: "Your name",
  hint: "As on your letters.",
  error: "Please write your name.",
  typed: "Rosa",
  options: [
    { value: "often", text: "Often" },
    { value: "seldom", text: "Seldom, or only when somebody else asks me to come along" },
  ],
  picked: "often",
  name: "Activity",
  sentence: "You move more than most people of your age.",
  link: "Read more",
  numbers: ["988", "1-800-677-1116"],
  called: "Call 988 at any hour, or 1-800-677-1116 on weekdays.",
  point: "Walk to the corner and back after breakfast.",
  dialogs: { display: "Display", doubt: "Is this right?", success: "A success", failure: "A failure" },
} as const;

export const SCALE: GaugeScale & Pick<PublicScale, "range" | "gauge" | "bands"> = {
  range: { min: 0, max: 20 },
  gauge: { max: 20, better: "higher" },
  bands: [
    band(0, "0 to 4", "Room for more", "watch"),
    band(5, "5 to 11", "On the way", "fair"),
    band(12, "12 to 20", "Well moved", "good"),
  ],
};

const MEASURED: PublicScale = {
  ...SCALE,
  ...{ scale: "activity", hash: "", title: samples.name, about: samples.sentence },
  instrument: {
    ...{ basedOn: samples.name, source: samples.name, doi: null, population: samples.sentence, deviations: [] },
    ...{ rights: samples.sentence, loinc: null, adapted: false, wording: "own" },
  },
  margin: { within: 2, basis: "That is how far two results of one week lie apart." },
};
const ENTRIES = [
  { score: 4, day: "2026-07-02", meaning: "Room for more" },
  { score: 9, day: "2026-09-10", meaning: "On the way" },
  { score: 10, day: "2026-10-08", meaning: "On the way" },
  { score: 14, day: "2026-11-05", meaning: "Well moved" },
].map(({ day, ...result }) => ({ ...result, scale: "activity", version: "1", submittedAt: `${day}T12:00:00Z` }));

/** Results of half a year, and a step in between. */
export const TREND = {
  name: samples.name,
  scale: MEASURED,
  entries: ENTRIES,
  changes: explainedChanges(ENTRIES, MEASURED),
  today: new Date("2026-11-24T12:00:00Z"),
  steps: [{ date: new Date("2026-10-01T12:00:00Z"), words: samples.point }],
};

export const AMOUNT: AmountFollowUp = {
  ...{ type: "amount", name: "minutes", title: samples.name },
  fields: [
    { label: "Days a week", max: 7 },
    { label: "Minutes on such a day", max: 600 },
  ],
  yours: "Your minutes",
  advised: { amount: 150, label: "Advised" },
  says: [{ from: 0, say: "{amount} of {advised} minutes: a good beginning." }],
};

export const MY_STEP: MyStep = {
  ...{ id: "1", survey: null, offered: null, language: "en", otherwise: null, went: null, wentAt: null },
  words: { what: samples.point, routine: "After breakfast" },
  plan: samples.point,
  chosenAt: "2026-11-17T12:00:00Z",
  askAt: "2026-11-24T12:00:00Z",
};

export const ROWS: readonly ScoreRow[] = [
  {
    key: "1",
    forum: "Activity",
    score: "13",
    meaning: "Well moved",
    date: { text: "November 24, 2026", ago: "5 weeks ago", iso: "2026-11-24" },
  },
  { key: "2", forum: "Rest", score: "6", meaning: "On the way", aside: "About the same as before" },
];
