import { expect, type Page, test } from "@playwright/test";
import { isFull } from "../support/is-full.ts";
import { giveSurvey } from "./given-survey.ts";
import { expectAccessible, openAs, untilOpen } from "./person.ts";
import { plainDomains } from "./submit.ts";

// "None" and "other, please say" after the choices of a question.

const [domain] = plainDomains;
if (!domain) throw new Error("no area of options alone");

const specials = { showNoneItem: true, showOtherItem: true };
const elements = [
  {
    type: "radiogroup",
    name: "helper",
    title: "Who helps?",
    isRequired: true,
    choices: ["Son", "Friend"],
    ...specials,
  },
  { type: "checkbox", name: "tools", title: "What is at hand?", choices: ["Rail", "Phone"], ...specials },
  {
    ...{ type: "dropdown", name: "place", title: "Where do you live?", choices: ["House", "Flat"], ...specials },
    otherText: { default: "Elsewhere", es: "En otra parte" },
    otherPlaceholder: "such as a boat",
  },
];

async function openQuestions(page: Page): Promise<void> {
  await openAs(page, "/contact");
  const survey = { title: "Help", pages: [{ name: "one", elements }] };
  await giveSurvey(page, domain?.survey ?? "", survey);
  await page.goto(domain?.routes.questionnaire ?? "");
  await untilOpen(page);
}

for (const width of isFull ? [360, 1280] : [360])
  test(`other opens a field that may stay empty, and none stands alone, by keyboard, ${width} px wide`, {
    tag: "@full",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openQuestions(page);
    await expect(page.getByText("Question 1 of 3")).toBeVisible();
    const group = (name: string, role: "radiogroup" | "group") => page.getByRole(role, { name });
    const helper = group("Who helps?", "radiogroup");
    const fields = page.getByRole("textbox", { name: "If you like, say what it is:" });
    await expect(fields).toHaveCount(0);
    await helper.getByRole("radio", { name: "Son" }).focus();
    await page.keyboard.press("4");
    await expect(helper.getByRole("radio", { name: "Other, please say" })).toBeChecked();
    // The focus stays among the options: the arrow keys still choose.
    await expect(helper.getByRole("radio", { name: "Other, please say" })).toBeFocused();
    await expect(page.getByRole("button", { name: "Submit" })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(fields).toBeFocused();
    await page.keyboard.type("My 3rd niece");
    // The text comes back with the choice.
    await helper.getByRole("radio", { name: "Friend" }).check();
    await expect(fields).toHaveCount(0);
    await helper.getByRole("radio", { name: "Other, please say" }).check();
    await expect(fields).toHaveValue("My 3rd niece");

    const tools = group("What is at hand?", "group");
    await tools.getByRole("checkbox", { name: "Rail" }).check();
    await tools.getByRole("checkbox", { name: "Other, please say" }).check();
    await expect(tools.getByRole("checkbox", { checked: true })).toHaveCount(2);
    await tools.getByRole("checkbox", { name: "None of these" }).check();
    await expect(tools.getByRole("checkbox", { checked: true })).toHaveCount(1);
    await tools.getByRole("checkbox", { name: "Other, please say" }).check();
    await expect(tools.getByRole("checkbox", { checked: true })).toHaveCount(1);
    await page.getByLabel("Where do you live?").selectOption("Elsewhere");
    await expect(fields).toHaveCount(3);
    await expect(page.getByPlaceholder("such as a boat")).toBeVisible();
    for (const field of await fields.all()) {
      const box = await field.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(48);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    await expectAccessible(page);
    await page.screenshot({ path: test.info().outputPath(`other-${width}.png`), fullPage: true });

    await expect(page.getByText("Saved")).toBeVisible();
    await page.reload();
    await untilOpen(page);
    await expect(fields).toHaveCount(3);
    await expect(fields.first()).toHaveValue("My 3rd niece");

    await page.getByRole("button", { name: "Look over my answers" }).click();
    const review = page.getByRole("heading", { name: "Your answers" }).locator("..");
    await expect(review.getByRole("term")).toHaveText([
      "Who helps?",
      "Who helps? Other, please say",
      "What is at hand?",
      "Where do you live?",
    ]);
    await expect(review).toContainText("My 3rd niece");
    await expect(review.getByRole("definition").filter({ hasText: "Elsewhere" })).toBeVisible();
    await page.screenshot({ path: test.info().outputPath(`review-${width}.png`), fullPage: true });
    await page.getByRole("button", { name: "Change your answer to: Who helps? Other, please say" }).click();
    await expect(helper.getByRole("radio", { name: "Other, please say" })).toBeFocused();
  });
