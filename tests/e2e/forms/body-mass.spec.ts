import { expect, type Page, test } from "@playwright/test";
import { wordsOf } from "#core/question-types/question-types.ts";
import { textOf } from "#core/shared/text-of.ts";
import { domains, ruleOf, surveyOf } from "../content.ts";
import { expectAccessible, openAs } from "../person.ts";

// Height and weight are typed once.

const [domain] = domains.filter(({ firstSurvey }) => firstSurvey);
const asked = domain?.firstSurvey;
if (!domain || !asked?.otherUnits) throw new Error("no survey is asked first in other units");
const { survey, route, words, messages, otherUnits } = asked;
const titles = surveyOf(survey).pages.flatMap(({ elements }) => elements.map((element) => textOf(wordsOf(element))));
const chosen = ["5", "4", "150"];
const RESULT = "Your BMI is 25.7";

const shown = (page: Page) => Promise.all(titles.map((title) => page.getByLabel(title).inputValue()));
const next = (page: Page) => page.getByRole("button", { name: "Next" });
const result = (page: Page) => page.getByRole("heading", { name: RESULT });

async function choose(page: Page): Promise<void> {
  for (const [at, title] of titles.entries()) await page.getByLabel(title).selectOption(`${chosen[at]}`);
}

async function save(page: Page): Promise<void> {
  await choose(page);
  await page.getByRole("button", { name: textOf(words.calculate) }).click();
  await expect(page.getByText(textOf(messages.saved))).toBeVisible();
}

async function expectKnown(page: Page): Promise<void> {
  await expect(result(page)).toBeVisible();
  expect(await shown(page)).toEqual(chosen);
  await expect(next(page)).not.toHaveAttribute("aria-disabled", "true");
}

test("Back after it was saved: the numbers, the result and Next are there, also after a reload", {
  tag: "@full",
}, async ({ page }) => {
  await openAs(page, route);
  await save(page);
  await next(page).click();
  await expect(page).toHaveURL(domain.routes.questionnaire);
  await page.goBack();
  await expectKnown(page);
  // Nothing is read from the server for it.
  await page.route("**/api/scales/**", (read) => read.abort("internetdisconnected"));
  await page.reload();
  await expectKnown(page);
  await expectAccessible(page);
});

test("a low number says whom to see, and each number has a next step", { tag: "@full" }, async ({ page }) => {
  await openAs(page, route);
  for (const [at, value] of ["5", "9", "100"].entries()) await page.getByLabel(titles[at] ?? "").selectOption(value);
  await page.getByRole("button", { name: textOf(words.calculate) }).click();
  const [low] = ruleOf(survey).bands;
  await expect(page.getByText(textOf(low?.nextStep ?? ""))).toBeVisible();
  await expect(page.getByText(textOf(low?.talk ?? ""))).toBeVisible();
  expect(textOf(low?.talk ?? "")).toMatch(/doctor this week/);
  await expectAccessible(page);
});

test("what the server has is shown in another browser, with its day", { tag: "@full" }, async ({ page }) => {
  await openAs(page, route);
  await save(page);
  await page.evaluate(() => sessionStorage.clear());
  // The day is by the server's clock, not by this device's.
  await page.clock.setFixedTime(new Date("2016-03-01T12:00:00Z"));
  await page.reload();
  await expectKnown(page);
  await expect(page.getByText("You gave us these numbers on")).toContainText(`${new Date().getFullYear()}`);
  await expectAccessible(page);
  await next(page).click();
  await expect(page).toHaveURL(domain.routes.questionnaire);
});

test("the same numbers calculated again are one result", { tag: "@full" }, async ({ page }) => {
  await openAs(page, route);
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("bmi")) keys.push(request.headers()["idempotency-key"]);
  });
  await save(page);
  await page.reload();
  await expectKnown(page);
  await page.getByRole("button", { name: textOf(words.calculate) }).click();
  await expect(page.getByText(textOf(messages.saved))).toBeVisible();
  await page.getByLabel(`${titles[2]}`).selectOption("151");
  await page.getByRole("button", { name: textOf(words.calculate) }).click();
  await expect(page.getByRole("heading", { name: "Your BMI is 25.9" })).toBeVisible();
  await expect.poll(() => keys.length).toBe(3);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("the next person does not find them", { tag: "@full" }, async ({ page }) => {
  await openAs(page, route);
  await save(page);
  await page.goto("/logout");
  await expect(page.getByText("Logout successful")).toBeVisible();
  await openAs(page, route);
  await expect(page.getByLabel(`${titles[0]}`)).toBeVisible();
  expect(await shown(page)).toEqual(["", "", ""]);
  await expect(next(page)).toHaveAttribute("aria-disabled", "true");
});

test("units switched twice change nothing", { tag: "@full" }, async ({ page }) => {
  await openAs(page, route);
  const switchUnits = () => page.getByRole("button", { name: textOf(otherUnits.use) }).click();
  const typed = () => Promise.all(otherUnits.fields.map(({ label }) => page.getByLabel(textOf(label)).inputValue()));
  await choose(page);
  await switchUnits();
  expect(await typed()).toEqual(["162.6", "68"]);
  await switchUnits();
  expect(await shown(page)).toEqual(chosen);
  await switchUnits();
  await page.getByLabel(textOf(otherUnits.fields[0]?.label ?? "")).fill("182.5");
  await page.getByLabel(textOf(otherUnits.fields[1]?.label ?? "")).fill("80");
  await switchUnits();
  await switchUnits();
  expect(await typed()).toEqual(["182.5", "80"]);
  expect(await shown(page)).toEqual(["6", "0", "176"]);
  await page.reload();
  await expect(page.getByLabel(`${titles[0]}`)).toHaveValue("6");
  expect(await typed()).toEqual(["182.5", "80"]);
});
