import { expect, type Page, test } from "@playwright/test";
import { bandIndexOf } from "#core/shared/bands.ts";
import { textOf } from "#core/shared/text-of.ts";
import { domains, ruleOf } from "./content.ts";
import { holdBack } from "./hold-back.ts";
import { expectAccessible, openAs } from "./person.ts";
import { expectNoSidewaysScroll, tabTo } from "./submit.ts";

const field = (page: Page) => page.getByLabel("Your scores");
const show = (page: Page) => page.getByRole("button", { name: "Show what they mean" });
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

/** A score of each area with the meaning its rule gives. */
const expected = domains.map(({ name, survey }) => {
  const { bands, range } = ruleOf(survey);
  const score = Math.round((range.min + range.max) / 2);
  const band = bands[bandIndexOf(bands, score)];
  if (!band) throw new Error(`no band for ${score} of ${survey}`);
  return { name: textOf(name), score, meaning: `${textOf(band.meaning)}${textOf(band.aside ?? "")}` };
});
const [first, second] = expected;
if (!first || !second) throw new Error("fewer than two areas");

test("scores of all areas are read and shown with their meaning", { tag: "@full" }, async ({ page }) => {
  await page.goto("/about1");
  await expectAccessible(page);
  const separators = [": ", " = ", " - ", "   ", "=", ":"];
  const lines = expected.map(({ name, score }, index) => {
    const written = index % 2 ? name.toUpperCase() : name;
    return `${written}${separators[index % separators.length]}${score}`;
  });
  await field(page).fill(lines.join("\n"));
  await show(page).click();
  await expect(page.getByRole("heading", { name: "What we read" })).toBeFocused();
  for (const { name, score, meaning } of expected) {
    await expect(row(page, name).getByRole("cell")).toHaveText([`${score}`, meaning]);
  }
  await expect(page.getByText("What we could not read")).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("what cannot be read is quoted as text, and what lies outside the scale is named", { tag: "@full" }, async ({
  page,
}) => {
  await page.goto("/about1");
  const foreign = '<img src=x onerror="document.title=1">: 3';
  await field(page).fill(`${foreign}\n${first.name}\n${second.name}: 99999`);
  await show(page).click();
  const items = page.getByRole("listitem").filter({ has: page.locator("q") });
  await expect(items).toHaveCount(2);
  await expect(items.nth(0)).toContainText(foreign);
  await expect(items.nth(0)).toContainText("We could not tell which area this is.");
  await expect(items.nth(1)).toContainText("We found no number here.");
  await expect(row(page, second.name)).toContainText("cannot say what this number means");
  await expect(page.getByRole("main").locator("img")).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("nothing at all is answered beside the field, which gets focus", { tag: "@full" }, async ({ page }) => {
  await page.goto("/about1");
  await show(page).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription(/There is nothing to read yet/);
  await expectAccessible(page);
});

test("a field for each area does the same, by keyboard alone", { tag: "@full" }, async ({ page }) => {
  await page.goto("/about1");
  await tabTo(page, page.getByText("Or type them one by one"));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("textbox", { name: first.name, exact: true }));
  await page.keyboard.type(`${first.score}`);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(row(page, first.name)).toContainText(first.meaning);
});

test("a guest is told kindly that the chat needs an account, and the prompt waits for the log-in", {
  tag: "@full",
}, async ({ page }) => {
  await page.goto("/about1");
  await field(page).fill(`${first.name}: ${first.score}`);
  await show(page).click();
  await expect(page.getByText("AI-Driven Advice needs an account.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Ask the Healthy Life Assistant" })).toHaveAttribute("href", "/about5");
  await page.getByRole("link", { name: "Log in for AI-Driven Advice" }).click();
  await expect(page).toHaveURL("/login?next=%2Fabout3");
  expect(await preparedPrompt(page)).toContain(`${first.name}: ${first.score} (${first.meaning})`);
});

test("who is logged in goes straight to the chat with the scores; the next person does not find them", async ({
  page,
}) => {
  await openAs(page, "/about1");
  await field(page).fill(`${first.name}: ${first.score}\n${second.name}: ${second.score}`);
  await show(page).click();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to AI-Driven Advice" }).click();
  await expect(page).toHaveURL("/about3");
  await page.goto("/about1");
  await field(page).fill(`${second.name}: ${second.score}`);
  await show(page).click();
  // Prepared, and the tab goes elsewhere before the chat takes it.
  await page.evaluate(() => sessionStorage.setItem("keepwell.preparedPrompt", "scores of the first"));
  await page.goto("/logout");
  await expect(page.getByText("Logout successful")).toBeVisible();
  expect(await preparedPrompt(page)).toBeNull();
});

test("without a connection the scores stay and their meaning is looked up again on demand", { tag: "@full" }, async ({
  page,
}) => {
  await page.route(SCALES, (route) => route.abort("internetdisconnected"));
  await page.goto("/about1");
  await field(page).fill(`${first.name}: ${first.score}`);
  await show(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "We could not look up every meaning." })).toBeVisible();
  await expect(row(page, first.name)).toContainText(`${first.score}`);
  await expectAccessible(page);
  await page.unroute(SCALES);
  await page.getByRole("button", { name: "Look again" }).click();
  await expect(row(page, first.name)).toContainText(first.meaning);
  await expect(field(page)).toHaveValue(`${first.name}: ${first.score}`);
});

test("while the meanings are on their way the page says so", { tag: "@full" }, async ({ page }) => {
  const release = await holdBack(page, "**/content/area-scales.json");
  await page.goto("/about1");
  await field(page).fill(`${first.name}: ${first.score}`);
  await show(page).click();
  await expect(page.getByText("Looking up what they mean…")).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(row(page, first.name)).toContainText(first.meaning);
});

const SCALES = /\/content\/(area-scales|scales\/)/;
const preparedPrompt = (page: Page) => page.evaluate(() => sessionStorage.getItem("keepwell.preparedPrompt"));
