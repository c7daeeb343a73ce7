import { expect, type Page } from "@playwright/test";
import type { Domain } from "#core/content-model/domains.ts";
import type { FirstSurvey } from "#core/content-model/first-survey.ts";
import { wordsOf } from "#core/question-types/question-types.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import { textOf } from "#core/shared/text-of.ts";
import type { ContentReader, Example } from "./content.ts";
import { answerStep } from "./person.ts";

type Journey = {
  readonly domain: Domain;
  readonly content: ContentReader;
  /** Looks at a screen that was just reached. */
  readonly look: (page: Page) => Promise<void>;
};

/** Goes from the hub, where somebody is logged in, through a domain's questions to its gauge, and back to the hub. */
export async function takeJourney(page: Page, { domain, content, look }: Journey): Promise<void> {
  const { exampleOf, stepsOf, ruleOf } = content;
  await page.locator(`main li a[href="${domain.routes.intro}"]`).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(textOf(domain.intro.title));
  await page.getByRole("link", { name: textOf(domain.intro.start) }).click();

  const example = exampleOf(domain);
  if (domain.firstSurvey) await takeFirstSurvey(page, domain.firstSurvey, content, look);
  await expect(page).toHaveURL(domain.routes.questionnaire);

  const steps = stepsOf(domain, example);
  for (const [index, answers] of steps.entries()) {
    const isLast = index === steps.length - 1;
    const next = page.getByRole("button", { name: "Next" });
    const submit = page.getByRole("button", { name: "Submit" });
    await expect(page.getByText(`Step ${index + 1} of ${steps.length}`)).toBeVisible();
    // What the account tells is filled in, and needs no answer.
    const isFilledIn = async () => (await page.getByText("We filled this in").count()) > 0;
    await expect.poll(async () => (await isFilledIn()) || (await next.count()) === 0).toBe(true);
    await expect(submit).toHaveCount(0);
    // The first step as it opens is among the pages of matrix.spec.ts.
    if (index === 1) await look(page);
    await answerStep(page, answers);
    await expect(isLast ? next : submit).toHaveCount(0);
    if (index < 1) await look(page);
    await (isLast ? submit : next).click();
  }

  await expect(page).toHaveURL(domain.routes.score);
  await expect(page.getByText(textOf(domain.messages.submitted))).toBeVisible();
  const main = page.getByRole("main");
  const { score, meaning } = expectedOf(domain, example, content);
  await expect(main.getByText(`${score}`, { exact: true }).first()).toBeVisible();
  await expect(main.getByText(meaning).first()).toBeVisible();
  await main.locator("summary", { hasText: "What the numbers mean" }).click();
  await expect(main.getByRole("row").filter({ hasText: "Your result" })).toContainText(meaning);
  for (const { legend } of ruleOf(domain.survey).bands)
    await expect(main.getByRole("rowheader", { name: textOf(legend), exact: true })).toBeVisible();
  await look(page);

  // Kept in a real database: it is there after the page is opened anew.
  await page.reload();
  await expect(main.getByText(meaning).first()).toBeVisible();
  await page.locator('main a[href="/evaluations"]').first().click();
  const card = main.getByRole("listitem").filter({ has: page.locator(`a[href="${domain.routes.intro}"]`) });
  await expect(card).toContainText(/\d{2}\/\d{2}\/\d{4}/);
  await expect(page.getByRole("link", { name: "Activate Health Coach" })).toHaveAttribute("href", "/about4");
}

/** What the rule gives, with the result of the survey asked first where it reads one. */
function expectedOf({ survey, firstSurvey }: Domain, { answers }: Example, { ruleOf, middleExample }: ContentReader) {
  const rule = ruleOf(survey);
  const first = firstSurvey ? middleExample(firstSurvey.survey).score : 0;
  return scoreAnswers(rule, answers, Object.fromEntries((rule.reads ?? []).map(({ name }) => [name, first])));
}

async function takeFirstSurvey(
  page: Page,
  { survey, route, words, messages }: FirstSurvey,
  { middleExample, surveyOf }: ContentReader,
  look: Journey["look"],
): Promise<void> {
  const { answers, score } = middleExample(survey);
  await expect(page).toHaveURL(route);
  await look(page);
  for (const element of surveyOf(survey).pages.flatMap(({ elements }) => elements)) {
    await page.getByLabel(textOf(wordsOf(element))).selectOption(`${answers[element.name]}`);
  }
  await page.getByRole("button", { name: textOf(words.calculate) }).click();
  await expect(page.getByText(textOf(messages.saved))).toBeVisible();
  await expect(page.getByText(score.toFixed(1)).first()).toBeVisible();
  await look(page);
  await page
    .getByRole("button", { name: "Next" })
    .or(page.getByRole("link", { name: "Next" }))
    .click();
}
