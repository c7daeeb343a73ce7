import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { Domain } from "#core/content-model/domains.ts";
import { LastResult } from "../../src/features/intro/last-result.tsx";
import { domains } from "../e2e/content.ts";

const domain = domains[0] as Domain;
const shown = (completedAt: string) =>
  renderToStaticMarkup(
    createElement(MemoryRouter, null, createElement(LastResult, { domain, userId: "someone", completedAt })),
  );

test("an area that was done says when, with the way to that result", () => {
  expect(shown("10/20/2020, 09:15:00")).toMatch(/Last time: October 20, 2020, \d+ years ago\./);
  expect(shown("10/20/2020, 09:15:00")).toContain(`href="${domain.routes.score}"`);
  expect(shown("some day")).toBe("");
});
