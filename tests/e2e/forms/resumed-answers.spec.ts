import { expect, type Page, test } from "@playwright/test";
import { wordsOf } from "#core/question-types/question-types.ts";
import { textOf } from "#core/shared/text-of.ts";
import { domains, exampleOf, stepsOf, surveyOf } from "../content.ts";
import { answerStep, expectAccessible, openAs, untilOpen } from "../person.ts";
import { plainDomains } from "../submit.ts";

// What a questionnaire that is opened again can show, it shows; what it cannot, it names.

const typing = domains.find(({ survey }) =>
  surveyOf(survey).pages[0]?.elements.some((element) => element.type === "text" && element.inputType === "number"),
);
if (!typing) throw new Error("no questionnaire begins with a number");
const elements = surveyOf(typing.survey).pages[0]?.elements ?? [];
const number = elements.find((element) => element.type === "text" && element.max === 24);
const time = elements.find((element) => element.type === "text" && element.inputType === undefined);

/** Reloads once the page has kept what was typed. */
async function reopen(page: Page): Promise<void> {
  await page.locator("h1").click();
  await page.waitForTimeout(500);
  await page.reload();
  await untilOpen(page);
}

test("a number out of its range and a time nobody can read stay, with what is wrong", { tag: "@full" }, async ({
  page,
}) => {
  await openAs(page, typing.routes.questionnaire);
  const hours = page.getByLabel(textOf(number ? wordsOf(number) : ""));
  const clock = page.getByLabel(textOf(time ? wordsOf(time) : ""));
  await hours.fill("30");
  await reopen(page);
  await expect(hours).toHaveValue("30");
  await expect(hours).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("24").first()).toBeVisible();
  await clock.fill("half past lots");
  await reopen(page);
  await expect(clock).toHaveValue("half past lots");
  await expect(clock).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("We could not read this time.")).toBeVisible();
  await expect(hours).toHaveValue("30");
  await expectAccessible(page);
  await hours.fill("7");
  await expect(hours).not.toHaveAttribute("aria-invalid", "true");
});

test("an answer whose option was renamed is named, in both languages", { tag: "@full" }, async ({ page }) => {
  const [domain] = plainDomains;
  if (!domain) throw new Error("no area");
  const [step] = stepsOf(domain, exampleOf(domain));
  const [answered, other] = step ?? [];
  if (!answered || !other) throw new Error("fewer than two questions");
  await openAs(page, domain.routes.questionnaire);
  await answerStep(page, [answered, other]);
  await expect(page.getByText("Saved")).toBeVisible();

  const value = exampleOf(domain).answers[answered.item.name];
  await page.route(`**/content/surveys/${domain.survey}*`, async (route) => {
    const response = await route.fetch();
    const survey = await response.json();
    for (const { elements } of survey.pages) {
      const question = elements.find(({ name }: { name: string }) => name === answered.item.name);
      if (question) question.choices = renamed(question.choices, `${value}`);
    }
    await route.fulfill({ response, json: survey });
  });
  await page.reload();
  await untilOpen(page);
  const notice = page.getByText("The choices of 1 question have changed since then. Please answer it again:");
  await expect(notice).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: answered.title })).toHaveCount(1);
  await expect(page.getByText("We kept your answers from last time.")).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => localStorage.setItem("keepwell.language", "es"));
  await page.reload();
  await untilOpen(page);
  await expect(page.getByText("Las opciones de 1 pregunta han cambiado desde entonces.")).toBeVisible();
  const titled = surveyOf(domain.survey)
    .pages.flatMap((one) => one.elements)
    .find(({ name }) => name === answered.item.name);
  const spanish = textOf(titled ? wordsOf(titled) : "", "es");
  await expect(page.getByRole("listitem").filter({ hasText: spanish })).toHaveCount(1);
});

type Choice = string | number | { readonly value: string | number };

/** The choices with another value for one of them. */
const renamed = (choices: readonly Choice[], value: string) =>
  choices.map((choice) => {
    if (typeof choice !== "object") return `${choice}` === value ? "renamed" : choice;
    return `${choice.value}` === value ? { ...choice, value: "renamed" } : choice;
  });
