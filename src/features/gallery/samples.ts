import type { Band } from "#core/content-model/rule-result.ts";
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
} as const;

export const SCALE: GaugeScale = {
  range: { min: 0, max: 20 },
  gauge: { max: 20, better: "higher" },
  bands: [
    band(0, "0 to 4", "Room for more", "watch"),
    band(5, "5 to 11", "On the way", "fair"),
    band(12, "12 to 20", "Well moved", "good"),
  ],
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
