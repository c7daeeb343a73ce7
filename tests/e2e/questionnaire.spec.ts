import { expect, type Page, test } from "@playwright/test";
import { textOf } from "#core/shared/text-of.ts";
import { progressPercent } from "#core/surveys/progress.ts";
import { isFull } from "../support/is-full.ts";
import { type Answer, domains, exampleOf, stepsOf } from "./content.ts";
import { answerStep, expectAccessible, openAs, untilOpen } from "./person.ts";

const next = (page: Page) => page.getByRole("button", { name: "Next" });
const submit = (page: Page) => page.getByRole("button", { name: "Submit" });
const back = (page: Page) => page.getByRole("button", { name: "Back" });

async function fillToTheEnd(page: Page, steps: readonly Answer[][]): Promise<void> {
  for (const [index, answers] of steps.entries()) {
    await answerStep(page, answers);
    if (index < steps.length - 1) await next(page).click();
  }
}

/** The answers of a step stand as they were given. */
async function expectAnswered(page: Page, answers: readonly Answer[]): Promise<void> {
  for (const { item, title, typed, shown } of answers) {
    if (item.answer.kind === "choice") {
      const group = page.getByRole("radiogroup", { name: title });
      await expect(group.getByRole("radio", { name: shown, exact: true })).toBeChecked();
    } else {
      await expect(page.getByLabel(title)).toHaveValue(typed);
    }
  }
}

/** One of each way to treat who is not logged in, of which one in every run; with KEEPWELL_FULL=1 every domain. */
const different = domains.filter(
  ({ whenNoUser }, index) => isFull || index === domains.findIndex((one) => one.whenNoUser === whenNoUser),
);

for (const domain of different) {
  const { messages, routes } = domain;
  const steps = stepsOf(domain, exampleOf(domain));
  const last = steps.at(-1) ?? [];
  // Whoever is sent to the log-in has the longer way back.
  const tag = domain.whenNoUser === "login" ? [] : ["@full"];

  test.describe(textOf(domain.name), () => {
    test("an error, a lost connection and a lost user each keep every answer", { tag: [...tag] }, async ({
      page,
      context,
    }) => {
      // An id the server does not know: it refuses in earnest.
      await page.goto("/contact");
      await page.evaluate(() => localStorage.setItem("userID", "someone-the-server-never-met"));
      await page.goto(routes.questionnaire);
      await fillToTheEnd(page, steps);
      await submit(page).click();
      await expect(page.getByRole("alert")).toContainText(textOf(messages.refused));
      await expect(page).toHaveURL(routes.questionnaire);
      await expectAnswered(page, last);
      await expectAccessible(page);

      await context.setOffline(true);
      await submit(page).click();
      // What is so comes first, calmly; the message of the specification follows.
      await expect(page.getByRole("alert")).toHaveText(
        new RegExp(
          `^You are offline. Your answers are kept, and we send them when you are back. ${textOf(messages.network)}`,
        ),
      );
      await expect(page.getByRole("alert")).toContainText("We could not reach Keepwell. Your answers are safe here.");
      await expectAnswered(page, last);
      await context.setOffline(false);

      const other = await context.newPage();
      await other.goto("/logout");
      await other.getByRole("button", { name: "Keep on this device" }).click();
      await expect(other.getByText("Logout successful")).toBeVisible();
      // Browsers tell other tabs a moment later.
      await expect.poll(() => page.evaluate(() => localStorage.getItem("userID"))).toBeNull();
      await submit(page).click();
      await expect(page.getByRole("alert")).toContainText(textOf(messages.noUser));
      await expect(page).toHaveURL(domain.whenNoUser === "login" ? /\/login/ : routes.questionnaire);

      // They come back for the same person.
      await page.evaluate(() => localStorage.setItem("userID", "someone-the-server-never-met"));
      await page.goto(routes.questionnaire);
      await expect(page.getByText("We kept your answers from last time.")).toBeVisible();
      await expectAnswered(page, last);
    });

    test("Back on the first step leaves to the named page", { tag: [...tag] }, async ({ page }) => {
      await openAs(page, routes.questionnaire);
      await back(page).click();
      await expect(page).toHaveURL(routes.back);
    });
  });
}

test("Next stands only under a complete step, Back keeps answers, progress counts them", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const domain = domains.find(({ progressSeconds }) => progressSeconds !== undefined);
  if (!domain) throw new Error("no domain says how fast its progress moves");
  const steps = stepsOf(domain, exampleOf(domain));
  const total = steps.flat().length;
  const bar = page.getByRole("progressbar");
  await openAs(page, domain.routes.questionnaire);

  let answered = 0;
  for (const [index, answers] of steps.slice(0, 2).entries()) {
    for (const answer of answers) {
      const open = answers.length - (answered - steps.slice(0, index).flat().length);
      await expect(
        page.getByText(`Answer ${open} more ${open === 1 ? "question" : "questions"} to go on`),
      ).toBeVisible();
      await expect(next(page)).toHaveCount(0);
      await answerStep(page, [answer]);
      answered++;
      await expect(bar).toHaveAttribute("aria-valuenow", `${progressPercent(answered, 0, total)}`);
    }
    await next(page).click();
    await expect(page.getByRole("heading", { level: 2 })).toBeFocused();
  }
  await back(page).click();
  await expectAnswered(page, steps[1] ?? []);
  await back(page).click();
  await expectAnswered(page, steps[0] ?? []);
  const moves = await bar
    .locator("*")
    .first()
    .evaluate((element) => getComputedStyle(element).transitionDuration);
  expect(moves).toContain(`${domain.progressSeconds}s`);
});

test("where no voice reads aloud, the line that tells the place of a question is one line", { tag: "@full" }, async ({
  page,
}) => {
  await openAs(page, "/contact");
  let seen = 0;
  for (const { routes, survey } of domains) {
    await page.goto(routes.questionnaire);
    await untilOpen(page);
    const places = page.locator("main p", { has: page.getByText(/^\d+ of \d+$/) });
    for (const place of await places.all()) {
      const lines = await place.evaluate(
        (line) => line.clientHeight / Number.parseFloat(getComputedStyle(line).fontSize),
      );
      expect(lines, survey).toBeLessThan(2);
      seen++;
    }
  }
  expect(seen).toBeGreaterThanOrEqual(domains.length);
});

test("a reload resumes the questionnaire where it was left", { tag: "@full" }, async ({ page }) => {
  const [domain] = domains;
  if (!domain) throw new Error("no domain");
  const steps = stepsOf(domain, exampleOf(domain));
  await openAs(page, domain.routes.questionnaire);
  await answerStep(page, steps[0] ?? []);
  await next(page).click();
  await answerStep(page, (steps[1] ?? []).slice(0, 1));
  await expect(page.getByText("Saved")).toBeVisible();
  await page.reload();
  await expect(page.getByText(`Step 2 of ${steps.length}`)).toBeVisible();
  await expectAnswered(page, (steps[1] ?? []).slice(0, 1));
  await expectAccessible(page);
});

test("a questionnaire is done by keyboard alone", { tag: "@full" }, async ({ page }) => {
  const domain = domains.find((one) => stepsOf(one, exampleOf(one)).every((step) => step.length === 1));
  if (!domain) throw new Error("no domain asks one question a step");
  const steps = stepsOf(domain, exampleOf(domain));
  await openAs(page, domain.firstSurvey?.route ?? domain.routes.questionnaire);
  await page.goto(domain.routes.questionnaire);
  for (const [index] of steps.entries()) {
    await expect(page.getByText(`Step ${index + 1} of ${steps.length}`)).toBeVisible();
    const radios = page.getByRole("radio");
    const focused = () => radios.evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement));
    // What the account knows is filled in: Tab then leads to what is chosen.
    while ((await focused()) === -1) await page.keyboard.press("Tab");
    const at = await focused();
    const radio = radios.nth(at);
    await page.keyboard.press("Space");
    await expect(radio).toBeChecked();
    await page.keyboard.press("ArrowDown");
    await expect(radios.nth((at + 1) % (await radios.count()))).toBeChecked();
    const on = index === steps.length - 1 ? submit(page) : next(page);
    await expect(on).toBeVisible();
    while (!(await on.evaluate((element) => element === document.activeElement))) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
  }
  await expect(
    page
      .getByRole("alert")
      .or(page.getByRole("status"))
      .filter({ hasText: /submit/i })
      .first(),
  ).toBeVisible();
});

test("diet without a body mass index is refused with a way to it", { tag: "@full" }, async ({ page }) => {
  const domain = domains.find(({ firstSurvey }) => firstSurvey);
  if (!domain?.firstSurvey) throw new Error("no domain has this step");
  await openAs(page, domain.routes.questionnaire);
  await fillToTheEnd(page, stepsOf(domain, exampleOf(domain)));
  await submit(page).click();
  await expect(page.getByRole("alert")).toContainText(textOf(domain.messages.refused));
  await expectAccessible(page);
  await page.getByRole("alert").getByRole("link").click();
  await expect(page).toHaveURL(domain.firstSurvey.route);
});

test.describe("what the account knows", () => {
  const known = domains.find((one) => one.known) as (typeof domains)[number];
  const [first = []] = stepsOf(known, exampleOf(known));
  const title = first.find(({ item }) => item.name === known.known?.item)?.title ?? "";
  const group = (page: Page) => page.getByRole("radiogroup", { name: title });
  const note = (page: Page) => page.getByText(textOf(known.known?.note ?? ""));

  test("is filled in and named, begins nothing, and can be changed", { tag: "@full" }, async ({ page }) => {
    // Everybody of these tests was born in 1950.
    const age = new Date().getFullYear() - 1950;
    const { value } = known.known?.answers.findLast(({ from }) => age >= from) ?? { value: "" };
    await openAs(page, known.routes.questionnaire);
    await expect(group(page).getByRole("radio", { name: value, exact: true })).toBeChecked();
    await expect(note(page)).toBeVisible();
    await expect(next(page)).toBeVisible();
    await expectAccessible(page);
    await page.goto("/evaluations");
    await expect(page.getByRole("link", { name: /^Begin with: / })).toBeVisible();
    await expect(page.getByText(/You answered/)).toHaveCount(0);

    await page.goto(known.routes.questionnaire);
    await expect(note(page)).toBeVisible();
    const [other] = known.known?.answers.filter((one) => one.value !== value) ?? [];
    await group(page)
      .getByRole("radio", { name: other?.value ?? "", exact: true })
      .click();
    await expect(note(page)).toHaveCount(0);
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await page.reload();
    await expect(group(page).getByRole("radio", { name: other?.value ?? "", exact: true })).toBeChecked();
    await expect(note(page)).toHaveCount(0);
  });

  test("is sent with the other answers", { tag: "@full" }, async ({ page }) => {
    await openAs(page, known.routes.questionnaire);
    await expect(note(page)).toBeVisible();
    const steps = stepsOf(known, exampleOf(known));
    for (const [index, answers] of steps.entries()) {
      if (index > 0) await answerStep(page, answers);
      await (index === steps.length - 1 ? submit(page) : next(page)).click();
    }
    await expect(page).toHaveURL(known.routes.score);
    await expect(page.getByRole("main").getByRole("img").first()).toBeVisible();
  });

  test("is asked like any other where it cannot be had, and never replaces an answer", { tag: "@full" }, async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/api/account", async (route) => {
      await held;
      return route.continue();
    });
    await openAs(page, known.routes.questionnaire);
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
    const last = group(page).getByRole("radio").last();
    await last.click();
    const came = page.waitForResponse("**/api/account");
    release();
    await came;
    await expect(next(page)).toBeVisible();
    await expect(last).toBeChecked();
    await expect(note(page)).toHaveCount(0);
  });
});
