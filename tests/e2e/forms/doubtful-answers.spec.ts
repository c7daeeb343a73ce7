import { expect, type Page, test } from "@playwright/test";
import { giveSurvey } from "../given-survey.ts";
import { expectAccessible, openAs, untilOpen } from "../person.ts";
import { expectNoSidewaysScroll, plainDomains } from "../submit.ts";

// Answers that do not fit together: some are asked about once, some are refused.

const [domain] = plainDomains;
if (!domain) throw new Error("no area of options alone");
const dialog = (page: Page) => page.getByRole("dialog", { name: "Is this right?" });
const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true });

/** Opens a questionnaire with these validators of its first page. */
async function openQuestions(page: Page, validators: object[]): Promise<void> {
  await openAs(page, "/contact");
  const number = (name: string, title: string) => ({
    type: "text",
    inputType: "number",
    name,
    title,
    isRequired: true,
  });
  const options = { type: "radiogroup", name: "ever", title: "Ever?", isRequired: true, choices: ["Yes", "No"] };
  const elements = [options, number("all", "How many days?"), number("good", "How many good days?")];
  const after = { name: "after", elements: [{ type: "comment", name: "more", title: "Anything else?" }] };
  const survey = { title: "Days", pages: [{ name: "days", elements, validators }, after] };
  await giveSurvey(page, domain?.survey ?? "", survey);
  await page.goto(domain?.routes.questionnaire ?? "");
  await untilOpen(page);
  await page.getByRole("radio", { name: "No" }).check();
  await page.getByLabel("How many days?").fill("3");
  await page.getByLabel("How many good days?").fill("4");
}

const validator = (expression: string, soft: boolean) => ({
  type: "expression",
  expression,
  text: "There are more good days than days.",
  ...(soft ? { soft } : {}),
});

test("answers that hardly can be are asked about once, and then taken", { tag: "@full" }, async ({ page }) => {
  await openQuestions(page, [validator("{good} <= {all}", true)]);
  await next(page).click();
  await expect(dialog(page)).toContainText("There are more good days than days.");
  // A press of Enter that was meant for the page before says yes to nothing.
  await expect(dialog(page).getByRole("heading", { name: "Is this right?" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog(page).getByRole("button", { name: "Look again" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByLabel("How many good days?")).toBeFocused();
  await page.getByLabel("How many good days?").fill("5");
  await next(page).click();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await next(page).click();
  await dialog(page).getByRole("button", { name: "Yes, go on" }).click();
  await expect(page.getByText("Step 2 of 2")).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await next(page).click();
  await expect(page.getByText("Step 2 of 2")).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  // Other answers are asked about anew, also on the way past the questions.
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByLabel("How many good days?").fill("6");
  await page.getByRole("button", { name: "Look over my answers" }).click();
  await next(page).click();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole("button", { name: "Look again" }).click();
  await expect(page.getByLabel("How many good days?")).toBeFocused();
});

test("answers that cannot be are refused with the page's words", { tag: "@full" }, async ({ page }) => {
  await openQuestions(page, [validator("{good} <= {all}", false), validator("{ever} = 'Yes' or {all} = 3", false)]);
  await page.getByLabel("How many good days?").blur();
  const words = page.getByText("There are more good days than days.");
  await expect(words).toBeVisible();
  await expect(next(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Look at 1 answer again to go on" }).click();
  await expect(page.getByLabel("How many good days?")).toBeFocused();
  await page.getByLabel("How many good days?").fill("2");
  await expect(words).toHaveCount(0);
  // A question before it may be the wrong one.
  await page.getByLabel("How many days?").fill("1");
  await page.getByLabel("How many days?").blur();
  await expect(words.first()).toBeVisible();
  await page.getByLabel("How many days?").fill("3");
  await next(page).click();
  await expect(page.getByText("Step 2 of 2")).toBeVisible();
});

test("more sleep than time in bed is asked about", { tag: "@full" }, async ({ page }) => {
  await openAs(page, "/pitt");
  await expect(page.getByRole("textbox")).toHaveCount(4);
  const fields = await page.getByRole("textbox").all();
  for (const [index, typed] of ["11 PM", "15", "6 AM", "9"].entries()) await fields[index]?.fill(typed);
  await next(page).click();
  await expect(dialog(page)).toContainText("You wrote more hours of sleep than there are");
  await dialog(page).getByRole("button", { name: "Yes, go on" }).click();
  await expect(page.getByText("Step 2 of")).toBeVisible();
});

test("a height and a weight of hardly anybody are asked about before they count", { tag: "@full" }, async ({
  page,
}) => {
  await openAs(page, "/bmi");
  await expect(page.getByRole("combobox")).toHaveCount(3);
  const [feet, inches, weight] = await page.getByRole("combobox").all();
  await feet?.selectOption("8");
  await inches?.selectOption("2");
  await weight?.selectOption("150");
  const calculate = page.getByRole("button", { name: "Calculate BMI" });
  await calculate.click();
  await expect(dialog(page)).toContainText("over 8 feet tall");
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Look again" }).click();
  await expect(calculate).toBeFocused();
  await expect(page.getByRole("heading", { name: /^Your BMI is/ })).toHaveCount(0);
  await calculate.click();
  await dialog(page).getByRole("button", { name: "Yes, go on" }).click();
  await expect(page.getByRole("heading", { name: /^Your BMI is/ })).toBeVisible();
  await feet?.selectOption("5");
  await calculate.click();
  await expect(dialog(page)).toHaveCount(0);
});
