import { expect, test } from "@playwright/test";
import { answerStep, openAs, untilOpen } from "../person.ts";
import {
  answerAll,
  answerOtherwise,
  domain,
  leadTo,
  next,
  openQuestions,
  optionsOf,
  said,
  saved,
  stepsIn,
  stored,
  submit,
} from "./questionnaire.ts";

const steps = stepsIn(domain);
const [one = [], two = []] = steps;

test("two tabs on one questionnaire keep the answers of both, and show them", async ({ page, context }) => {
  await openAs(page, domain.routes.questionnaire);
  const older = await context.newPage();
  await openQuestions(older);
  await answerStep(page, one);
  await next(page).click();
  await answerStep(page, two);
  await expect(saved(page)).toBeVisible();
  // The older tab shows what the newer one answered; its own click changes one answer and loses none.
  const [first] = one;
  if (!first) throw new Error("no question");
  await expect(optionsOf(older, first).and(older.getByRole("radio", { checked: true }))).toHaveCount(1);
  const picked = await answerOtherwise(older, first);
  await expect(saved(older)).toBeVisible();

  await page.goto(domain.routes.intro);
  await expect(page.getByText(`${one.length + two.length} of`)).toBeVisible();
  await page.getByRole("link", { name: /^Continue/ }).click();
  await untilOpen(page);
  await leadTo(page, first);
  await expect(optionsOf(page, first).and(page.locator(`[value="${picked}"]`))).toBeChecked();
});

test("two tabs that both begin end as one questionnaire", { tag: "@full" }, async ({ page, context }) => {
  await openAs(page, domain.routes.questionnaire);
  const older = await context.newPage();
  await openQuestions(older);
  const [first, second] = one;
  if (!first || !second) throw new Error("one question a step");
  await Promise.all([answerStep(page, [first]), answerStep(older, [second])]);
  for (const tab of [page, older]) await expect(saved(tab)).toBeVisible();
  for (const tab of [page, older])
    for (const answer of [first, second])
      await expect(optionsOf(tab, answer).and(tab.getByRole("radio", { checked: true }))).toHaveCount(1);
});

test("the same finished answers sent from two tabs are one result, and both tabs show it", { tag: "@full" }, async ({
  page,
  context,
}) => {
  const userId = await openAs(page, domain.routes.questionnaire);
  await answerAll(page);
  await expect(saved(page)).toBeVisible();
  const older = await context.newPage();
  await openQuestions(older);
  await expect(submit(older)).toBeVisible();
  await submit(page).click();
  await expect(page).toHaveURL(domain.routes.score);
  await submit(older).click();
  await expect(older).toHaveURL(domain.routes.score);
  await expect(older.getByText(said(domain).submitted)).toBeVisible();
  expect(await stored(page, userId)).toBe(1);
});

test("pressed in both tabs at once, they are one result too", { tag: "@full" }, async ({ page, context }) => {
  const userId = await openAs(page, domain.routes.questionnaire);
  await answerAll(page);
  await expect(saved(page)).toBeVisible();
  const older = await context.newPage();
  await openQuestions(older);
  await Promise.all([submit(page).click(), submit(older).click()]);
  for (const tab of [page, older]) await expect(tab).toHaveURL(domain.routes.score);
  expect(await stored(page, userId)).toBe(1);
});
