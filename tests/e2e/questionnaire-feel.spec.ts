import { expect, type Locator, type Page, test } from "@playwright/test";
import { isFull } from "../support/is-full.ts";
import { domains, exampleOf, stepsOf } from "./content.ts";
import { countQuestions } from "./count-questions.ts";
import { answerStep, expectAccessible, openAs } from "./person.ts";

const domain = domains.find((one) => (stepsOf(one, exampleOf(one))[0]?.length ?? 0) > 3);
if (!domain) throw new Error("no domain asks several questions a step");
const steps = stepsOf(domain, exampleOf(domain));
const first = steps[0] ?? [];
const total = steps.flat().length;

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
/** Where something is drawn on the page, wherever that is scrolled to. */
const boxOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y: y + scrollY, width, height };
  });
/** Where something is seen in the window, in whole pixels. */
const inWindow = (locator: Locator) =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
  });
/** The fixed bar never lies over what is looked at. */
const expectBelowBar = async (page: Page, locator: Locator) => {
  const bar = await boxOf(page.getByRole("banner"));
  expect((await boxOf(locator)).y).toBeGreaterThanOrEqual(bar.y + bar.height);
};

/** A step begins at the top of the page. Its heading is only heard. */
const expectStartOfStep = async (page: Page, step: number) => {
  await expect(page.getByRole("heading", { level: 2, name: `Step ${step} of ${steps.length}` })).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
};

for (const width of isFull ? [320, 360, 1280] : [320]) {
  test(`the place of Next leads to what is missing and never changes its size, ${width} px wide`, {
    tag: "@full",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await openAs(page, domain.routes.questionnaire);
    const hint = button(page, `Answer ${first.length} more questions to go on`);
    await expect(hint).toBeVisible();
    // In the window: the bar at its foot stays there.
    const before = await inWindow(hint);
    expect(before.height).toBeGreaterThanOrEqual(56);
    await answerStep(page, first.slice(0, 1));
    // Left out on the way down.
    await answerStep(page, first.slice(2, -1));
    await expectAccessible(page);

    for (const open of [first[1], first.at(-1)]) {
      await button(page, /^Answer \d more questions? to go on$/).click();
      const question = page.getByRole("radiogroup", { name: open?.title ?? "" });
      await expect(question.getByRole("radio").first()).toBeFocused();
      await expect(question).toBeInViewport({ ratio: 0.9 });
      await expectBelowBar(page, page.getByRole("heading", { name: open?.title ?? "" }));
      await question.getByRole("radio", { name: open?.shown ?? "", exact: true }).click();
    }
    const next = button(page, "Next");
    await expect(next).toBeVisible();
    expect(await inWindow(next)).toEqual(before);
    await next.click();
    await expect(page.getByRole("heading", { level: 2 })).toBeFocused();
    await expectBelowBar(page, page.getByRole("heading", { level: 2 }));
    const left = steps[1]?.length ?? 0;
    await expect(button(page, `Answer ${left} more questions to finish`)).toBeVisible();
    await answerStep(page, steps[1] ?? []);
    const submit = button(page, "Submit");
    expect((await inWindow(submit)).width).toBe(before.width);
    await expectAccessible(page);
  });
}

test("two questions of a step are drawn before the rest", { tag: "@full" }, async ({ page }) => {
  const failures: unknown[] = [];
  page.on("pageerror", (error) => failures.push(error));
  page.on("console", (message) => message.type() === "error" && failures.push(message.text()));
  await openAs(page, domain.routes.questionnaire);
  const seen = await countQuestions(page);
  await answerStep(page, first);
  await button(page, "Next").click();
  await expect(page.getByRole("heading", { level: 2 })).toBeFocused();
  const last = steps[1]?.length ?? 0;
  await expect(page.getByRole("radiogroup")).toHaveCount(last);
  expect(await seen.jsonValue()).toEqual([first.length, 2, last]);
  expect(failures).toEqual([]);
});

test("a step of one or two questions is drawn at once, and what stands below stays in its place", {
  tag: "@full",
}, async ({ page }) => {
  const short = domains.find((one) => stepsOf(one, exampleOf(one)).every(({ length }) => length <= 2));
  if (!short) throw new Error("no domain asks one or two questions a step");
  await openAs(page, short.routes.questionnaire);
  const unfinished = await page.evaluateHandle(() => {
    const seen: string[] = [];
    new MutationObserver((changes) => seen.push(...changes.map(({ type }) => type))).observe(document.body, {
      attributeFilter: ["data-unfinished"],
      subtree: true,
    });
    return seen;
  });
  for (const answers of stepsOf(short, exampleOf(short)).slice(0, 2)) {
    await answerStep(page, answers);
    await button(page, "Next").click();
  }
  await expect(page.getByText("Step 3 of")).toBeVisible();
  expect(await unfinished.jsonValue()).toEqual([]);
});

test("a double click is one click: its second half answers nothing and leads nowhere", { tag: "@full" }, async ({
  page,
}) => {
  await openAs(page, domain.routes.questionnaire);
  await answerStep(page, first);
  // So low that the bar with Next stands below the questions.
  await page.setViewportSize({ width: 1280, height: 480 });
  await button(page, "Next").click();
  await expectStartOfStep(page, 2);
  await expect(page.getByRole("heading", { level: 2, name: `Step 2 of ${steps.length}` })).toBeFocused();
  const row = (await page.locator("fieldset label").first().boundingBox())?.y ?? 0;
  await button(page, "Back").click();
  await expect(page.getByText(`Step 1 of ${steps.length}`)).toBeVisible();
  // So that a row of the next step comes to lie under the pointer.
  await button(page, "Next").evaluate((element, top) => scrollBy(0, element.getBoundingClientRect().top - top), row);
  const { x = 0, y = 0, width = 0, height = 0 } = (await button(page, "Next").boundingBox()) ?? {};
  await button(page, "Next").dblclick();
  await expect(page.getByText(`Step 2 of ${steps.length}`)).toBeVisible();
  const under = ([left, top]: [number, number]) => document.elementFromPoint(left, top)?.closest("label")?.control;
  await expect
    .poll(() => page.evaluate(under, [x + width / 2, y + height / 2] as [number, number]).then(Boolean))
    .toBe(true);
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await expectStartOfStep(page, 2);
});

test("quick presses of two options are two answers, though a browser counts them as a double click", {
  tag: "@full",
}, async ({ page }) => {
  await openAs(page, domain.routes.questionnaire);
  await page.setViewportSize({ width: 1280, height: 1400 });
  const groups = page.getByRole("radiogroup");
  for (const [index, clickCount] of [1, 2].entries()) {
    const { x = 0, y = 0, height = 0 } = (await groups.nth(index).locator("label").first().boundingBox()) ?? {};
    await page.mouse.move(x + 20, y + height / 2);
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  }
  for (const index of [0, 1]) await expect(groups.nth(index).getByRole("radio").first()).toBeChecked();
});

test("what is left is said once one rests, politely, and not on arriving", { tag: "@full" }, async ({ page }) => {
  await openAs(page, domain.routes.questionnaire);
  await expect(button(page, `Answer ${first.length} more questions to go on`)).toBeVisible();
  const said = page.getByRole("main").getByRole("status").filter({ hasText: /./ });
  await page.waitForTimeout(1500);
  await expect(said).toHaveCount(0);
  await answerStep(page, first.slice(0, 2));
  await expect(said).toHaveCount(0);
  await expect(said).toHaveText(`${first.length - 2} questions left on this step`);
  await answerStep(page, first);
  await expect(said).toHaveText("This step is complete");
  await button(page, "Next").click();
  await expect(said).toHaveCount(0);
});

test("each question says its place in the whole; one that is ruled out is not counted", { tag: "@full" }, async ({
  page,
}) => {
  await openAs(page, domain.routes.questionnaire);
  for (const index of first.keys()) await expect(page.getByText(`Question ${index + 1} of ${total}`)).toBeVisible();
  await answerStep(page, first);
  await button(page, "Next").click();
  await expect(page.getByText(`Question ${first.length + 1} of ${total}`)).toBeVisible();

  const branching = domains.find((one) => stepsOf(one, exampleOf(one))[0]?.some(({ item }) => item.conditions.length));
  if (!branching) throw new Error("no domain asks a question only sometimes");
  await page.goto(branching.routes.questionnaire);
  const place = page.getByText(/^Question 1 of \d+$/);
  const all = Number((await place.textContent())?.replace(/.* of /, ""));
  await page.getByRole("radio").first().check();
  await expect(place).toHaveText(`Question 1 of ${all - 1}`);
  await page.getByRole("radio").nth(1).check();
  await expect(place).toHaveText(`Question 1 of ${all}`);
  await expect(page.getByText(`Question 2 of ${all}`)).toBeVisible();
});

test("whole rows are targets; the picked one is plain in form, and nothing moves for it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, domain.routes.questionnaire);
  const rows = page.locator("fieldset").first().locator("label");
  const boxes = async () => Promise.all((await rows.all()).map(boxOf));
  await expect(rows.first()).toBeVisible();
  const before = await boxes();
  for (const [index, { y, height }] of before.entries()) {
    expect(height).toBeGreaterThanOrEqual(56);
    expect((before[index + 1]?.y ?? Number.POSITIVE_INFINITY) - (y + height)).toBeGreaterThanOrEqual(8);
  }
  // At the very edge of the row, far from words and mark.
  const { width, height } = before[1] ?? { width: 0, height: 0 };
  await rows.nth(1).click({ position: { x: width - 4, y: height / 2 } });
  await expect(rows.nth(1).getByRole("radio")).toBeChecked();
  expect(await boxes()).toEqual(before);
  const form = () =>
    rows.nth(1).evaluate((row) => ({
      edge: getComputedStyle(row).borderTopWidth,
      check: getComputedStyle(row, "::after").content,
      mark: row.querySelector("span") && getComputedStyle(row.querySelector("span") as Element, "::before").content,
    }));
  const plain = { edge: "3px", check: '""', mark: '""' };
  expect(await form()).toEqual(plain);
  await page.emulateMedia({ forcedColors: "active" });
  expect(await form()).toEqual(plain);
});

test("with Tab, up and down, the bar never covers what has the focus", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openAs(page, domain.routes.questionnaire);
  await answerStep(page, first);
  await button(page, "Next").focus();
  for (let presses = 0; presses < first.length; presses++) {
    await page.keyboard.press("Shift+Tab");
    await expectBelowBar(page, page.locator("label:focus-within, button:focus"));
  }
});

test("progress moves as fast as its domain says, and not at all for who wants no motion", { tag: "@full" }, async ({
  page,
}) => {
  const slow = domains.find(({ progressSeconds }) => progressSeconds !== undefined);
  if (!slow) throw new Error("no domain says how fast its progress moves");
  await openAs(page, slow.routes.questionnaire);
  const seconds = () =>
    page
      .getByRole("progressbar")
      .locator("*")
      .first()
      .evaluate((element) => getComputedStyle(element).transitionDuration);
  await expect(page.getByRole("progressbar")).toBeVisible();
  expect(await seconds()).toBe(`${slow.progressSeconds}s`);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await seconds()).toBe("0s");
});

for (const [name, malformed] of [
  ["that cannot be read", { title: "Questions", pages: {} }],
  [
    "that cannot be drawn",
    { title: null, pages: [{ name: "p", elements: [{ type: "boolean", name: "q", title: "?" }] }] },
  ],
] as const) {
  test(`questions ${name} lead to a kind page, and the answers are there afterwards`, { tag: "@full" }, async ({
    page,
  }) => {
    await openAs(page, domain.routes.questionnaire);
    await answerStep(page, first.slice(0, 1));
    await expect(page.getByText("Saved")).toBeVisible();
    const content = `**/content/surveys/${domain.survey}.json`;
    await page.route(content, (route) => route.fulfill({ json: malformed }));
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page did not open");
    await expect(page.getByText("What you entered is safe.")).toBeVisible();
    await expectAccessible(page);
    await page.unroute(content);
    await button(page, "Try again").click();
    await expect(page.getByText("We kept your answers from last time.")).toBeVisible();
    await expect(page.getByRole("radio", { name: first[0]?.shown ?? "", exact: true }).first()).toBeChecked();
  });
}
