import { expect, type Page, test } from "@playwright/test";
import { isFull } from "../support/is-full.ts";
import { giveSurvey } from "./given-survey.ts";
import { expectAccessible, openAs, untilOpen } from "./person.ts";
import { plainDomains } from "./submit.ts";
import { giveVoices } from "./voices.ts";

// Several fields under one question.

const [domain] = plainDomains;
if (!domain) throw new Error("no area of options alone");

const elements = [
  {
    ...{ type: "multipletext", name: "body", title: "Please tell us about you.", declinable: true },
    items: [
      { name: "height", title: "Your height in cm", inputType: "number", isRequired: true, min: 50, max: 250 },
      { name: "born", title: "When you were born", inputType: "date" },
      { name: "called", title: "What we may call you", isRequired: true, maxLength: 20, placeholder: "such as Ann" },
    ],
  },
  { type: "boolean", name: "well", title: "Are you well?", isRequired: true, visibleIf: "{body.height} > 100" },
];

async function openQuestions(page: Page): Promise<void> {
  await openAs(page, "/contact");
  const survey = { title: "You", pages: [{ name: "one", elements }] };
  await giveSurvey(page, domain?.survey ?? "", survey);
  await page.goto(domain?.routes.questionnaire ?? "");
  await untilOpen(page);
}

for (const width of isFull ? [360, 1280] : [360])
  test(`each field is asked, checked and kept, by keyboard, ${width} px wide`, { tag: "@full" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await giveVoices(page, [{ lang: "en-US", localService: true }]);
    await openQuestions(page);
    const together = page.getByRole("group", { name: "Please tell us about you." });
    const height = together.getByRole("textbox", { name: "Your height in cm" });
    const born = together.getByRole("textbox", { name: "When you were born" });
    const called = together.getByRole("textbox", { name: "What we may call you" });
    await expect(page.getByText("Questions 1 to 3 of 4")).toBeVisible();
    for (const field of [height, born, called]) {
      const box = await field.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(48);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    await height.focus();
    await page.keyboard.type("30");
    await page.keyboard.press("Tab");
    await expect(born).toBeFocused();
    await expect(height).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText("Please write a number of 50 or more.")).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: test.info().outputPath(`wrong-${width}.png`), fullPage: true });
    await height.fill("170,5");
    await expect(height).not.toHaveAttribute("aria-invalid", "true");
    await born.fill("14 March 1950");
    await expect(page.getByText("We read this as March 14, 1950.")).toBeVisible();
    await page.getByRole("radiogroup", { name: "Are you well?" }).getByRole("radio", { name: "Yes" }).check();
    await page.getByRole("button", { name: "Answer 1 more question to finish" }).click();
    await expect(called).toBeFocused();
    await page.keyboard.type("Ann, and more than twenty letters");
    expect((await called.inputValue()).length).toBe(20);
    await called.fill("Ann");
    await expectAccessible(page);
    await page.screenshot({ path: test.info().outputPath(`fields-${width}.png`), fullPage: true });

    await page.getByRole("button", { name: "Read aloud" }).first().click();
    for (const line of [
      "Please tell us about you.",
      "Your height in cm",
      "When you were born",
      "What we may call you",
    ]) {
      await expect.poll(() => page.evaluate(() => window.device.heard.at(-1)?.text)).toBe(line);
      await page.evaluate(() => window.device.goOn());
    }
    await expect(page.getByText("Saved")).toBeVisible();
    await page.reload();
    await untilOpen(page);
    await expect(height).toHaveValue("170.5");
    await expect(born).toHaveValue(/1950/);
    await expect(called).toHaveValue("Ann");

    await page.getByRole("button", { name: "Look over my answers" }).click();
    const review = page.getByRole("heading", { name: "Your answers" }).locator("..");
    await expect(review.getByRole("term").nth(1)).toHaveText("Please tell us about you. When you were born");
    await expect(review.getByRole("definition").filter({ hasText: "March 14, 1950" })).toBeVisible();
    await page.screenshot({ path: test.info().outputPath(`review-${width}.png`), fullPage: true });
    await page
      .getByRole("button", { name: "Change your answer to: Please tell us about you. What we may call you" })
      .click();
    await expect(called).toBeFocused();
    // What is declined are the fields without an answer.
    await called.fill("");
    const decline = page.getByRole("button", { name: "I'd rather not say" });
    await decline.press("Space");
    await expect(decline).toHaveAttribute("aria-pressed", "true");
    await expect(height).toHaveValue("170.5");
    const sent = page.waitForRequest(
      (one) => one.method() === "POST" && one.postData()?.includes('"declined"') === true,
    );
    await page.getByRole("button", { name: "Submit" }).click();
    expect(JSON.stringify((await sent).postDataJSON())).toContain('{"declined":true}');
  });
