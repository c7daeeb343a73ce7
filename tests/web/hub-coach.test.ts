import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test, vi } from "vitest";
import type { Site } from "#core/content-model/site.ts";
import type { CompletedTests } from "../../src/browser/completed-tests.ts";
import { HubPage } from "../../src/features/hub/hub-page.tsx";
import { domains } from "../e2e/content.ts";

const kept = vi.hoisted(() => ({ completed: {} as CompletedTests }));

vi.mock("../../src/browser/use-stored.ts", () => ({
  useCurrentUserId: () => "someone",
  useCurrentToken: () => null,
  useCompletedTests: () => kept.completed,
}));

const { safety } = JSON.parse(readFileSync("surveys/site.json", "utf8")) as Site;

function hubOf(...categories: readonly string[]): string {
  kept.completed = Object.fromEntries(categories.map((one) => [one, { completedAt: "10/20/2026, 09:15:00" }]));
  const page = createElement(HubPage, { domains, scales: [], hasOwnStorage: false, safety });
  const router = createMemoryRouter([{ path: "/", element: page }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

test("the Health Coach is offered once an area is done, and for no scale beside the areas", () => {
  expect(hubOf("Stress")).toContain("Activate Health Coach");
  expect(hubOf("a-first-look")).not.toContain("Activate Health Coach");
  expect(hubOf("a-first-look")).toContain("0 of 6 done");
});
