import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { isFull } from "../support/is-full.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import { expectAccessible, openAs } from "./person.ts";

// A category beside a number with its unit, and two sums without bands.

test.describe.configure({ mode: "default" });
let server: ServerProcess;
test.beforeAll(async () => {
  server = await startServer((folder) => {
    const [surveys, rules] = [join(folder, "surveys"), join(folder, "scoring-rules")];
    cpSync("surveys", surveys, { recursive: true });
    cpSync("scoring-rules", rules, { recursive: true });
    for (const id of ["panas", "ipaq-sf"]) {
      cpSync(`tests/scales/${id}/survey.json`, join(surveys, `${id}.json`));
      cpSync(`tests/scales/${id}/rule.json`, join(rules, `${id}.json`));
    }
    return { SURVEYS_DIR: surveys, SCORING_RULES_DIR: rules };
  });
});
test.afterAll(() => server.stop());

const ACTIVE = { vig_days: 0, mod_days: 0, walk_days: 7, walk_min: 129, sit_min: 240 };

async function look(page: Page, name: string): Promise<void> {
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true });
}

for (const width of isFull ? [360, 1280] : [360]) {
  test(`each result stands under its own title, with its unit or its meaning, ${width} px wide`, {
    tag: "@full",
  }, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: server.url, viewport: { width, height: 800 } });
    const page = await context.newPage();
    const userId = await openAs(page, "/health");
    const authorization = await page.evaluate(() => localStorage.getItem("token") ?? "");
    const send = async (id: string, answers: object) => {
      const sent = { data: { userId, answers }, headers: { authorization } };
      expect((await page.request.post(`/api/scales/${id}`, sent)).status()).toBe(200);
    };

    await send("ipaq-sf", ACTIVE);
    await page.goto("/scales/ipaq-sf/result");
    const main = page.getByRole("main");
    await expect(main.getByText("Moderate", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "MET-minutes" })).toBeVisible();
    await expect(main.getByText("2979.9 MET-minutes a week")).toBeVisible();
    await page.getByText("Show my working").click();
    await expect(page.getByText("2979.9", { exact: false }).nth(1)).toBeVisible();
    await look(page, "category");

    await send("ipaq-sf", { ...ACTIVE, walk_min: 961 });
    await page.reload();
    await expect(page.getByText("There is no number this time").first()).toBeVisible();
    await expect(page.getByText("more than sixteen hours a day").first()).toBeVisible();
    await look(page, "no-result");

    await send("panas", Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`p${index + 1}`, 3])));
    await page.goto("/scales/panas/result");
    await expect(page.getByRole("heading", { name: "Negative" })).toBeVisible();
    await expect(main.getByText("30", { exact: true })).toHaveCount(2);
    await look(page, "two-sums");
    await page.goto("/evaluations");
    await look(page, "hub");
  });
}
