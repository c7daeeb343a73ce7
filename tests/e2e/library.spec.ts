import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { isFull } from "../support/is-full.ts";
import { ownContent, runCommand } from "../support/run-command.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import { expectAccessible, openAs } from "./person.ts";
import { unfold } from "./unfold.ts";

// A kit of the library with invented words: its alert, its bands, and the notice of its owner.

const ITEMS = Array.from({ length: 9 }, (_, index) => `Sentence number ${index + 1} of our own.`);
const OPTIONS = ["Never so", "Rarely so", "Often so", "Always so"];
const NOTICE = /^Developed by Drs\. .* No permission required/;

test.describe.configure({ mode: "default" });
let server: ServerProcess;
test.beforeAll(async () => {
  server = await startServer(async (folder) => {
    const { environment } = ownContent();
    mkdirSync(folder, { recursive: true });
    const file = join(folder, "wording.txt");
    writeFileSync(file, ["How was it lately?", ...ITEMS, "options:", ...OPTIONS].join("\n"));
    const given = ["phq-9", "--wording", file, "--because", "A test of the page."];
    const ran = await runCommand("library:enable", given, environment);
    expect(ran).toMatchObject({ status: 2, stderr: "" });
    const { SURVEYS_DIR = "", SCORING_RULES_DIR = "" } = environment;
    return { SURVEYS_DIR, SCORING_RULES_DIR };
  });
});
test.afterAll(() => server.stop());

for (const width of isFull ? [360, 768, 1280] : [360])
  test(`a scale of the library is answered and tells its alert and its notice, ${width} px wide`, {
    tag: "@full",
  }, async ({ browser }) => {
    test.slow();
    const context = await browser.newContext({ baseURL: server.url, viewport: { width, height: 800 } });
    const page = await context.newPage();
    const look = async (name: string) => {
      await expectAccessible(page);
      if (isFull) await page.screenshot({ path: test.info().outputPath(`${name}-${width}.png`), fullPage: true });
    };
    await openAs(page, "/health");
    await page.goto("/scales/phq-9");
    await expect(page.getByText(NOTICE)).toBeVisible();
    await look("intro");
    await page.getByRole("link", { name: "Start" }).click();
    await expect(page.getByText("How was it lately?")).toBeVisible();
    await look("questions");
    for (const [index, item] of ITEMS.entries()) {
      const option = index === 8 ? OPTIONS[1] : OPTIONS[0];
      await page
        .getByRole("radiogroup", { name: item })
        .getByRole("radio", { name: option ?? "" })
        .check();
      if (index === 4) await page.getByRole("button", { name: "Next" }).click();
    }
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page).toHaveURL("/scales/phq-9/result");
    const main = page.getByRole("main");
    await expect(main.getByText("thoughts that nobody should be alone with")).toBeVisible();
    await unfold(page, "What the numbers mean");
    await expect(main.getByRole("row").filter({ hasText: "Your result" })).toContainText("Minimal");
    await expect(main.getByText(NOTICE)).toBeVisible();
    await look("result");
    await context.close();
  });
