import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import { expectAccessible, openAs } from "./person.ts";
import { expectNoSidewaysScroll } from "./submit.ts";

// A scale whose questions may be left open, and one of whose answers people must be told about.

test.describe.configure({ mode: "default" });
let server: ServerProcess;
test.beforeAll(async () => {
  server = await startServer((folder) => {
    const [surveys, rules] = [join(folder, "surveys"), join(folder, "scoring-rules")];
    cpSync("surveys", surveys, { recursive: true });
    cpSync("scoring-rules", rules, { recursive: true });
    cpSync("tests/scales/phq-9/survey.json", join(surveys, "phq-9.json"));
    const rule = JSON.parse(readFileSync("tests/scales/phq-9/rule.json", "utf8"));
    const [nothing] = rule.examples;
    rule.alerts.push({
      name: "at-home",
      when: "{q8} >= 3",
      kind: "abuse",
      say: "Nobody may hurt you. You can get help.",
    });
    rule.examples.push({ title: "hurt", answers: { ...nothing.answers, q8: 3 }, score: 3, meaning: "Minimal" });
    for (const example of [...rule.examples, ...rule.withoutScore])
      if (example.answers.q8 >= 3) example.alerts = [...(example.alerts ?? []), "at-home"];
    writeFileSync(join(rules, "phq-9.json"), JSON.stringify(rule));
    return { SURVEYS_DIR: surveys, SCORING_RULES_DIR: rules };
  });
});
test.afterAll(() => server.stop());

async function answer(page: Page, picks: Readonly<Record<string, number>>): Promise<void> {
  await page.goto("/scales/phq-9");
  await expect(page.getByText("Nobody reads your answers right away.")).toBeVisible();
  await page.getByRole("link", { name: "Start" }).click();
  for (const items of [
    ["q1", "q2", "q3", "q4", "q5"],
    ["q6", "q7", "q8", "q9", "q10"],
  ]) {
    await expect(page.getByRole("radiogroup", { name: `item ${items[0]},` })).toBeVisible();
    for (const item of items) {
      const picked = picks[item];
      if (picked === undefined) continue;
      const group = page.getByRole("radiogroup", { name: `item ${item},` });
      await group.getByRole("radio", { name: `${picked}`, exact: true }).check();
    }
    if (items.includes("q1")) await page.getByRole("button", { name: "Next" }).click();
  }
}

test("three questions left open: no number, said kindly; the alert stands first all the same", {
  tag: "@full",
}, async ({ browser }) => {
  const page = await (
    await browser.newContext({ baseURL: server.url, viewport: { width: 360, height: 800 } })
  ).newPage();
  await openAs(page, "/health");
  await answer(page, { q1: 1, q2: 1, q3: 1, q4: 1, q5: 1, q9: 1 });
  await page.getByRole("button", { name: "Look over my answers first" }).click();
  await expect(page.getByText("Left open")).toHaveCount(4);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Submit" }).click();

  await expect(page.getByText("You left 3 of 9 questions open. A number needs at least 7 answers.")).toBeVisible();
  await expect(page.getByText("Please talk to somebody today.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Call 988" }).first()).toHaveAttribute("href", "tel:988");
  await expect(page.getByRole("img", { name: "Nine items" })).toHaveCount(0);
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath("no-number.png"), fullPage: true });
  // What the server stored says the same as the reply did.
  await page.reload();
  await expect(page.getByText("You left 3 of 9 questions open.")).toBeVisible();
  await page.getByText("Show my working").click();
  await expect(page.getByText("Left open").first()).toBeVisible();
  // The hub says it in one calm line, without the alert's own words.
  await page.goto("/evaluations");
  const card = page
    .getByRole("region", { name: "More assessments" })
    .getByRole("listitem")
    .filter({ hasText: "Nine items" });
  await expect(card).toContainText("Your last answers told of a hard time. You do not have to be alone with it.");
  await expect(card).not.toContainText("talk to somebody");
  await expect(card.getByRole("link", { name: /^Call/ })).toHaveCount(1);
  await expect(card.getByRole("link", { name: "Call 988" })).toHaveAttribute("href", "tel:988");
  await expect(card.getByRole("link", { name: /^See your result/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("what tells of abuse stands on the result alone, and is printed only when asked for", async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: server.url })).newPage();
  await openAs(page, "/health");
  await answer(page, { q1: 0, q2: 0, q3: 0, q4: 0, q5: 0, q6: 0, q7: 0, q8: 3, q9: 0, q10: 0 });
  await page.getByRole("button", { name: "Submit" }).click();
  const words = "Nobody may hurt you.";
  await expect(page.getByRole("main").getByText(words)).toBeVisible();
  const asked = page.getByRole("checkbox", { name: "Print this too" });
  await expect(asked).not.toBeChecked();
  await expectAccessible(page);
  const printed = async () => {
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("article")).toContainText("on a scale of 0 to 27");
    const text = await page.locator("body").innerText();
    await page.emulateMedia({ media: "screen" });
    return text;
  };
  expect(await printed()).not.toContain(words);
  await asked.check();
  expect(await printed()).toContain(words);
  await page.goto("/evaluations");
  const card = page
    .getByRole("region", { name: "More assessments" })
    .getByRole("listitem")
    .filter({ hasText: "Nine items" });
  await expect(card).toContainText("Minimal");
  await expect(card).not.toContainText(words);
  await expect(card).not.toContainText("Your last answers");
});

test("a low result is not called good without a word on the answer that is none", { tag: "@full" }, async ({
  browser,
}) => {
  const page = await (
    await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 900 } })
  ).newPage();
  await openAs(page, "/health");
  await answer(page, { q1: 0, q2: 0, q3: 0, q4: 0, q5: 0, q6: 0, q7: 0, q8: 0, q9: 1, q10: 0 });
  await page.getByRole("button", { name: "Submit" }).click();
  const alert = page.getByText("Please talk to somebody today.");
  await expect(alert).toBeVisible();
  const meaning = page.getByRole("heading", { name: "What this means for you" });
  const [told, meant] = await Promise.all([alert.boundingBox(), meaning.boundingBox()]);
  expect(told?.y).toBeLessThan(meant?.y ?? 0);
  await expect(page.getByText("Nobody reads your answers right away.")).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath("alert.png"), fullPage: true });
});
