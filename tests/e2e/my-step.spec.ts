import { readFileSync } from "node:fs";
import { expect, type Locator, type Page, test } from "@playwright/test";
import type { Steps } from "#core/content-model/steps.ts";
import { textOf } from "#core/shared/text-of.ts";
import { domains } from "./content.ts";
import { measure } from "./measure.ts";
import { expectFitForPaper } from "./on-paper.ts";
import { expectAccessible, openAs } from "./person.ts";
import { endsOf, expectNoSidewaysScroll, submit } from "./submit.ts";

const content: Steps = JSON.parse(readFileSync("surveys/steps.json", "utf8"));
const area = content.areas.at(-1);
const domain = domains.find(({ category }) => category === area?.category);
if (!area || !domain) throw new Error("no area");
const FROM = `/my-step?from=${domain.survey}`;

const sheet = (page: Page) => page.getByRole("main").getByRole("region", { name: "My step" });
const keep = (page: Page) => page.getByRole("button", { name: "Keep this as my step" });

async function openOwnPlace(page: Page): Promise<void> {
  await page.getByText("Where? (if you like)", { exact: true }).click();
  await page.getByText("Another place", { exact: true }).click();
}

/** Whose clock runs this many days ahead. */
async function daysLater(page: Page, days: number): Promise<void> {
  await page.clock.setFixedTime(Date.now() + days * 24 * 60 * 60 * 1000);
}

test("from a result: one step, a sheet for the refrigerator, a calendar file, and a kind word a week later", {
  tag: "@full",
}, async ({ page }) => {
  const userId = await openAs(page, "/contact");
  const [, worst] = endsOf(domain);
  await submit(page, userId, domain, worst);
  await page.goto(FROM);
  await expect(page.getByRole("heading", { level: 1, name: "My step" })).toBeVisible();

  // What the latest result puts first is offered first.
  const first = area.steps.find((step) => step.first?.includes(worst.meaning));
  if (!first) throw new Error("no step for this result");
  const sentence = textOf(first.text);
  await expect(page.getByRole("radio").first()).toHaveAccessibleName(sentence);
  await expectAccessible(page);
  // The step that was read and pressed is picked, and what is lacking is said until it is there.
  await expect(page.getByRole("radio").first()).toBeChecked();
  await keep(page).click();
  const lacking = page.getByText("Please choose a moment, or write your own.");
  await expect(lacking).toBeFocused();
  await page.getByText("After breakfast", { exact: true }).click();
  await expect(lacking).toHaveCount(0);
  await page.getByText("If nobody answers, I call again the same day.").click();
  await keep(page).click();
  const plan = `After breakfast ${sentence}.`;
  await expect(sheet(page)).toContainText(plan);
  await expect(page).toHaveURL("/my-step");
  await expectAccessible(page);
  expect((await measure(page)).breaches).toEqual([]);
  await expectNoSidewaysScroll(page);

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save it for my calendar" }).click();
  const file = readFileSync(await (await saving).path(), "utf8").replaceAll("\r\n ", "");
  expect(file).toContain(`SUMMARY:${plan}`);
  expect(file).toMatch(/DTSTART:\d{8}T083000\r\n/);
  const known = await page.evaluate(() => [localStorage.getItem("userID"), localStorage.getItem("token")]);
  for (const secret of known) expect(file).not.toContain(`${secret}`);

  await page.emulateMedia({ media: "print" });
  await expect(sheet(page)).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  await page.emulateMedia({ media: null });

  await daysLater(page, 8);
  await page.evaluate((id) => {
    localStorage.setItem(
      "completedTests",
      JSON.stringify({ [id]: { Sleep: { completedAt: "11/02/2026, 09:00:00" } } }),
    );
  }, userId);
  await page.goto("/evaluations");
  await expect(sheet(page)).toContainText(plan);
  await expectAccessible(page);
  await sheet(page).getByRole("button", { name: "It did not work out" }).click();
  await expect(sheet(page)).toContainText("That happens to everybody.");
  await sheet(page).getByRole("link", { name: "Go on with my step" }).click();

  await page.getByRole("button", { name: "Make it smaller" }).click();
  await expect(page.getByLabel("What I will do")).toHaveValue(textOf(first.smaller));
  await keep(page).click();
  await expect(sheet(page)).toContainText(`After breakfast ${textOf(first.smaller)}.`);
  await page.getByText("Earlier steps").click();
  await expect(page.getByRole("listitem").filter({ hasText: plan })).toContainText("did not work out");
});

test("one's own words survive a reload, a lost connection and what is too long", { tag: "@full" }, async ({ page }) => {
  await openAs(page, "/my-step");
  await keep(page).click();
  const missing = page.getByText("Please choose one, or write your own.");
  await expect(missing).toBeFocused();
  await page.getByText("My own words", { exact: true }).first().click();
  await expect(missing).toHaveCount(0);
  const words = page.getByLabel("What I will do");
  await expect(words).toBeFocused();
  await words.fill("a".repeat(2000));
  await page.getByText("Another moment", { exact: true }).click();
  await page.getByLabel("When", { exact: true }).fill("At 25:00");
  await keep(page).click();
  await expect(words).toBeFocused();
  await expect(page.getByText("This has 2,000 letters. Please shorten it to 200")).toBeVisible();
  await expect(page.getByText("We cannot find this time in a day.")).toBeVisible();
  await expect(words).toHaveValue("a".repeat(2000));
  await expectAccessible(page);

  await words.fill("Water my plants");
  await page.getByLabel("When", { exact: true }).fill("after the news");
  await page.reload();
  await expect(words).toHaveValue("Water my plants");
  await expect(page.getByText("After the news: Water my plants.")).toBeVisible();

  await page.route("**/api/steps/*", (route) => route.abort());
  await keep(page).click();
  await expect(page.getByRole("alert")).toContainText("What you chose is still here.");
  await page.unroute("**/api/steps/*");
  await keep(page).click();
  await expect(sheet(page)).toContainText("After the news: Water my plants.");
});

test("a step takes at most 90 seconds, also for whoever writes all of it, and few presses for whoever does not", {
  tag: "@full",
}, async ({ page }) => {
  const PRESS = 3;
  const KEY = 1;
  const WORDS = "My own words";
  let seconds = 0;
  const press = async (target: Locator) => {
    await target.click();
    seconds += PRESS;
  };
  const words = (text: string) => page.getByText(text, { exact: true });
  /** Writes the example that stands beside a field, which the press before has the focus in. */
  const write = async (name: string) => {
    const field = page.getByRole("textbox", { name, exact: true });
    await expect(field).toBeFocused();
    const hint = await field.getAttribute("aria-describedby");
    const [, example = ""] = (await page.locator(`[id="${hint}"]`).innerText()).split(": ");
    expect(example.length, name).toBeGreaterThan(5);
    await page.keyboard.type(example);
    seconds += example.length * KEY;
  };
  await openAs(page, FROM);
  await press(words(WORDS).first());
  await write("What I will do");
  await press(words("Another moment"));
  await write("When");
  await press(words("Where? (if you like)"));
  await press(words("Another place"));
  await write("Where");
  await press(words(WORDS).last());
  await write("If …");
  await press(words(WORDS).last());
  await write("… then");
  await press(keep(page));
  await expect(sheet(page)).toContainText("After the news I water my plants, in the park.");
  const written = seconds;
  expect(written).toBeLessThanOrEqual(90);

  seconds = 0;
  await page.getByRole("button", { name: "Choose another step" }).click();
  const first = (question: string) => page.getByRole("group", { name: question }).getByRole("radio").first();
  await press(first("Which part of life is it about?"));
  await press(first("What would you like to do?"));
  await press(words("After breakfast"));
  await press(words("Where? (if you like)"));
  await press(words("At home"));
  await press(first("What if something gets in the way?"));
  await press(keep(page));
  await expect(sheet(page)).toContainText(", at home.");
  expect(seconds).toBeLessThanOrEqual(25);
  console.info(`seconds for a step: all written ${written}, all pressed ${seconds}`);
});

test("the longest words fit on one sheet of either paper, in letters of 14 points and more", { tag: "@full" }, async ({
  page,
}) => {
  const longest = 200;
  const fields = ["What I will do", "When", "Where", "If …", "… then"];
  const letters = async () => {
    await page.emulateMedia({ media: "print" });
    const size = await sheet(page).evaluate((element) =>
      Math.min(...[...element.querySelectorAll("p")].map((it) => Number.parseFloat(getComputedStyle(it).fontSize))),
    );
    await page.emulateMedia({ media: null });
    return size * (72 / 96);
  };
  await openAs(page, "/my-step");
  for (const written of ["W", "we walk to the corner and back again. "]) {
    await page.getByText("My own words", { exact: true }).first().click();
    await page.getByText("Another moment", { exact: true }).click();
    await openOwnPlace(page);
    await page.getByText("My own words", { exact: true }).last().click();
    await page.getByText("My own words", { exact: true }).last().click();
    const words = written
      .repeat(longest)
      .slice(0, longest - 1)
      .concat("m");
    for (const field of fields) await page.getByRole("textbox", { name: field, exact: true }).fill(words);
    await keep(page).click();
    await expect(sheet(page)).toContainText(words.slice(0, 30));
    await expectFitForPaper(page, 1);
    expect(await letters()).toBeGreaterThanOrEqual(13.99);
    await page.getByRole("button", { name: "Choose another step" }).click();
  }
  // The form has an address of its own, so that Back leads to the step.
  await expect(page.getByRole("button", { name: "Go back to my step" })).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toContainText("we walk to the corner");
});
