import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StandaloneScale } from "#core/api/public-scale.ts";
import type { Domain } from "#core/content-model/domains.ts";
import { offeredScaleOf } from "#core/shared/offered-scale.ts";
import { textOf } from "#core/shared/text-of.ts";
import { readAllScores } from "../../src/features/view-scores/read-all-scores.ts";
import { TrendList } from "../../src/features/view-scores/trend-list.tsx";
import { ruleOf } from "../core/shipped-content.ts";
import { domains } from "../e2e/content.ts";
import { memoryStorage } from "../support/memory-storage.ts";

const taken = ["stress", "sleep"].map((survey) => domains.find((one) => one.survey === survey) as Domain);

const step = (survey: string, day: string, what: string) => ({
  ...{ id: what, survey, offered: null, language: "en", words: { what, routine: "After breakfast" } },
  ...{ plan: what, otherwise: null, chosenAt: `${day}T12:00:00Z`, askAt: `${day}T12:00:00Z`, went: null, wentAt: null },
});

const scaleOf = (survey: string) => ({ ...ruleOf(survey), hash: "" });

function replyTo(path: string): unknown {
  if (path === "/api/steps")
    return {
      current: step("stress", "2026-03-01", "I breathe slowly"),
      past: [step("sleep", "2026-02-01", "I get up at seven"), step("stress", "2026-01-15", "I call my sister")],
    };
  if (path === "/content/area-scales.json")
    return Object.fromEntries(taken.map(({ survey }) => [survey, scaleOf(survey)]));
  if (path.startsWith("/content/scales/")) return scaleOf("stress");
  if (!path.startsWith("/view-scores/")) return [];
  return taken.flatMap(({ name }) =>
    ["2026-01-05", "2026-04-05"].map((day, index) => ({
      ...{ userID: "someone", forum: textOf(name), value: 20 - index, meaning: "", timestamp: `${day}T12:00:00Z` },
    })),
  );
}

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  const localStorage = memoryStorage(
    new Map([
      ["userID", "someone"],
      ["token", "t"],
    ]),
  );
  vi.stubGlobal("window", { localStorage });
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return Response.json(replyTo(path));
  });
});
afterEach(() => vi.unstubAllGlobals());

const stepsAsked = () => asked.filter((path) => path === "/api/steps").length;

test("each chart marks the steps of its own area, asked for once", async () => {
  const scores = await readAllScores("someone", taken, true);
  if (scores.state !== "read") throw new Error("no scores");
  const names = taken.map(({ name }) => name);
  const html = renderToStaticMarkup(createElement(TrendList, { ...scores, ...scores.scores, names }));
  const charts = html.split("<h3>").slice(1);
  expect(charts.map((chart) => [...chart.matchAll(/From [^<]*/g)].map(([words]) => words))).toEqual([
    ["From January 15, 2026: I call my sister", "From March 1, 2026: I breathe slowly"],
    ["From February 1, 2026: I get up at seven"],
  ]);
  expect(stepsAsked()).toBe(1);
});

test("a server that keeps no steps is not asked for any", async () => {
  expect(await readAllScores("someone", taken, false)).toMatchObject({ state: "read", steps: new Map() });
  expect(stepsAsked()).toBe(0);
});

test("the scales of the areas are asked for at once, and of further scales only those that were taken", async () => {
  const further = ["one-taken", "one-never-taken"].map((id) => offeredScaleOf({ id, title: id } as StandaloneScale));
  const fetched = globalThis.fetch;
  vi.stubGlobal("fetch", async (path: string) => {
    if (!path.startsWith("/view-scores/")) return fetched(path);
    const record = { userID: "someone", forum: "one-taken", value: 3, meaning: "", timestamp: "2026-01-05T12:00:00Z" };
    return Response.json([record]);
  });
  const scores = await readAllScores("someone", [...taken, ...further], false);
  expect(scores.state === "read" && [...scores.scales.keys()]).toEqual([
    ...taken.map(({ name }) => textOf(name)),
    "one-taken",
  ]);
  expect(asked).toEqual(["/content/area-scales.json", "/content/scales/one-taken.json"]);
});
