import { expect, type Page, test } from "@playwright/test";
import { addresses } from "#core/api/addresses.ts";
import { urlOf } from "#core/api/url-of.ts";
import { paths } from "#core/shared/paths.ts";
import { sentencesOf } from "#core/shared/sentences.ts";
import { textOf } from "#core/shared/text-of.ts";
import { readUrl } from "../support/domain-calls.ts";
import { domains, type Example, ruleOf } from "./content.ts";
import { fontsShown } from "./fonts.ts";
import { holdBack } from "./hold-back.ts";
import { shiftOf, watchShifts } from "./layout-shift.ts";
import { expectAccessible, openAs } from "./person.ts";
import { submit } from "./submit.ts";

// What a result means, and all scores, stand on their pages before the code of the page has come.

const SCRIPTS = "**/assets/*.js";
const domainOf = (name: string) => {
  const found = domains.find(({ survey }) => survey === name);
  if (!found) throw new Error(`no domain ${name}`);
  return found;
};
const stress = domainOf("stress");
const sleep = domainOf("sleep");
const bandOf = (survey: string, { score }: Pick<Example, "score">) =>
  ruleOf(survey).bands.findLast(({ from }) => score >= from);
const examplesOf = (survey: string) =>
  ruleOf(survey).examples as readonly (Example & { readonly alerts?: readonly string[] })[];
const withoutAlert = examplesOf(stress.survey).find(({ alerts = [] }) => alerts.length === 0) as Example;
/** Its band would be said by itself. */
const withAlert = examplesOf(sleep.survey).find(
  (example) => (example.alerts ?? []).length > 0 && bandOf(sleep.survey, example)?.tone === "good",
) as Example;
const withAside = domainOf("learning");
/** What it means says too much alone. */
const exampleWithAside = examplesOf(withAside.survey).find(
  (example) => bandOf(withAside.survey, example)?.aside !== undefined,
) as Example;
const sentences = sentencesOf(textOf(bandOf(stress.survey, withoutAlert)?.explanation ?? ""), "en");

const sentence = (page: Page) => page.getByRole("heading", { level: 2, name: sentences[0] ?? "none" });
const place = (page: Page) => page.locator("[data-early-words]");

test("a result says what it means before its code has come, and nothing moves when it does", async ({ page }) => {
  const userId = await openAs(page, "/contact");
  await submit(page, userId, stress, withoutAlert);
  await watchShifts(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const release = await holdBack(page, SCRIPTS);
    await openBeforeCode(page);
    await expect(sentence(page)).toBeVisible();
    await expect(place(page)).toContainText(sentences.at(-1) ?? "none");
    await expect(page.locator("main [role=status][data-fills]")).toBeHidden();
    await expectAccessible(page);
    const before = await sentence(page).boundingBox();
    release();
    await expect(page.getByRole("img", { name: /^Stress/ })).toBeVisible();
    await fontsShown(page);
    await expect(sentence(page)).toHaveCount(1);
    await expect(place(page)).toHaveCount(0);
    expect(await sentence(page).boundingBox()).toEqual(before);
    // In a wide window the font of the menu moves it by a hair.
    expect(await shiftOf(page)).toBeLessThan(0.001);
    await page.unroute(SCRIPTS);
  }
});

test("all scores are shown before the code of their page has come, and nothing moves when it does", {
  tag: "@full",
}, async ({ page }) => {
  const userId = await openAs(page, "/contact");
  await submit(page, userId, stress, withoutAlert);
  await submit(page, userId, withAside, exampleWithAside);
  await watchShifts(page);
  for (const hasEarlier of [false, true]) {
    if (hasEarlier) await submit(page, userId, stress, withoutAlert);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const release = await holdBack(page, SCRIPTS);
      await openBeforeCode(page, paths.scores);
      const table = page.getByRole("table", { name: "Latest Scores" });
      await expect(table).toBeVisible();
      await expect(page.locator("main [role=status][data-fills]")).toBeHidden();
      await expectAccessible(page);
      const early = await saidInTables(page);
      const box = await table.boundingBox();
      release();
      await expect(page.getByRole("region", { name: "How it went" })).toBeVisible();
      await fontsShown(page);
      await expect(place(page)).toHaveCount(0);
      expect(await saidInTables(page)).toEqual(early);
      expect(await table.boundingBox()).toEqual(box);
      expect(await shiftOf(page)).toBeLessThan(0.001);
      await page.unroute(SCRIPTS);
    }
  }
});

/** Returns what the tables say, each cell by itself, with the days as the document has them. */
const saidInTables = (page: Page): Promise<string[]> =>
  page
    .getByRole("table", { name: /Scores$/ })
    .locator("caption, th, td, time, td > span")
    .evaluateAll((all) => all.map((one) => `${one.tagName} ${one.textContent} ${one.getAttribute("datetime")}`));

/** Opens the page, whose code is held back. */
async function openBeforeCode(page: Page, path: string = stress.routes.score): Promise<void> {
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => "earlyReply" in window);
}

/** Waits until the script of the document has dealt with the reply. */
const dealtWith = (page: Page) =>
  page.evaluate(async () => {
    await (window as unknown as { earlyReply: { reply: Promise<Response> } }).earlyReply.reply;
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  });

test("nothing is said early where answers raised something, to somebody else, on another page or in another language", async ({
  page,
}) => {
  const userId = await openAs(page, "/contact");
  await submit(page, userId, sleep, withAlert);
  const release = await holdBack(page, SCRIPTS);
  await openBeforeCode(page, sleep.routes.score);
  await dealtWith(page);
  await expect(page.locator("main [role=status][data-fills]")).toBeVisible();
  await expect(place(page)).toBeEmpty();
  release();
  await expect(page.getByRole("img", { name: /^Sleep/ })).toBeVisible();
  await page.unroute(SCRIPTS);

  await submit(page, userId, stress, withoutAlert);
  await holdBack(page, SCRIPTS);
  const meanwhile = {
    anotherPage: () => history.pushState(null, "", "/elsewhere"),
    anotherLanguage: () => document.documentElement.setAttribute("lang", "es"),
    somebodyElse: () => localStorage.setItem("userID", "somebody-else"),
  };
  for (const [what, happens] of Object.entries(meanwhile)) {
    const reply = await holdBack(page, readUrl(stress, userId));
    await openBeforeCode(page);
    await page.evaluate(happens);
    reply();
    await dealtWith(page);
    await expect(place(page), what).toBeEmpty();
    await page.unroute(readUrl(stress, userId));
  }
});

test("what was said early goes with whom it was said to, also while the page waits for the rest", async ({ page }) => {
  const userId = await openAs(page, "/contact");
  await submit(page, userId, stress, withoutAlert);
  const scales = urlOf(addresses.areaScales);
  await holdBack(page, `**${scales}`);
  const release = await holdBack(page, SCRIPTS);
  const logOut = async () => {
    const elsewhere = await page.context().newPage();
    await elsewhere.goto("/health");
    await elsewhere.evaluate(() => localStorage.setItem("userID", "somebody-else"));
    await elsewhere.close();
  };
  await openBeforeCode(page, paths.scores);
  await expect(place(page).getByRole("table").first()).toBeVisible();
  await logOut();
  await expect(place(page)).toBeEmpty();

  await page.evaluate((id) => localStorage.setItem("userID", id), userId);
  await openBeforeCode(page, paths.scores);
  await expect(place(page).getByRole("table").first()).toBeVisible();
  release();
  await expect(page.getByRole("dialog", { includeHidden: true })).toHaveCount(1);
  await expect(place(page).getByRole("table").first()).toBeVisible();
  await logOut();
  await expect(page.getByRole("table")).toHaveCount(0);
});

test("scores that the document does not know are left to the page", { tag: "@full" }, async ({ page }) => {
  await openAs(page, "/contact");
  await holdBack(page, SCRIPTS);
  const row = { forum: textOf(stress.name), value: 1, meaning: "", timestamp: "2026-11-24T09:00:00.000Z" };
  const unknown = [{ forum: "Elsewhere" }, { meaning: "Published since" }];
  for (const rows of [[], ...unknown.map((other) => [row, { ...row, ...other }]), new Array(301).fill(row)]) {
    await page.route("**/view-scores/*", (route) => route.fulfill({ json: rows }));
    await openBeforeCode(page, paths.scores);
    await dealtWith(page);
    await expect(place(page), JSON.stringify(rows.at(-1))).toBeEmpty();
    await page.unroute("**/view-scores/*");
  }
  await page.route("**/view-scores/*", (route) => route.fulfill({ json: [row] }));
  await openBeforeCode(page, paths.scores);
  await expect(place(page).getByRole("table").first()).toBeVisible();
});

test("nothing is said early in a language that was not chosen", { tag: "@full" }, async ({ page }) => {
  const userId = await openAs(page, "/contact");
  await submit(page, userId, stress, withoutAlert);
  await page.evaluate(() => localStorage.setItem("keepwell.language", "es"));
  await holdBack(page, SCRIPTS);
  await openBeforeCode(page);
  await dealtWith(page);
  await expect(place(page)).toBeEmpty();
});
