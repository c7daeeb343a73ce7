import { expect, type Page, test } from "@playwright/test";
import { isFull } from "../../support/is-full.ts";
import { giveSurvey } from "../given-survey.ts";
import { expectAccessible, openAs, untilOpen } from "../person.ts";
import { plainDomains } from "../submit.ts";

// A number on a line: nobody has to drag it.

const [domain] = plainDomains;
if (!domain) throw new Error("no area of options alone");

const elements = [
  {
    type: "slider",
    name: "pain",
    title: "How bad was your pain today?",
    description: "Think of the worst hour.",
    isRequired: true,
    customLabels: [
      { value: 0, text: { default: "No pain at all", es: "Nada de dolor" } },
      { value: 100, text: "The worst pain I can imagine" },
    ],
  },
  { type: "slider", name: "ease", title: "How easy was it?", isRequired: false, max: 10, step: 0.5 },
  { type: "expression", name: "twice", title: "Twice that", expression: "{pain} * 2" },
];

async function openQuestions(page: Page): Promise<void> {
  await openAs(page, "/contact");
  const survey = { title: "A day", pages: [{ name: "one", elements }] };
  await giveSurvey(page, domain?.survey ?? "", survey);
  await page.goto(domain?.routes.questionnaire ?? "");
  await untilOpen(page);
}

const pain = (page: Page) => {
  const group = page.getByRole("group", { name: "How bad was your pain today?" });
  return {
    line: group.getByRole("slider"),
    box: group.getByRole("textbox"),
    less: group.getByRole("button", { name: "1 less" }),
    more: group.getByRole("button", { name: "1 more" }),
    state: group.getByText(/^(No answer yet|Your answer)/).first(),
  };
};

for (const width of isFull ? [360, 1280] : [360]) {
  test(`a slider by keyboard, buttons and field, ${width} px wide`, { tag: "@full" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openQuestions(page);
    const { line, box, less, more, state } = pain(page);
    await expect(line).toHaveAttribute("aria-valuetext", /^No answer yet/);
    await expect(line).toHaveAccessibleDescription(/No pain at all.*The worst pain I can imagine/);
    await expect(box).toHaveValue("");
    await page.screenshot({ path: test.info().outputPath("untouched.png"), fullPage: true });
    await line.focus();
    await page.keyboard.press("ArrowRight");
    await expect(state).toHaveText("Your answer: 51");
    await page.keyboard.press("Home");
    await expect(line).toHaveAttribute("aria-valuetext", "0");
    await expect(less).toHaveAttribute("aria-disabled", "true");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(box).toHaveValue("0");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("72");
    await expect(line).toHaveValue("72");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(box).toHaveValue("73");
    await expect(more).toBeFocused();
    await expect(page.getByText("146", { exact: true })).toBeVisible();
    for (const control of [line, less, box, more]) {
      const at = await control.boundingBox();
      expect(at?.height).toBeGreaterThanOrEqual(48);
      expect(at?.width).toBeGreaterThanOrEqual(48);
      expect((at?.x ?? 0) + (at?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    await expectAccessible(page);
    await page.screenshot({ path: test.info().outputPath("answered.png"), fullPage: true });
    await page.reload();
    await untilOpen(page);
    await expect(box).toHaveValue("73");
    await page.getByRole("button", { name: "Look over my answers first" }).click();
    await expect(page.getByText("73 (0: No pain at all, 100: The worst pain I can imagine)")).toBeVisible();
    await expect(page.getByText("Left open")).toBeVisible();
  });
}

test("a press on the line is an answer, also in its middle, and an emptied field is none", { tag: "@full" }, async ({
  page,
}) => {
  await openQuestions(page);
  const { line, box, state } = pain(page);
  await line.click();
  await expect(box).toHaveValue("50");
  await box.fill("");
  await expect(state).toHaveText(/^No answer yet/);
  await expect(line).toHaveAttribute("data-untouched", "true");
  await line.click({ position: { x: 30, y: 20 } });
  expect(Number(await box.inputValue())).toBeLessThan(15);
});

test("a number past the end stays in the field, with what is wrong", { tag: "@full" }, async ({ page }) => {
  await openQuestions(page);
  const { line, box } = pain(page);
  await box.fill("120");
  await box.blur();
  await expect(page.getByText("Please write a number of 100 or less.")).toBeVisible();
  await expect(box).toHaveAttribute("aria-invalid", "true");
  await box.fill("7.5");
  await box.blur();
  await expect(page.getByText("Please write a number in steps of 1, such as 7 or 8.")).toBeVisible();
  await page.screenshot({ path: test.info().outputPath("refused.png"), fullPage: true });
  await line.focus();
  await page.keyboard.press("ArrowRight");
  await expect(box).not.toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
});

test("at 200 % nothing is cut", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await openQuestions(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await page.screenshot({ path: test.info().outputPath("large.png"), fullPage: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
});
