import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import type { Domain } from "#core/content-model/domains.ts";
import { completionStamp } from "../../src/browser/clock.ts";
import type { CompletedTests } from "../../src/browser/completed-tests.ts";
import { againOn } from "../../src/browser/next-looks.ts";
import { WhatNow } from "../../src/features/result/what-now.tsx";
import { dateText } from "../../src/ui/language/dates.ts";
import { ENGLISH } from "../../src/ui/language/language.ts";
import { domains } from "../e2e/content.ts";

const kept = vi.hoisted(() => ({ completed: {} as CompletedTests }));

vi.mock("../../src/browser/use-stored.ts", () => ({
  useCurrentUserId: () => "someone",
  useCompletedTests: () => kept.completed,
}));

const domain = domains.find(({ againAfterWeeks = 0 }) => againAfterWeeks > 2) as Domain;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const dayOf = (done: Date) => dateText(againOn(domain, done) as Date, ENGLISH);

const shown = (submittedAt: string | null) =>
  renderToStaticMarkup(
    createElement(
      MemoryRouter,
      null,
      createElement(WhatNow, { offered: domain, domains, submittedAt, canCorrect: false }),
    ),
  );

beforeEach(() => {
  kept.completed = {};
});

test("a result counts from its own date", () => {
  kept.completed = { [domain.category]: { completedAt: completionStamp(daysAgo(9)) } };
  expect(shown(daysAgo(3).toISOString())).toContain(`on ${dayOf(daysAgo(3))}`);
});

test("a result that came without a date counts from the day that this browser noted", () => {
  kept.completed = { [domain.category]: { completedAt: completionStamp(daysAgo(9)) } };
  expect(shown(null)).toContain(`on ${dayOf(daysAgo(9))}`);
  kept.completed = { [domain.category]: { completedAt: completionStamp(daysAgo(500)) } };
  expect(shown(null)).not.toContain("You can take this one again");
});

test("where no date is known, no day is named", () => {
  expect(shown(null)).not.toContain("You can take this one again");
});
