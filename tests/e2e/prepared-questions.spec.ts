import { expect, type Page, test } from "@playwright/test";
import { textOf } from "#core/shared/text-of.ts";
import {
  answerAll,
  answerOtherwise,
  domain,
  openQuestions,
  optionsOf,
  saved,
  stepsIn,
  submit,
} from "./answers/questionnaire.ts";
import { countQuestions } from "./count-questions.ts";
import { answerStep, openAs } from "./person.ts";

const [first = [], second = []] = stepsIn(domain);
const start = (page: Page) => page.getByRole("main").getByRole("link", { name: textOf(domain.intro.start) });

/** Opens the page before the questions, and waits until they are prepared. */
async function openIntro(page: Page): Promise<void> {
  await openAs(page, domain.routes.intro);
  await page.waitForLoadState("networkidle");
  // Nothing tells when a browser has been idle.
  await page.waitForTimeout(1500);
}

test("the questions of the first step stand ready before Start is pressed", async ({ page }) => {
  await openIntro(page);
  const counts = await countQuestions(page);
  await start(page).click();
  await expect(page.getByRole("radiogroup")).toHaveCount(first.length);
  // Rendered on the press, two come first.
  expect(await counts.jsonValue()).toEqual([first.length]);
  await answerStep(page, first);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("radiogroup", { name: second[0]?.title ?? "" })).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  for (const answer of first) await expect(optionsOf(page, answer).and(page.locator(":checked"))).toHaveCount(1);
});

test("what was answered in another tab meanwhile stands in them", { tag: "@full" }, async ({ page, context }) => {
  await openIntro(page);
  const other = await context.newPage();
  await openQuestions(other);
  const [answer] = first;
  if (!answer) throw new Error("the first step asks nothing");
  const picked = await answerOtherwise(other, answer);
  await expect(saved(other)).toBeVisible();
  // The page before offers to go on as soon as it has heard of it.
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Continue/ })
    .click();
  await expect(optionsOf(page, answer).and(page.locator(`[value="${picked}"]`))).toBeChecked();
});

test("they follow the language, and what was chosen stays", { tag: "@full" }, async ({ page }) => {
  await openIntro(page);
  await start(page).click();
  const [answer] = first;
  if (!answer) throw new Error("the first step asks nothing");
  await optionsOf(page, answer).first().click();
  await page.getByRole("banner").getByRole("button", { name: "Español" }).click();
  await expect(page.getByRole("radiogroup", { name: answer.title })).toHaveCount(0);
  await expect(page.getByRole("radiogroup").first().getByRole("radio").first()).toBeChecked();
});

test("between Submit and the result nobody hears of the steps that the browser goes back from", {
  tag: "@full",
}, async ({ page }) => {
  await openAs(page, domain.routes.questionnaire);
  await answerAll(page);
  // Like the router, it began to listen before Submit.
  const heard = await page.evaluateHandle(() => {
    const seen: unknown[] = [];
    addEventListener("popstate", () => seen.push(history.state));
    return seen;
  });
  await submit(page).click();
  await expect(page).toHaveURL(domain.routes.score);
  expect(await heard.jsonValue()).toEqual([]);
  // The steps are no longer there.
  await page.goBack();
  await expect(page).not.toHaveURL(domain.routes.questionnaire);
});
