import { expect, type Page, test } from "@playwright/test";
import { isFull } from "../support/is-full.ts";
import { giveSurvey } from "./given-survey.ts";
import { expectAccessible, openAs, untilOpen } from "./person.ts";
import { plainDomains } from "./submit.ts";
import { giveVoices } from "./voices.ts";

// Questions in panels, and panels in panels.

const [domain] = plainDomains;
if (!domain) throw new Error("no area of options alone");

const yesNo = (name: string, title: string, more: object = {}) => ({
  type: "boolean",
  name,
  title,
  isRequired: true,
  ...more,
});
const elements = [
  yesNo("asked", "May we ask about your hands?"),
  {
    ...{ type: "panel", name: "hands", title: "Your hands", description: "Both of them.", visibleIf: "{asked} = true" },
    elements: [
      yesNo("left", "Does the left one hurt?"),
      {
        ...{ type: "panel", name: "more", title: "The left hand", visibleIf: "{left} = true" },
        elements: [
          {
            type: "matrix",
            name: "ease",
            title: "How do these go?",
            columns: ["Well", "Hard"],
            rows: ["grip"],
            isRequired: true,
          },
        ],
      },
    ],
  },
  yesNo("last", "Are you well?"),
];

async function openQuestions(page: Page): Promise<void> {
  await openAs(page, "/contact");
  const survey = { title: "Hands", pages: [{ name: "one", title: "Today", elements }] };
  await giveSurvey(page, domain?.survey ?? "", survey);
  await page.goto(domain?.routes.questionnaire ?? "");
  await untilOpen(page);
}

for (const width of isFull ? [360, 1280] : [360])
  test(`a panel comes with its condition, under headings in order, by keyboard, ${width} px wide`, {
    tag: "@full",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await giveVoices(page, [{ lang: "en-US", localService: true }]);
    await openQuestions(page);
    const group = (name: string) => page.getByRole("radiogroup", { name });
    await expect(page.getByText("Your hands", { exact: true })).toHaveCount(0);
    await group("May we ask about your hands?").getByRole("radio", { name: "Yes" }).focus();
    await page.keyboard.press("1");
    await expect(page.getByText("Both of them.")).toBeVisible();
    await expect(page.getByText("The left hand")).toHaveCount(0);
    await group("Does the left one hurt?").getByRole("radio", { name: "Yes" }).press("Space");
    await group("How do these go? grip").getByRole("radio", { name: "Hard" }).press("Space");
    await group("Are you well?").getByRole("radio", { name: "Yes" }).press("Space");
    const headings = page.getByRole("main").locator("h2, h3, h4, h5, h6");
    const levels = await headings.evaluateAll((all) => all.map((one) => `${one.tagName} ${one.textContent}`));
    expect(levels).toEqual([
      "H2 Step 1 of 1Today",
      "H3 May we ask about your hands?",
      "H3 Your hands",
      "H4 Does the left one hurt?",
      "H4 The left hand",
      "H5 How do these go?",
      "H6 grip",
      "H3 Are you well?",
    ]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    for (const label of await page.locator("main fieldset label").all())
      expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(56);
    await expectAccessible(page);
    await page.screenshot({ path: test.info().outputPath(`panel-${width}.png`), fullPage: true });

    // The first question of a panel is read with the panel's own words before it.
    await page.getByRole("button", { name: "Read aloud" }).nth(1).click();
    for (const line of ["Your hands", "Both of them.", "Does the left one hurt?"]) {
      await expect.poll(() => page.evaluate(() => window.device.heard.at(-1)?.text)).toBe(line);
      await page.evaluate(() => window.device.goOn());
    }

    await page.getByRole("button", { name: "Look over my answers" }).click();
    const titles = page.getByRole("main").getByRole("heading", { level: 3 });
    await expect(titles).toHaveText(["Today", "Today · Your hands", "Today · Your hands · The left hand", "Today"]);
    await page.screenshot({ path: test.info().outputPath(`review-${width}.png`), fullPage: true });
    await page.getByRole("button", { name: "Change your answer to: How do these go? grip" }).click();
    await expect(group("How do these go? grip").getByRole("radio", { name: "Hard" })).toBeFocused();
    // What is hidden with its panel is not sent, and comes back with it.
    await group("May we ask about your hands?").getByRole("radio", { name: "No" }).check();
    await expect(page.getByText("Your hands", { exact: true })).toHaveCount(0);
    const sent = page.waitForRequest(
      (request) => request.method() === "POST" && request.postData()?.includes("answers") === true,
    );
    await page.getByRole("button", { name: "Submit" }).click();
    expect(JSON.stringify((await sent).postDataJSON())).not.toContain("Hard");
  });
