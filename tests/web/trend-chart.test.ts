import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { PublicScale } from "#core/api/public-scale.ts";
import { explainedChanges } from "#core/shared/score-changes.ts";
import { ENGLISH } from "../../src/ui/language/language.ts";
import { changeReason, marginText } from "../../src/ui/trend/change-words.ts";
import { calendarLines, numbered, timeAxis } from "../../src/ui/trend/time-axis.ts";
import { nearest } from "../../src/ui/trend/trend-points.tsx";
import { trendResults } from "../../src/ui/trend/trend-results.ts";
import { TrendView } from "../../src/ui/trend/trend-view.tsx";
import { LEAST_GAP, spread, valueAxis } from "../../src/ui/trend/value-axis.ts";
import { ruleNames, ruleOf } from "../core/shipped-content.ts";

const scaleOf = (rule: string): PublicScale => ({ ...ruleOf(rule), hash: "" });
const gauged = ruleNames.filter((name) => ruleOf(name).gauge);
const TODAY = new Date("2026-11-24T12:00:00Z");
const entry = (scale: string, score: number, day: string, version = "1.0.0") => ({
  scale,
  score,
  version,
  meaning: "",
  submittedAt: `${day}T12:00:00Z`,
});

describe("the value axis", () => {
  test.each(gauged)("%s has its better end up", (name) => {
    const scale = scaleOf(name);
    const { min } = scale.range;
    const top = scale.gauge?.max ?? 0;
    const { placeOf } = valueAxis(scale, [min, top]);
    // 0 is the upper edge.
    const [low, high] = [placeOf(min), placeOf(top)];
    if (scale.gauge?.better === "lower") expect(low).toBeLessThan(high);
    else expect(high).toBeLessThan(low);
  });

  test.each(gauged)("the strips of %s fill the chart, and each score lies in the strip of its band", (name) => {
    const scale = scaleOf(name);
    const values = scale.bands.map(({ from }) => Math.max(from, scale.range.min));
    const { strips, placeOf } = valueAxis(scale, values);
    const sorted = strips.toSorted((one, other) => one.top - other.top);
    expect(sorted.length).toBe(scale.bands.length);
    expect(sorted[0]?.top).toBeCloseTo(0);
    expect(sorted.at(-1)?.bottom).toBeCloseTo(1);
    for (const [index, { bottom }] of sorted.slice(0, -1).entries())
      expect(bottom).toBeCloseTo(sorted[index + 1]?.top ?? 0);
    for (const { band, top, bottom } of strips) {
      const place = placeOf(Math.max(band.from, scale.range.min));
      expect(place).toBeGreaterThanOrEqual(top - 1e-9);
      expect(place).toBeLessThanOrEqual(bottom + 1e-9);
    }
  });

  test.each(gauged)("the numbers of %s stand apart, the ends of the scale among them", (name) => {
    const scale = scaleOf(name);
    const { ticks } = valueAxis(scale, []);
    for (const [index, { place }] of ticks.slice(1).entries())
      expect(place - (ticks[index]?.place ?? 0)).toBeGreaterThanOrEqual(LEAST_GAP - 1e-9);
    expect(ticks.map(({ value }) => value)).toEqual(expect.arrayContaining([scale.range.min, scale.gauge?.max]));
  });

  test("a score beyond the gauge has its place, above the others", () => {
    const scale = { ...scaleOf("stress"), gauge: { max: 40, better: "higher" as const } };
    const { placeOf, ticks } = valueAxis(scale, [10, 90]);
    expect(placeOf(90)).toBeLessThan(placeOf(40));
    expect(placeOf(90)).toBeGreaterThan(0);
    expect(ticks.some(({ value }) => value === 90)).toBe(true);
  });

  test("names that would overlap move apart, in their order and inside of the chart", () => {
    const moved = spread([0.02, 0.05, 0.5, 0.98, 0.99], 0.1);
    for (const [index, place] of moved.entries()) {
      expect(place).toBeGreaterThanOrEqual(0.05 - 1e-9);
      expect(place).toBeLessThanOrEqual(0.95 + 1e-9);
      if (index > 0) expect(place - (moved[index - 1] ?? 0)).toBeGreaterThanOrEqual(0.1 - 1e-9);
    }
    expect(moved[2]).toBe(0.5);
  });
});

describe("the time axis", () => {
  const days = (...written: string[]) => written.map((day) => new Date(`${day}T12:00:00Z`));

  test("uneven months stand at uneven distances", () => {
    const moments = days("2026-01-01", "2026-01-11", "2026-04-11");
    const [first = 0, second = 0, third = 0] = moments.map(timeAxis(moments));
    // Ten days, and then ninety.
    expect((third - second) / (second - first)).toBeCloseTo(9, 1);
  });
  test("results of one moment stand in the middle", () => {
    const moments = days("2026-01-01", "2026-01-01");
    expect(moments.map(timeAxis(moments))).toEqual([0.5, 0.5]);
  });
  test("months have lines, and where there are very many, years do", () => {
    expect(calendarLines(new Date(2026, 0, 31), new Date(2026, 3, 1))).toEqual([
      new Date(2026, 1, 1),
      new Date(2026, 2, 1),
      new Date(2026, 3, 1),
    ]);
    expect(calendarLines(new Date(2020, 5, 1), new Date(2026, 5, 1)).map((day) => day.getMonth())).toEqual([
      0, 0, 0, 0, 0, 0,
    ]);
  });
  test("the newest point has its number, others where there is room", () => {
    expect(numbered([0, 0.1, 0.5, 0.55, 0.9], 0.2)).toEqual([false, true, false, true, true]);
  });
  test("a press picks the nearest in time; of one time, the nearest in height", () => {
    const spots = [
      { x: 0.1, y: 0.2 },
      { x: 0.5, y: 0.2 },
      { x: 0.5, y: 0.8 },
    ];
    expect(nearest(spots, 0.25, 0.9)).toBe(0);
    expect(nearest(spots, 0.6, 0.3)).toBe(1);
    expect(nearest(spots, 0.6, 0.7)).toBe(2);
  });
});

describe("a change says why it counts, or does not", () => {
  const scale: PublicScale = { ...scaleOf("exercise"), margin: { within: 87, basis: "That was measured." } };
  const reasons = (scores: readonly number[], of: PublicScale = scale) => {
    const entries = scores.map((score, index) => entry("exercise", score, `2026-0${index + 1}-01`));
    return explainedChanges(entries, of).map((change) => [change.change, changeReason(change, of, ENGLISH)]);
  };

  test("within the margin, and beyond it", () => {
    expect(reasons([100, 187, 274.1, 187, 187])).toEqual([
      ["first", null],
      ["same", "it moved by 87, and up to 87 can be chance"],
      ["better", "it moved by 87.1, more than the 87 that can be chance"],
      ["worse", "it moved by 87.1, more than the 87 that can be chance"],
      ["same", "the number did not move"],
    ]);
    expect(marginText(scale, ENGLISH)).toBe('A change of at most 87 counts as "about the same". That was measured.');
  });
  test("without a margin nothing is called better, and the page says so", () => {
    const { margin: _, ...without } = scale;
    expect(reasons([100, 101], without)).toEqual([
      ["first", null],
      ["more", null],
    ]);
    expect(marginText(without, ENGLISH)).toMatch(/^Nobody has measured/);
  });
  test("where no numbers are shown, no reason tells one", () => {
    const hidden: PublicScale = { ...scale, show: "meaning" };
    expect(reasons([100, 187], hidden).map(([, reason]) => reason)).toEqual([null, null]);
    expect(marginText(hidden, ENGLISH)).toBeNull();
  });
});

describe("what a chart says", () => {
  const entries = [
    { ...entry("stress", 30, "2026-01-05"), meaning: "High" },
    { ...entry("stress", 20, "2026-10-20"), meaning: "Moderate" },
    { ...entry("stress", 12, "2026-11-24", "2.0.0"), meaning: "Low" },
  ];
  const scale = scaleOf("stress");
  const changes = explainedChanges(entries, scale);
  const html = renderToStaticMarkup(
    createElement(TrendView, {
      name: "Stress",
      scale,
      entries,
      changes,
      today: TODAY,
      steps: [{ date: new Date("2026-11-01T12:00:00Z"), words: "I walk after breakfast." }],
    }),
  );

  test("each point says date, score, band and change, and one of them is reached by Tab", () => {
    const points = [...html.matchAll(/role="option" aria-label="([^"]*)" aria-selected="(\w+)" tabindex="(-?\d)"/g)];
    expect(points.map(([, ...said]) => said)).toEqual([
      ["January 5, 2026, 10 months ago: 30, High", "false", "-1"],
      ["October 20, 2026, 5 weeks ago: 20, Moderate, lower than before (lower is better)", "false", "-1"],
      ["November 24, 2026, today: 12, Low", "true", "0"],
    ]);
  });
  test("axis, bands, dates, steps and direction stand there in words", () => {
    const text = html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
    for (const words of [
      "Up is better. A lower number is better here, so low numbers are at the top.",
      "better ↑",
      " 14 27 40 ",
      "Low Moderate High",
      "14-26: Moderate",
      "January 5, 2026 November 24, 2026",
      "From November 1, 2026: I walk after breakfast.",
      "The questions changed here. This result and earlier ones cannot be compared.",
    ])
      expect(text).toContain(words);
  });
  test("no line joins results of different questions", () => {
    const curves = html.match(/class="[^"]*curve/g) ?? [];
    expect(curves).toHaveLength(1);
    expect(html.match(/class="[^"]*anew/g)).toHaveLength(1);
  });
  test("a result whose date cannot be read has no place in time", () => {
    const read = trendResults([{ score: 1, meaning: "", submittedAt: "soon" }, ...entries], {
      scale,
      changes: null,
      today: TODAY,
      language: ENGLISH,
    });
    expect(read.map(({ value }) => value)).toEqual([30, 20, 12]);
  });
});
