import { createHash } from "node:crypto";
import type { Kit } from "#core/content-model/kit.ts";
import { normalWording } from "#core/kits/compare-wording.ts";

// A kit of our own, whose "published" sentences are invented here.

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
const fingerprint = (text: string) => sha256(normalWording(text));

export const ENGLISH = {
  instruction: "In the last week, how was it to go outside?",
  items: ["I felt the sun – or the wind – on my face.", "I was glad to be home."],
  options: ["Not once", "Now and then", "Each day"],
};
export const SPANISH = {
  instruction: "En la última semana, ¿cómo le fue afuera?",
  items: ["Sentí el sol, o el viento, en la cara.", "Me alegré de volver a casa."],
  options: ["Ni una vez", "De vez en cuando", "Cada día"],
};

/** Writes a wording as a person writes the file. */
export const fileOf = ({ instruction, items, options }: typeof ENGLISH): string =>
  [instruction, ...items, "options:", ...options].join("\n");

const formOf = (language: string, { instruction, items, options }: typeof ENGLISH): Kit["forms"][number] => ({
  language,
  citation: "Invented",
  instruction: fingerprint(instruction),
  items: items.map(fingerprint),
  options: [options.map(fingerprint)],
});

const band = (from: number, meaning: string, legend: string, tone: "good" | "watch") => ({
  from,
  meaning,
  legend,
  tone,
  explanation: "What it means.",
  nextStep: "What to do.",
});

export const smallKit: Kit = {
  id: "small-walks",
  name: "Small Walks",
  title: "Small walks",
  about: "Two sentences about going out.",
  population: "Adults.",
  citations: [{ text: "Nobody 2026", doi: null }],
  terms: { summary: "Free for everyone.", source: "Invented", notice: "Small Walks, by Nobody." },
  options: {
    often: [
      { value: 0, points: 0 },
      { value: 1, points: 1 },
      { value: 2, points: 2 },
    ],
  },
  items: [
    { name: "sun", options: "often", loinc: "11111-1" },
    { name: "home", options: "often", reversed: true },
  ],
  score: "sum({sun}, {home})",
  range: { min: 0, max: 4 },
  gauge: { max: 4, better: "higher" },
  cutOffs: { citation: "Nobody 2026", bands: [band(0, "Few", "0-1", "watch"), band(2, "Many", "2-4", "good")] },
  alerts: [{ name: "none", when: "{sun} = 0", kind: "note", say: "You did not go out." }],
  loinc: { panel: "22222-2", total: "33333-3" },
  patterns: [
    { title: "the lowest", answers: [0, 2], score: 0, alerts: ["none"] },
    { title: "before the border", answers: [1, 2], score: 1 },
    { title: "the border", answers: [1, 1], score: 2 },
    { title: "the highest", answers: [2, 0], score: 4 },
  ],
  forms: [formOf("en", ENGLISH), formOf("es", SPANISH)],
};
