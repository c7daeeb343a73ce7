import { expect, type Page, test } from "@playwright/test";
import { isFull } from "../../support/is-full.ts";
import { giveSurvey } from "../given-survey.ts";
import { expectAccessible, openAs, untilOpen } from "../person.ts";
import { plainDomains } from "../submit.ts";

// Numbers as people write them, and texts of several lines.

const [domain] = plainDomains;
if (!domain) throw new Error("no area of options alone");

const elements = [
  {
    type: "text",
    inputType: "number",
    name: "hours",
    title: "How long?",
    isRequired: true,
    min: 0,
    max: 24,
    step: 0.5,
  },
  { type: "comment", name: "day", title: "How was it?", isRequired: true, maxLength: 40 },
  { type: "expression", name: "twice", title: "Twice that", expression: "{hours} * 2" },
];

async function openQuestions(page: Page): Promise<void> {
  await openAs(page, "/contact");
  const survey = { title: "A day", pages: [{ name: "one", elements }] };
  await giveSurvey(page, domain?.survey ?? "", survey);
  await page.goto(domain?.routes.questionnaire ?? "");
  await untilOpen(page);
}

for (const width of isFull ? [360, 1280] : [360]) {
  test(`a number with a comma and a text of several lines, by keyboard, ${width} px wide`, { tag: "@full" }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openQuestions(page);
    const hours = page.getByRole("textbox", { name: "How long?" });
    const day = page.getByRole("textbox", { name: "How was it?" });
    await hours.focus();
    await page.keyboard.type("6,5");
    await expect(hours).toHaveValue("6,5");
    await expect(page.getByText("13", { exact: true })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(hours).not.toHaveAttribute("aria-invalid", "true");
    await day.focus();
    const empty = await day.boundingBox();
    await page.keyboard.type("Good.");
    await page.keyboard.press("Enter");
    await page.keyboard.type("A walk with 3 friends.");
    await expect(day).toHaveValue("Good.\nA walk with 3 friends.");
    await page.keyboard.type(" And then more than forty characters.");
    expect((await day.inputValue()).length).toBe(40);
    expect((await day.boundingBox())?.height).toBeGreaterThanOrEqual(empty?.height ?? 0);
    for (const field of [hours, day]) {
      const box = await field.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(48);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    await expectAccessible(page);
    if (isFull) await page.screenshot({ path: test.info().outputPath("typed.png"), fullPage: true });
    await page.reload();
    await untilOpen(page);
    await expect(hours).toHaveValue("6.5");
    await expect(day).toHaveValue(/^Good\.\nA walk with 3 friends\. And/);
  });
}

test("a number that cannot be taken stays, with what is wrong", { tag: "@full" }, async ({ page }) => {
  await openQuestions(page);
  const hours = page.getByRole("textbox", { name: "How long?" });
  const says = async (typed: string, sentence: string) => {
    await hours.fill(typed);
    await hours.blur();
    await expect(hours).toHaveValue(typed);
    await expect(hours).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText(sentence)).toBeVisible();
  };
  await says("6,3", "Please write a number in steps of 0.5, such as 6 or 6.5.");
  await says("30", "Please write a number of 24 or less.");
  await says("about six", "Please write one number in digits");
  await says("1,500", "Please write one number in digits");
  await expectAccessible(page);
  if (isFull) await page.screenshot({ path: test.info().outputPath("refused.png"), fullPage: true });
  await hours.fill("6,");
  await expect(hours).toHaveValue("6,");
  await hours.fill("");
  await expect(hours).not.toHaveAttribute("aria-invalid", "true");
});
