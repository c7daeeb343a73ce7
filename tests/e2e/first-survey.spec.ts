import { expect, test } from "@playwright/test";
import { calls } from "#core/api/calls.ts";
import { wordsOf } from "#core/question-types/question-types.ts";
import { textOf } from "#core/shared/text-of.ts";
import { domains, middleExample, surveyOf } from "./content.ts";
import { holdBack } from "./hold-back.ts";
import { expectAccessible, openAs } from "./person.ts";
import { expectNoSidewaysScroll } from "./submit.ts";

const [asked] = domains.flatMap(({ firstSurvey }) => firstSurvey ?? []);
if (!asked?.otherUnits) throw new Error("no survey is asked first in other units");
const { survey, route, save, words, messages, otherUnits } = asked;
const titles = surveyOf(survey).pages.flatMap(({ elements }) => elements.map((element) => textOf(wordsOf(element))));

test("what is entered in other units sets the questions, or clears them where it reaches none", {
  tag: "@full",
}, async ({ page }) => {
  await openAs(page, route);
  const shown = () => Promise.all(titles.map((title) => page.getByLabel(title).inputValue()));
  await page.getByRole("button", { name: textOf(otherUnits.use) }).click();
  await expectAccessible(page);
  const [height, weight] = otherUnits.fields.map(({ label }) => page.getByLabel(textOf(label)));
  await height?.fill("182.5");
  expect(await shown()).toEqual(["", "", ""]);
  await weight?.fill("80");
  expect(await shown()).toEqual(["6", "0", "176"]);
  await height?.fill("18");
  await expect(page.getByText(textOf(otherUnits.unfit))).toBeVisible();
  expect(await shown()).toEqual(["", "", ""]);
  await height?.fill("180");
  expect(await shown()).toEqual(["5", "11", "176"]);

  // The name of the own band, the longest word of all, stays whole on a phone.
  await page.setViewportSize({ width: 360, height: 740 });
  await weight?.fill("50");
  await page.getByRole("button", { name: textOf(words.calculate) }).click();
  const meaning = page.getByRole("row").filter({ hasText: "Your result" }).getByRole("cell");
  await expect(meaning).toContainText("Underweight");
  const lines = await meaning.evaluate((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell.firstChild ?? cell);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
  await expectNoSidewaysScroll(page);
});

test("what is chosen is kept before it is painted", async ({ page }) => {
  await openAs(page, route);
  const { answers } = middleExample(survey);
  const select = page.getByLabel(`${titles[0]}`);
  // The tab may be gone right after a choice: nothing waits for a frame here.
  const atOnce = await select.evaluate(
    async (element: HTMLSelectElement, value) => {
      element.value = value;
      element.dispatchEvent(new Event("change", { bubbles: true }));
      for (let turn = 0; turn < 10; turn++) await Promise.resolve();
      return JSON.stringify({ ...sessionStorage });
    },
    `${Object.values(answers)[0]}`,
  );
  expect(atOnce).toContain(`firstSurvey.${survey}`);
});

test("the answers go along with the result", { tag: "@full" }, async ({ page }) => {
  await openAs(page, route);
  const { answers, score, meaning } = middleExample(survey);
  for (const [at, value] of Object.values(answers).entries()) {
    await page.getByLabel(`${titles[at]}`).selectOption(`${value}`);
  }
  const sent = page.waitForRequest((request) => request.url().endsWith(calls[save].path));
  await page.getByRole("button", { name: textOf(words.calculate) }).click();
  const request = await sent;
  expect(request.postDataJSON()).toMatchObject({ bmi: score.toFixed(1), category: meaning, answers });
  await expect(page.getByText(textOf(messages.saved))).toBeVisible();
});

test("a result corrected while the first is being saved is saved after it", { tag: "@full" }, async ({ page }) => {
  await openAs(page, route);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(calls[save].path)) sent.push(request.postDataJSON().bmi);
  });
  const release = await holdBack(page, `**${calls[save].path}`);
  const { answers, score } = middleExample(survey);
  for (const [at, value] of Object.values(answers).entries()) {
    await page.getByLabel(`${titles[at]}`).selectOption(`${value}`);
  }
  await page.getByRole("button", { name: textOf(words.calculate) }).click();
  await expect.poll(() => sent).toEqual([score.toFixed(1)]);
  const weight = page.getByLabel(`${titles.at(-1)}`);
  const picked = await weight.evaluate((list: HTMLSelectElement) => list.selectedIndex);
  await weight.selectOption({ index: picked + 1 });
  await page.getByRole("button", { name: textOf(words.calculate) }).click();
  await expect(page.getByRole("heading", { name: score.toFixed(1) })).toHaveCount(0);
  release();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).not.toBe(sent[0]);
});

test("without what works the result out, it is said, and the answers stay", { tag: "@full" }, async ({ page }) => {
  await page.route(/\/assets\/score-(?!page-|table-)/, (engine) => engine.abort());
  await openAs(page, route);
  const { answers } = middleExample(survey);
  for (const [at, value] of Object.values(answers).entries()) {
    await page.getByLabel(`${titles[at]}`).selectOption(`${value}`);
  }
  await page.getByRole("button", { name: textOf(words.calculate) }).click();
  await expect(page.getByRole("alert").filter({ hasText: textOf(messages.unreached) })).toBeVisible();
  await expect(page.getByLabel(`${titles[0]}`)).not.toHaveValue("");
  await expect(page.getByRole("button", { name: "Next" })).toHaveAttribute("aria-disabled", "true");
});

test("a number that the list does not have is typed, and its result is saved without the answers", {
  tag: "@full",
}, async ({ page }) => {
  if (!asked.notInList) throw new Error("every list has all numbers");
  const { use, back, label, outside, name, max } = asked.notInList;
  await openAs(page, route);
  const { answers } = middleExample(survey);
  const others = surveyOf(survey)
    .pages.flatMap(({ elements }) => elements)
    .filter((element) => element.name !== name);
  for (const element of others) {
    await page.getByLabel(textOf(wordsOf(element))).selectOption(`${answers[element.name]}`);
  }
  await page.getByRole("button", { name: textOf(use) }).click();
  const field = page.getByLabel(textOf(label));
  await field.fill(`${max + 1}`);
  await page.getByRole("button", { name: textOf(words.calculate) }).click();
  await expect(page.getByText(textOf(outside))).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill("310,5");
  const sent = page.waitForRequest((request) => request.url().endsWith(calls[save].path));
  await page.getByRole("button", { name: textOf(words.calculate) }).click();
  const body = (await sent).postDataJSON();
  expect(body).not.toHaveProperty("answers");
  expect(body.bmi).toMatch(/^\d+\.\d$/);
  await expect(page.getByText(textOf(messages.saved))).toBeVisible();
  await page.screenshot({ path: test.info().outputPath("typed.png"), fullPage: true });
  await page.reload();
  await expect(field).toHaveValue("310,5");
  await page.getByRole("button", { name: textOf(back) }).click();
  await expect(page.getByLabel(`${titles.at(-1)}`)).toHaveValue("");
});
