import { describe, expect, test } from "vitest";
import type { Band, Gauge } from "#core/contracts/scoring-rule.ts";
import { bandSectors, type GaugeScale, needleDegrees } from "../../src/ui/gauge/gauge-geometry.ts";

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
});

describe("needleDegrees", () => {
  const scale = scaleOf([0, 50, 150, 250], 350, "higher");
  const sectors = bandSectors(scale);

  test("clamps a number beyond the gauge to its end", () => {
    expect(needleDegrees(scale, 793, undefined)).toBe(90);
    expect(needleDegrees(scale, -3, undefined)).toBe(-90);
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
    const sector = sectors[index];
    if (!sector) throw new Error("no such band");
    const degrees = needleDegrees(scale, score, sector);
    expect(degrees).toBeGreaterThan(sector.from);
    expect(degrees).toBeLessThan(sector.to);
  });
});
