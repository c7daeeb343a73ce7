import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { isFull } from "../support/is-full.ts";
import { contentWithNewScale, NEW_SCALE } from "../support/new-scale/add-new-scale.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import { expectAccessible, openAs } from "./person.ts";
import { giveVoices } from "./voices.ts";

const NOTE = {
  type: "html",
  name: "before",
  html: "<h2>Before you begin</h2><p>Think of the <b>last</b> 7 days.</p><img src=x onerror=alert(1)>&lt;b id=made&gt;",
};

test.describe.configure({ mode: "default" });
let server: ServerProcess;
test.beforeAll(async () => {
  server = await startServer((folder) => {
    const content = contentWithNewScale(folder);
    const file = join(content.SURVEYS_DIR, `${NEW_SCALE}.json`);
    const survey = JSON.parse(readFileSync(file, "utf8"));
    survey.pages[0].elements.unshift(NOTE);
    writeFileSync(file, JSON.stringify(survey));
    return content;
  });
});
test.afterAll(() => server.stop());

for (const width of isFull ? [360, 1280] : [360])
  test(`a note is read as plain paragraphs, ${width} px wide`, { tag: "@full" }, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: server.url, viewport: { width, height: 800 } });
    const page = await context.newPage();
    await giveVoices(page, [{ lang: "en-US", localService: true }]);
    await openAs(page, "/health");
    await page.goto(`/scales/${NEW_SCALE}`);
    await page.getByRole("link", { name: "Start" }).click();
    await expect(page.getByText("Step 1 of 3")).toBeVisible();
    const lines = ["Before you begin", "Think of the last 7 days.", "<b id=made>"];
    for (const line of lines) await expect(page.getByRole("paragraph").filter({ hasText: line })).toBeVisible();
    expect(await page.locator("#made, main img[src=x], form b").count()).toBe(0);
    const first = page.getByText(lines[1] ?? "");
    expect(
      await first.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    ).toBeGreaterThanOrEqual(18);
    await expectAccessible(page);
    if (isFull) await page.screenshot({ path: test.info().outputPath(`note-${width}.png`), fullPage: true });
    // The keyboard goes to the first question: a note takes no focus.
    await page.getByRole("radio", { name: "Yes" }).focus();
    await page.keyboard.press("Space");
    await expect(page.getByRole("radio", { name: "Yes" })).toBeChecked();
    // With the question below it, it is read aloud first.
    await page.getByRole("button", { name: "Read aloud" }).first().click();
    for (const line of lines) {
      await expect(page.locator("[data-spoken]")).toContainText(line);
      await page.evaluate(() => window.device.goOn());
    }
    const heard = await page.evaluate(() => window.device.heard.map(({ text }) => text));
    expect(heard.slice(0, 4)).toEqual([...lines, "Does someone help you at home?"]);
    await context.close();
  });
