import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { ExplainedItem, Explanation } from "#core/api/explanation.ts";
import type { PublicScale } from "#core/api/public-scale.ts";
import { FurtherResults } from "../../src/features/result/further-results.tsx";
import { OneResult } from "../../src/features/result/one-result.tsx";
import { PrintSheet } from "../../src/features/result/print-sheet.tsx";
import { ScoreExplanation } from "../../src/features/result/score-explanation.tsx";
import { rowOf } from "../../src/features/view-scores/score-rows.ts";
import { trendsOf } from "../../src/features/view-scores/trends-of.ts";
import { ENGLISH } from "../../src/ui/language/language.ts";
import { TrendView } from "../../src/ui/trend/trend-view.tsx";
import { ruleOf } from "../core/shipped-content.ts";

const rule = ruleOf("stress");
const SCORE = 23;
const WORDS = "Moderate";

type Show = "number" | "meaning" | "both";
const scaleOf = (show: Show, more: Partial<PublicScale> = {}): PublicScale => {
  const { gauge: _, ...own } = rule;
  const gauge = show !== "meaning" && rule.gauge ? { gauge: rule.gauge } : {};
  return { ...own, ...gauge, hash: "", show, ...more };
};
const textIn = (page: ReactElement): string =>
  renderToStaticMarkup(createElement(MemoryRouter, {}, page))
    .replace(/aria-label="([^"]*)"[^>]*>/g, "> $1 ")
    .replace(/<[^>]*>/g, " ");

const entry = { score: SCORE, meaning: WORDS, submittedAt: "2026-03-02T10:00:00Z", scale: "stress", version: "1.0.0" };
const record = { forum: "Stress", value: SCORE, meaning: WORDS, timestamp: entry.submittedAt };
const explainedScore = {
  name: "score",
  title: null,
  kind: "formula" as const,
  formula: "{sum}",
  inNumbers: null,
  uses: [],
  reckoned: SCORE,
  turn: "none" as const,
  value: SCORE,
};
const item: ExplainedItem = {
  name: "hurt",
  title: "Were you hurt?",
  partOf: null,
  answer: ["Yes"],
  points: 1,
  reverseScored: false,
};
const explanationOf = (show: Show): Explanation => ({
  scale: "stress",
  version: "1.0.0",
  title: "Stress",
  about: "",
  submittedAt: entry.submittedAt,
  items: [item],
  derived: [],
  score: explainedScore,
  range: rule.range,
  show,
  band: { meaning: WORDS, from: 14, below: 27 },
  instrument: rule.instrument,
});
const safety = { region: "us", regions: {} };
const sheet = (show: Show, more: Partial<Parameters<typeof PrintSheet>[0]> = {}) =>
  createElement(PrintSheet, {
    name: "Stress",
    brand: "Keepwell",
    scale: scaleOf(show),
    score: SCORE,
    bandIndex: 1,
    submittedAt: null,
    explanation: null,
    results: [],
    alerts: [],
    isWhole: false,
    safety,
    ...more,
  });
const furtherOf = (show: Show): PublicScale => {
  const { range, bands, gauge, show: _ } = scaleOf(show);
  return scaleOf("both", {
    bands: [],
    further: [{ name: "other", title: "Other", range, bands, show, ...(gauge ? { gauge } : {}) }],
  });
};
const others = [{ name: "other", score: SCORE, meaning: WORDS }];

const rowText = (show: Show) => {
  const { score, meaning } = rowOf([], new Map([["Stress", scaleOf(show)]]), ENGLISH)(record, 0);
  return `${score} ${meaning}`;
};

/** Its bands are left out: all their names stand in the key of the chart. */
const earlier = (show: Show) =>
  createElement(TrendView, {
    name: "Stress",
    scale: { ...scaleOf(show), bands: [] },
    entries: [entry],
    changes: [{ change: "first", moved: 0 }],
    today: new Date(entry.submittedAt),
  });

const pages: [string, (show: Show) => string][] = [
  [
    "the page of the result",
    (show) =>
      textIn(createElement(OneResult, { name: "Stress", part: scaleOf(show), score: SCORE, safety, alerts: [] })),
  ],
  [
    "further results",
    (show) => textIn(createElement(FurtherResults, { scale: furtherOf(show), results: others, safety, alerts: [] })),
  ],
  ["the paper", (show) => textIn(sheet(show))],
  ["further results on paper", (show) => textIn(sheet(show, { scale: furtherOf(show), score: null, results: others }))],
  ["the explanation", (show) => textIn(createElement(ScoreExplanation, { explanation: explanationOf(show) }))],
  ["earlier results", (show) => textIn(earlier(show))],
  ["the list of all scores", rowText],
  [
    "the trend of a scale",
    (show) =>
      trendsOf([record, record], ENGLISH, new Map([["Stress", scaleOf(show)]]))
        .map(({ sentence }) => sentence)
        .join(),
  ],
];

test.each(pages)("%s shows what the rule says is to be shown", (name, page) => {
  const saysWords = name !== "the trend of a scale";
  expect(page("number")).toContain(`${SCORE}`);
  expect(page("number")).not.toContain(WORDS);
  expect(page("meaning")).toContain(WORDS);
  expect(page("meaning")).not.toMatch(new RegExp(`\\b${SCORE}\\b`));
  expect(page("both")).toContain(`${SCORE}`);
  if (saysWords) expect(page("both")).toContain(WORDS);
});

test("paper says why there is no number", () => {
  const scale = scaleOf("both", { none: "The method gives no result for such answers." });
  expect(textIn(sheet("both", { scale, score: null, bandIndex: -1, none: true }))).toContain("gives no result");
});

const abuse = { name: "hurt", kind: "abuse" as const, say: "You are not to blame." };

test("without the alert of abuse, paper has no answers either, and says so", () => {
  const part = textIn(sheet("both", { explanation: explanationOf("both"), alerts: [abuse] }));
  expect(part).not.toContain("Were you hurt?");
  expect(part).not.toContain("not to blame");
  expect(part).toContain("The answers are not printed");
  const whole = textIn(sheet("both", { explanation: explanationOf("both"), alerts: [abuse], isWhole: true }));
  expect(whole).toContain("Were you hurt?");
  expect(textIn(sheet("both", { explanation: explanationOf("both") }))).toContain("Were you hurt?");
});

test("words of a band that press less than what was raised are not on the page of the result", () => {
  const raised = { name: "low", kind: "doctor" as const, say: "It is low.", talk: "See your doctor this week." };
  const talk = "Tell your doctor at your next visit.";
  const part = scaleOf("both", { bands: scaleOf("both").bands.map((band) => ({ ...band, talk })) });
  const page = (alerts: readonly (typeof raised)[]) =>
    textIn(createElement(OneResult, { name: "Stress", part, score: SCORE, safety, alerts }));
  expect(page([])).toContain(talk);
  expect(page([raised])).not.toContain(talk);
  expect(page([raised])).not.toContain("When to talk to someone");
});

test("paper reads several reasons, and whom to tell once", () => {
  const raised = (name: string) => ({ name, kind: "doctor" as const, say: `Why ${name}.`, talk: "See a doctor." });
  const part = textIn(sheet("both", { alerts: [raised("one"), raised("two")] }));
  expect(part).toMatch(/Why one\..*Why two\./s);
  expect(part.split("See a doctor.")).toHaveLength(2);
});
