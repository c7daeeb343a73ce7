import { readFileSync } from "node:fs";

/** A right scale of forty items whose options all have weights of their own: more sums than can be listed. */
export function heavyScale(id: string): { readonly survey: string; readonly rule: string } {
  const items = Array.from({ length: 40 }, (_, index) => `q${index}`);
  const options = ["a", "b", "c", "d", "e"];
  const weight = (at: number) => Number((1 + at * 0.137).toFixed(3));
  const max = Number(items.reduce((sum, _, at) => sum + 4 * weight(at), 0).toFixed(3));
  const all = (option: string) => Object.fromEntries(items.map((name) => [name, option]));
  const { instrument, about, bands } = JSON.parse(readFileSync("scoring-rules/stress.json", "utf8"));
  const { explanation, nextStep } = bands[0];
  const band = { explanation, nextStep };
  const elements = items.map((name) => ({ type: "radiogroup", name, title: "?", isRequired: true, choices: options }));
  const rule = {
    scale: id,
    version: "1.0.0",
    title: "Forty weights",
    about,
    instrument,
    points: items.map((item, at) => ({
      items: [item],
      values: Object.fromEntries(options.map((one, index) => [one, Number((index * weight(at)).toFixed(3))])),
    })),
    score: `round(${items.map((name) => `{${name}}`).join(" + ")}, 3)`,
    range: { min: 0, max },
    gauge: { max, better: "higher" },
    bands: [{ from: 0, meaning: "Any", legend: "any number", tone: "good", ...band }],
    examples: [
      { title: "the lowest", answers: all("a"), score: 0, meaning: "Any" },
      { title: "the highest", answers: all("e"), score: max, meaning: "Any" },
    ],
  };
  const survey = { title: "Forty weights", pages: [{ name: "page", elements }] };
  return { survey: JSON.stringify(survey), rule: JSON.stringify(rule) };
}
