import { describe, expect, test } from "vitest";
import type { Band, Gauge } from "#core/content-model/rule-result.ts";
import { bandBorders, bandSectors, type GaugeScale, needleDegrees } from "../../src/ui/gauge/gauge-geometry.ts";
import { gaugeInWords } from "../../src/ui/gauge/gauge-words.ts";
import { ENGLISH } from "../../src/ui/language/language.ts";
import { ruleNames, ruleOf } from "../core/shipped-content.ts";

const band = (from: number): Band => ({
  from,
  meaning: `from ${from}`,
  legend: String(from),
  tone: "fair",
  explanation: "…",
  nextStep: "…",
});

function scaleOf(froms: readonly number[], max: number, better: Gauge["better"]): GaugeScale {
  return { range: { min: 0, max }, gauge: { max, better }, bands: froms.map(band) };
}

/** Runs to 793, drawn to 350. */
const capped: GaugeScale = {
  range: { min: 0, max: 793 },
  gauge: { max: 350, better: "higher", capped: true, endLabel: "350 or more" },
  bands: [0, 50, 150, 250].map(band),
};

describe("bandSectors", () => {
  test("fills the half circle without gap or overlap", () => {
    const sectors = bandSectors(scaleOf([0, 8, 12], 14, "higher"));
    expect(sectors[0]?.from).toBe(-90);
    expect(sectors[0]?.to).toBe(sectors[1]?.from);
    expect(sectors[1]?.to).toBe(sectors[2]?.from);
    expect(sectors[2]?.to).toBe(90);
  });

  test("puts the lowest band on the right when lower is better", () => {
    const sectors = bandSectors(scaleOf([0, 14, 27], 40, "lower"));
    expect(sectors[0]?.to).toBe(90);
    expect(sectors[2]?.from).toBe(-90);
  });

  test("gives a band of one single number a width", () => {
    const last = bandSectors(scaleOf([0, 4, 9, 11], 11, "lower"))[3];
    expect((last?.to ?? 0) - (last?.from ?? 0)).toBeGreaterThan(5);
  });

  test("draws a border with decimals where it is", () => {
    const scale = scaleOf([0, 18.5, 25], 40, "middle");
    expect(bandSectors(scale)[1]?.from).toBeCloseTo((18.5 / 40) * 180 - 90);
  });

  test("the best band of every shipped scale lies at the right end", () => {
    for (const { gauge, ...rule } of ruleNames.map(ruleOf)) {
      if (!gauge || gauge.better === "middle") continue;
      const right = bandSectors({ ...rule, gauge }).findIndex(({ to }) => to === 90);
      expect([rule.scale, rule.bands[right]?.tone]).toEqual([rule.scale, "good"]);
    }
  });
});

test.each([
  ["higher", [14, 27], [-29.25, 29.25]],
  ["lower", [14, 27], [29.25, -29.25]],
] as const)("numbers of borders stand at the borders, %s is better", (better, froms, degrees) => {
  const borders = bandBorders(scaleOf([0, ...froms], 40, better));
  expect(borders.map(({ from }) => from)).toEqual(froms);
  borders.forEach((border, index) => {
    expect(border.degrees).toBeCloseTo(degrees[index] ?? 0);
  });
});

describe("needleDegrees", () => {
  const lower = scaleOf([0, 14, 27], 40, "lower");
  const higher = scaleOf([0, 8, 12], 14, "higher");
  test.each<[string, GaugeScale, number, number, number]>([
    ["lower is better: the lowest number, a first result too", lower, 0, 0, 88.5],
    ["lower is better: the highest number", lower, 40, 2, -88.5],
    ["lower is better: the middle", lower, 20, 1, 0],
    ["lower is better: the last of a band", lower, 13, 0, 31.5],
    ["lower is better: the first of a band", lower, 14, 1, 27],
    ["higher is better: the lowest number", higher, 0, 0, -88.5],
    ["higher is better: the highest number", higher, 14, 2, 88.5],
    ["higher is better: the middle", higher, 7, 0, 0],
    ["higher is better: the first of a band", higher, 8, 1, 12.86],
    ["a capped gauge: its end", capped, 350, 3, 88.5],
    ["a capped gauge: past its end", capped, 793, 3, 88.5],
    ["a capped gauge: a border", capped, 250, 3, 39.8],
  ])("%s", (_, scale, score, index, expected) => {
    expect(needleDegrees(scale, score, bandSectors(scale)[index])).toBeCloseTo(expected, 1);
  });

  test("clamps a number beyond the gauge to its end", () => {
    expect(needleDegrees(capped, 793, undefined)).toBe(90);
    expect(needleDegrees(capped, -3, undefined)).toBe(-90);
  });

  test.each([
    [0, 0],
    [49.9, 0],
    [50, 1],
    [149.9, 1],
    [150, 2],
    [250, 3],
    [793, 3],
  ])("keeps %s inside its own band", (score, index) => {
    const sector = bandSectors(capped)[index];
    if (!sector) throw new Error("no such band");
    const degrees = needleDegrees(capped, score, sector);
    expect(degrees).toBeGreaterThan(sector.from);
    expect(degrees).toBeLessThan(sector.to);
  });
});

test.each<[GaugeScale, number, number, string]>([
  [scaleOf([0, 14, 27], 40, "lower"), 18, 1, "Stress 18 of 40, from 14"],
  [scaleOf([0, 14, 27], 40, "lower"), 0, 0, "Stress 0 of 40, from 0"],
  [capped, 420, 3, "Stress 420, from 250. The gauge shows 0 to 350 or more."],
  [capped, 900, -1, "Stress 900. This lies in none of the groups of this scale."],
])("the gauge in words (%#)", (scale, score, bandIndex, words) => {
  expect(gaugeInWords("Stress", scale, { score, bandIndex }, ENGLISH)).toBe(words);
});
