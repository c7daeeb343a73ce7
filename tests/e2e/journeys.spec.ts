import { expect, type Page, test } from "@playwright/test";
import type { Domain } from "#core/content-model/domains.ts";
import { scoreAnswers } from "#core/scoring/score.ts";
import { textOf } from "#core/shared/text-of.ts";
import { domains, type Example, exampleOf, exampleWithMiddleScore, ruleOf, stepsOf, surveyOf } from "./content.ts";
import { answerStep, expectAccessible, logIn, newAddress, openAs, register } from "./person.ts";

/** What the rule gives, with the body mass index of the step before where it reads one. */
function expectedOf({ survey, bodyMassStep }: Domain, { answers }: Example) {
  const rule = ruleOf(survey);
  const stored = (rule.reads ?? []).map(({ name }) => [name, bodyMassStep ? measuresOf(bodyMassStep).score : 0]);
  return scoreAnswers(rule, answers, Object.fromEntries(stored));
}

const submitName = "Submit";

type Step = NonNullable<Domain["bodyMassStep"]>;

/** A height and weight of the rule's own examples. */
const measuresOf = (step: Step) => exampleWithMiddleScore(step.survey);

async function takeBodyMassStep(page: Page, step: Step): Promise<void> {
  const measures = measuresOf(step);
  await expect(page).toHaveURL(step.route);
  await expectAccessible(page);
  for (const element of surveyOf(step.survey).pages.flatMap(({ elements }) => elements)) {
    await page.getByLabel(textOf(element.title)).selectOption(`${measures.answers[element.name]}`);
  }
  await page.getByRole("button", { name: "Calculate BMI" }).click();
  await expect(page.getByText(textOf(step.messages.saved))).toBeVisible();
  await expect(page.getByText(`${measures.score.toFixed(1)}`).first()).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole("button", { name: "Next" })
    .or(page.getByRole("link", { name: "Next" }))
    .click();
}

/** Registers and logs in through the forms. */
async function joinByForms(page: Page): Promise<void> {
  const email = newAddress();
  await register(page, email);
  await logIn(page, email);
  await expect(page.getByText("Login successful")).toBeVisible();
}

for (const domain of domains) {
  const name = textOf(domain.name);
  test(`${name}: from the hub to the gauge`, async ({ page }) => {
    // The forms are the same whatever is asked after them.
    if (domain === domains[0]) await joinByForms(page);
    else await openAs(page, "/evaluations");
    await expect(page.getByRole("link", { name: "Activate Health Coach" })).toHaveCount(0);

    await page.locator(`main a[href="${domain.routes.intro}"]`).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(textOf(domain.intro.title));
    await page.getByRole("link", { name: textOf(domain.intro.start) }).click();

    const example = exampleOf(domain);
    if (domain.bodyMassStep) await takeBodyMassStep(page, domain.bodyMassStep);
    await expect(page).toHaveURL(domain.routes.questionnaire);

    const steps = stepsOf(domain, example);
    for (const [index, answers] of steps.entries()) {
      const isLast = index === steps.length - 1;
      const next = page.getByRole("button", { name: "Next" });
      const submit = page.getByRole("button", { name: submitName });
      await expect(page.getByText(`Step ${index + 1} of ${steps.length}`)).toBeVisible();
      await expect(next).toHaveCount(0);
      await expect(submit).toHaveCount(0);
      // The first step as it opens is among the pages of matrix.spec.ts.
      if (index === 1) await expectAccessible(page);
      await answerStep(page, answers);
      await expect(isLast ? next : submit).toHaveCount(0);
      if (index < 1) await expectAccessible(page);
      await (isLast ? submit : next).click();
    }

    await expect(page).toHaveURL(domain.routes.score);
    await expect(page.getByText(textOf(domain.messages.submitted))).toBeVisible();
    const main = page.getByRole("main");
    const { score, meaning } = expectedOf(domain, example);
    await expect(main.getByText(`${score}`, { exact: true }).first()).toBeVisible();
    await expect(main.getByText(meaning).first()).toBeVisible();
    await expect(main.getByRole("row").filter({ hasText: "Your result" })).toContainText(meaning);
    for (const { legend } of ruleOf(domain.survey).bands)
      await expect(main.getByRole("rowheader", { name: textOf(legend), exact: true })).toBeVisible();
    await expectAccessible(page);

    // Kept in a real database: it is there after the page is opened anew.
    await page.reload();
    await expect(main.getByText(meaning).first()).toBeVisible();
    await page.locator('main a[href="/evaluations"]').first().click();
    const card = main.getByRole("listitem").filter({ has: page.locator(`a[href="${domain.routes.intro}"]`) });
    await expect(card).toContainText(/\d{2}\/\d{2}\/\d{4}/);
    await expect(page.getByRole("link", { name: "Activate Health Coach" })).toHaveAttribute("href", "/about4");
  });
}
