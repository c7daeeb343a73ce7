import { expect, type Page, test } from "@playwright/test";
import { isFull } from "../../support/is-full.ts";
import { giveSurvey } from "../given-survey.ts";
import { expectAccessible, openAs, untilOpen } from "../person.ts";
import { plainDomains } from "../submit.ts";

// Days, times of day and months as people write them, in a plain field that says in words what it read.

const [domain] = plainDomains;
if (!domain) throw new Error("no area of options alone");

const text = { type: "text", isRequired: true };
const elements = [
  {
    ...text,
    inputType: "date",
    name: "born",
    title: { default: "When were you born?", es: "¿Cuándo nació?" },
    min: "1900-01-01",
    max: "2020-12-31",
  },
  { ...text, inputType: "time", name: "bed", title: "At what time do you go to bed?" },
  { ...text, inputType: "month", name: "fell", title: "In which month did you last fall?", isRequired: false },
  { type: "expression", name: "kept", title: "Kept", expression: "{born} + ' ' + {bed}" },
];

async function openQuestions(page: Page): Promise<void> {
  await openAs(page, "/contact");
  const survey = { title: "A day", pages: [{ name: "one", elements }] };
  await giveSurvey(page, domain?.survey ?? "", survey);
  await page.goto(domain?.routes.questionnaire ?? "");
  await untilOpen(page);
}

const fieldsOf = (page: Page) => ({
  born: page.getByLabel("When were you born?"),
  bed: page.getByLabel("At what time do you go to bed?"),
  fell: page.getByLabel("In which month did you last fall?"),
});

for (const width of isFull ? [360, 1280] : [360]) {
  test(`a date, a time and a month by keyboard, ${width} px wide`, { tag: "@full" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openQuestions(page);
    const { born, bed, fell } = fieldsOf(page);
    await expect(born).toHaveAccessibleDescription("Such as March 14, 1950");
    await page.screenshot({ path: test.info().outputPath("empty.png"), fullPage: true });
    await born.fill("3/14/24");
    await expect(page.getByText("We read this as March 14, 1924.")).toBeVisible();
    await born.fill("");
    await born.focus();
    await page.keyboard.type("3/14/50");
    await expect(page.getByText("We read this as March 14, 1950.")).toBeVisible();
    await page.keyboard.press("Tab");
    await bed.focus();
    await page.keyboard.type("half past ten");
    await expect(
      page.getByText("We read this as 10:30 in the morning. If you mean 10:30 at night, write 22:30."),
    ).toBeVisible();
    await page.screenshot({ path: test.info().outputPath("read.png"), fullPage: true });
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("half past ten at night");
    await expect(page.getByText("We read this as 10:30 at night.")).toBeVisible();
    await expect(page.getByText("1950-03-14 22:30", { exact: true })).toBeVisible();
    for (const field of [born, bed, fell]) {
      const at = await field.boundingBox();
      expect(at?.height).toBeGreaterThanOrEqual(48);
      expect((at?.x ?? 0) + (at?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    await expectAccessible(page);
    await page.reload();
    await untilOpen(page);
    await expect(born).toHaveValue("March 14, 1950");
    await expect(bed).toHaveValue(/^10:30\sPM$/);
    await page.getByRole("button", { name: "Look over my answers first" }).click();
    await expect(page.getByText("March 14, 1950", { exact: true })).toBeVisible();
    await expect(page.getByText("10:30 at night (22:30)")).toBeVisible();
    await page.screenshot({ path: test.info().outputPath("review.png"), fullPage: true });
  });
}

test("what cannot be read, is in no calendar, or lies beyond the limits stays, with what to do", {
  tag: "@full",
}, async ({ page }) => {
  await openQuestions(page);
  const { born, bed, fell } = fieldsOf(page);
  const says = async (field: typeof born, typed: string, sentence: string) => {
    await field.fill(typed);
    await field.blur();
    await expect(field).toHaveValue(typed);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText(sentence)).toBeVisible();
  };
  await says(born, "in spring", "Please write day, month and year, such as March 14, 1950.");
  await says(born, "31 February 1950", "This day is not in the calendar.");
  await says(born, "3/14/1850", "Please give January 1, 1900, or later.");
  await says(born, "3/14/2024", "Please give December 31, 2020, or earlier.");
  await says(bed, "late", "We could not read this time.");
  await says(fell, "1950", "Please write a month and a year, such as March 1950.");
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath("refused.png"), fullPage: true });
  await fell.fill("");
  await expect(fell).not.toHaveAttribute("aria-invalid", "true");
});

test("at 200 % nothing is cut", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await openQuestions(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await fieldsOf(page).bed.fill("10:30");
  await expect(page.getByText("If you mean 10:30 at night, write 22:30.")).toBeVisible();
  await page.screenshot({ path: test.info().outputPath("large.png"), fullPage: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
});

test.describe("elsewhere", () => {
  test.use({ locale: "en-GB" });
  test("the day stands before the month, and Spanish is read on a Spanish page", { tag: "@full" }, async ({
    page,
    context,
  }) => {
    await openQuestions(page);
    await fieldsOf(page).born.fill("3/4/1951");
    await expect(page.getByText("We read this as 3 April 1951.")).toBeVisible();
    const other = await context.newPage();
    await other.goto("/contact");
    await other.evaluate(() => localStorage.setItem("keepwell.language", "es"));
    const nacio = page.getByLabel("¿Cuándo nació?");
    await expect(page.getByText("Hemos leído: 3 de abril de 1951.")).toBeVisible();
    await nacio.fill("14 de marzo del 50");
    await expect(page.getByText("Hemos leído: 14 de marzo de 1950.")).toBeVisible();
  });
});
