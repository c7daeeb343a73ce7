import { expect, type Page, test } from "@playwright/test";
import { isFull } from "../support/is-full.ts";
import { giveSurvey } from "./given-survey.ts";
import { expectAccessible, openAs, untilOpen } from "./person.ts";
import { plainDomains } from "./submit.ts";
import { giveVoices } from "./voices.ts";

// "I'd rather not say", below a question that offers it.

const [domain] = plainDomains;
if (!domain) throw new Error("no area of options alone");

const asked = { isRequired: true, declinable: true };
const elements = [
  { type: "radiogroup", name: "mood", title: "How was it?", choices: ["Good", "Bad"], ...asked },
  { type: "boolean", name: "why", title: "Did you say why?", visibleIf: "{mood} = 'Bad'", isRequired: true },
  { type: "text", name: "hours", title: "How long?", inputType: "number", ...asked },
  {
    type: "matrix",
    name: "ease",
    title: "How do these go?",
    columns: ["Well", "Hard"],
    rows: ["walk", "rise"],
    ...asked,
  },
  { type: "radiogroup", name: "must", title: "And here?", choices: ["Yes", "No"], isRequired: true },
];

async function openQuestions(page: Page, pages = [{ name: "one", elements }]): Promise<void> {
  await openAs(page, "/contact");
  const survey = { title: "A day", pages };
  await giveSurvey(page, domain?.survey ?? "", survey);
  await page.goto(domain?.routes.questionnaire ?? "");
  await untilOpen(page);
}

for (const width of isFull ? [360, 1280] : [360])
  test(`declining is an answer, by keyboard, ${width} px wide`, { tag: "@full" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await giveVoices(page, [{ lang: "en-US", localService: true }]);
    await openQuestions(page);
    const buttons = page.getByRole("button", { name: "I'd rather not say" });
    await expect(buttons).toHaveCount(3);
    const [mood, hours, ease] = [buttons.nth(0), buttons.nth(1), buttons.nth(2)];
    for (const button of await buttons.all()) {
      const box = await button.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(48);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    await expect(mood).toHaveAccessibleDescription("How was it?");

    // An answer opens a question; to decline takes the answer away, and closes that question.
    await page.getByRole("radio", { name: "Bad" }).check();
    await expect(page.getByText("Did you say why?")).toBeVisible();
    await mood.focus();
    await page.keyboard.press("Enter");
    await expect(mood).toHaveAttribute("aria-pressed", "true");
    await expect(
      page.getByRole("radiogroup", { name: "How was it?" }).getByRole("radio", { checked: true }),
    ).toHaveCount(0);
    await expect(page.getByText("Did you say why?")).toHaveCount(0);

    const field = page.getByRole("textbox", { name: "How long?" });
    await field.fill("about six");
    await hours.focus();
    await page.keyboard.press("Space");
    await expect(hours).toHaveAttribute("aria-pressed", "true");
    await expect(field).toHaveValue("");
    await expect(field).not.toHaveAttribute("aria-invalid", "true");
    await field.fill("6");
    await expect(hours).toHaveAttribute("aria-pressed", "false");
    await hours.press("Space");

    // Of a matrix it takes the rows that have no answer.
    const walk = page.getByRole("radiogroup", { name: "How do these go? walk" });
    await walk.getByRole("radio", { name: "Well" }).check();
    await ease.press("Space");
    await expect(ease).toHaveAttribute("aria-pressed", "true");
    await expect(walk.getByRole("radio", { name: "Well" })).toBeChecked();
    await expect(page.getByText("Answer 1 more question to finish")).toBeVisible();
    await page.getByRole("radiogroup", { name: "And here?" }).getByRole("radio", { name: "Yes" }).check();
    await expect(page.getByRole("button", { name: "Submit" })).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: test.info().outputPath(`declined-${width}.png`), fullPage: true });

    await expect(page.getByText("Saved")).toBeVisible();
    await page.reload();
    await untilOpen(page);
    for (const button of await buttons.all()) await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(walk.getByRole("radio", { name: "Well" })).toBeChecked();

    await page.getByRole("button", { name: "Look over my answers" }).click();
    const review = page.getByRole("heading", { name: "Your answers" }).locator("..");
    await expect(review.getByRole("definition").filter({ hasText: "Rather not say" })).toHaveCount(3);
    await page.screenshot({ path: test.info().outputPath(`review-${width}.png`), fullPage: true });
    const sent = page.waitForRequest(
      (request) => request.method() === "POST" && request.postData()?.includes('"declined"') === true,
    );
    await page.getByRole("button", { name: "Submit" }).click();
    const body = JSON.stringify((await sent).postDataJSON());
    expect(body).toContain('{"declined":true}');
  });

test("it is read aloud after the options, and a step of declined questions lets go on", { tag: "@full" }, async ({
  page,
}) => {
  await giveVoices(page, [{ lang: "en-US", localService: true }]);
  const [mood, , hours, ease] = elements;
  await openQuestions(page, [
    { name: "one", elements: [mood, hours, ease] as typeof elements },
    { name: "two", elements: elements.slice(4) },
  ]);
  await page.getByRole("button", { name: "Read aloud" }).first().click();
  for (const line of ["How was it?", "1: Good", "2: Bad", "I'd rather not say"]) {
    await expect.poll(() => page.evaluate(() => window.device.heard.at(-1)?.text)).toBe(line);
    await page.evaluate(() => window.device.goOn());
  }
  for (const button of await page.getByRole("button", { name: "I'd rather not say" }).all()) await button.click();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("And here?")).toBeVisible();
});
