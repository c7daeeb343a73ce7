import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { textOf } from "#core/shared/text-of.ts";
import { isFull } from "../support/is-full.ts";
import { renamedContent } from "../support/rename-content.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import { contentIn, shipped } from "./content.ts";
import { takeJourney } from "./journey.ts";
import { openAs } from "./person.ts";

// No code knows a scale or an item by its name: with all of them renamed every journey ends at its gauge.

const folder = mkdtempSync(join(tmpdir(), "keepwell-renamed-"));
const folders = renamedContent(folder);
const content = contentIn(folders.SURVEYS_DIR, folders.SCORING_RULES_DIR);

let server: ServerProcess;
test.beforeAll(async () => {
  server = await startServer(() => folders);
});
test.afterAll(() => {
  server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("every scale and item has another name", () => {
  const names = shipped.domains.map(({ survey }) => survey);
  expect(content.domains.map(({ survey }) => survey).filter((survey) => names.includes(survey))).toEqual([]);
});

/** With and without a survey before it; with KEEPWELL_FULL=1 every domain. */
const taken = content.domains.filter(
  ({ firstSurvey }, index, all) => isFull || index === all.findIndex((one) => !one.firstSurvey === !firstSurvey),
);

test("all journeys end at their gauges", { tag: "@full" }, async ({ browser }) => {
  test.slow();
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  for (const domain of taken) {
    await test.step(textOf(domain.name), async () => {
      await openAs(page, "/evaluations", `${domain.survey}@example.com`);
      await takeJourney(page, { domain, content, look: async () => {} });
      await page.evaluate(() => localStorage.clear());
    });
  }
  await context.close();
});
