import { expect, type Page, test } from "@playwright/test";
import type { Explanation, HistoryEntry } from "#core/api/explanation.ts";
import type { Domain } from "#core/content-model/domains.ts";
import { textOf } from "#core/shared/text-of.ts";
import { saveUrl } from "../support/domain-calls.ts";
import { domains, type Example, exampleOf, middleExample, ruleOf, stepsOf } from "./content.ts";
import { answerStep, expectAccessible, openAs } from "./person.ts";
import { expectNoSidewaysScroll, plainDomains, submit, tabTo } from "./submit.ts";
import { unfold } from "./unfold.ts";

/** A domain with reverse-scored items and a stretched sum, where lower is better. */
const stress = plainDomains.find(({ survey }) => survey === "stress") as Domain;
const exampleWithScore = (score: number) =>
  ruleOf(stress.survey).examples.find((example) => example.score === score) as Example;

const summary = (page: Page) => page.locator("summary", { hasText: "Show my working" });
const explanation = (page: Page) => page.getByRole("region", { name: "How your number came about" });
const course = (page: Page) => page.getByRole("region", { name: "Your results over time" });

/** Opens what is folded. */

async function openResult(page: Page, ...scores: number[]): Promise<string> {
  const userId = await openAs(page, "/contact");
  for (const score of scores) await submit(page, userId, stress, exampleWithScore(score));
  await page.goto(stress.routes.score);
  await expect(page.getByRole("img", { name: /^Stress/ })).toBeVisible();
  return userId;
}

test("what a person answered stands in the explanation, and the points add up to the number", { tag: "@full" }, async ({
  page,
}) => {
  await openAs(page, stress.routes.questionnaire);
  const example = exampleOf(stress);
  const steps = stepsOf(stress, example);
  for (const [index, answers] of steps.entries()) {
    await answerStep(page, answers);
    await page.getByRole("button", { name: index === steps.length - 1 ? "Submit" : "Next" }).click();
  }
  await expect(page).toHaveURL(stress.routes.score);
  await expect(explanation(page).getByRole("table")).toHaveCount(0);

  await tabTo(page, summary(page));
  await page.keyboard.press("Enter");
  const rows = explanation(page)
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });
  await expect(rows).toHaveCount(steps.flat().length);
  for (const { title, shown } of steps.flat()) await expect(rows.filter({ hasText: title })).toContainText(shown);
  const points = (await rows.getByRole("cell").allInnerTexts()).map(Number);
  const sum = points.reduce((total, one) => total + one, 0);
  await expect(explanation(page)).toContainText(`Your points, added up:${points.join(" + ")} = ${sum}`);
  await expect(explanation(page)).toContainText(`${sum} × 40 ÷ 36`);
  const formula = explanation(page).getByText("round({raw} * 40 / 36)");
  await expect(formula).toBeHidden();
  await explanation(page).getByText("The formula, as the rule writes it").press("Enter");
  await expect(formula).toBeVisible();
  await expect(explanation(page)).toContainText("counted the other way round");
  await expect(explanation(page)).toContainText(/Moderate: from 14 to 26/);
  await expect(explanation(page)).toContainText(ruleOf(stress.survey).instrument.source);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await summary(page).press("Enter");
  await expect(rows.first()).toBeHidden();
});

test("the page leads with the meaning, then step, help and what comes next; the rest opens with a press", async ({
  page,
}) => {
  await openResult(page, 20);
  await expect(page.getByRole("main").getByRole("heading")).toHaveText([
    "Stress: your result",
    /^What this means for you: \w/,
    "One small step",
    "When to talk to someone",
    "What next",
    "What the numbers mean",
    "Your results over time",
    "How your number came about",
    "About this number",
  ]);
  await expect(page.getByRole("img", { name: "Stress 20 of 40, Moderate", exact: true })).toBeVisible();
  await expect(page.getByRole("figure").getByText("A lower number is better.")).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.locator("[class*=_primary_]")).toHaveText(["Make this my step"]);
  await expect(main.getByRole("link", { name: "Make this my step" })).toHaveAttribute(
    "href",
    `/my-step?from=${stress.survey}`,
  );
  await expect(main.getByRole("table")).toHaveCount(0);
  const ways = page.getByRole("region", { name: "What next" });
  const next = domains.find(({ survey }) => survey !== stress.survey) as Domain;
  await expect(ways.getByRole("link", { name: /^Look at the next area/ })).toHaveAttribute("href", next.routes.intro);
  await expect(ways).toContainText(/You can take this one again in 4 weeks, on \w+ \d+, \d{4}\./);
  await ways.getByRole("link", { name: "Ask the Healthy Life Assistant about this" }).click();
  // It is written, and not sent.
  await expect(page.getByRole("textbox")).toHaveValue(textOf(stress.suggestedQuestions[0] ?? ""));
  await page.goto(`${stress.routes.score}#numbers`);
  await expect(main.getByRole("row").filter({ hasText: "Your result" })).toBeVisible();
});

test("a first result has one kind line and no curve", { tag: "@full" }, async ({ page }) => {
  await openResult(page, 20);
  await unfold(page, "Your results over time");
  await expect(course(page)).toContainText("This is your first result.");
  await expect(course(page).getByRole("listbox")).toHaveCount(0);
  await expectAccessible(page);
});

test("earlier results are higher or lower in words", { tag: "@full" }, async ({ page }) => {
  await openResult(page, 20, 22, 13, 34);
  await unfold(page, "Your results over time");
  const today = new Date().toLocaleDateString("en-US", { dateStyle: "long", timeZone: "America/New_York" });
  await expect(course(page).getByRole("row")).toHaveText([
    "DateScoreMeaning",
    `${today}today34Highhigher than before (lower is better)`,
    `${today}today13Lowlower than before (lower is better)`,
    `${today}today22Moderatehigher than before (lower is better)`,
    `${today}today20Moderate`,
  ]);
  await expect(course(page)).toContainText("Up is better. A lower number is better here");
  // Nobody measured how far two results differ by chance, so that none is called better.
  await expect(course(page)).not.toContainText("A change of at most");
  // One point is reached by Tab, the others by the arrow keys; each says its date, number and band.
  const point = (words: string) => course(page).getByRole("option", { name: `${today}, today: ${words}` });
  await tabTo(page, point("34, High, higher than before (lower is better)"));
  await page.keyboard.press("ArrowLeft");
  await expect(point("13, Low, lower than before (lower is better)")).toBeFocused();
  await page.keyboard.press("Home");
  await expect(point("20, Moderate")).toBeFocused();
  await expect(course(page).getByText(`${today}, today: 20, Moderate`)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("a change of questions is marked, nothing is compared across it, and older results fold away", {
  tag: "@full",
}, async ({ page }) => {
  const entry = (score: number, version: string): HistoryEntry => {
    const meaning = score < 14 ? "Low" : "Moderate";
    return { score, meaning, version, scale: stress.survey, submittedAt: "2026-03-03T15:00:00.000Z" };
  };
  const json = [entry(20, "1.0.0"), ...Array.from({ length: 6 }, () => entry(13, "1.1.0"))];
  await page.route("**/history", (route) => route.fulfill({ json }));
  await openResult(page, 20);
  await unfold(page, "Your results over time");
  await expect(course(page).locator("tbody tr:visible")).toHaveCount(5);
  await expect(course(page).getByText("The questions changed here.")).toBeHidden();
  const more = course(page).getByText("Show all earlier results");
  await tabTo(page, more);
  await page.keyboard.press("Enter");
  await expect(course(page).locator("tbody tr:visible")).toHaveCount(7);
  const changed = course(page).getByRole("row").filter({ hasText: "The questions changed here." });
  await expect(changed).toHaveText(/^March 3, 2026.* ago13LowThe questions/);
  await expectAccessible(page);
});

for (const [call, region, said] of [
  ["working", explanation, "We could not open your answers."],
  ["history", course, "We could not open your earlier results."],
] as const) {
  test(`while the ${call} is on its way, when it fails and after another try`, { tag: "@full" }, async ({ page }) => {
    let release = () => {};
    let mayPass = false;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**/${call}`, async (route) => {
      if (mayPass) return route.continue();
      await held;
      return route.abort();
    });
    await openResult(page, 20);
    await (call === "working" ? summary(page).click() : unfold(page, "Your results over time"));
    await expect(region(page).getByRole("status")).toContainText("Opening");
    await expectAccessible(page);
    release();
    await expect(region(page).getByRole("alert")).toContainText(said);
    await expectAccessible(page);
    mayPass = true;
    await region(page).getByRole("button", { name: "Try again" }).press("Enter");
    await expect(region(page)).toContainText(call === "working" ? "You answered on" : "This is your first result.");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("SUMMARY");
  });
}

test.describe("where a server keeps no results of its own", () => {
  const expectResultAlone = async (page: Page) => {
    await expect(page.getByText("One small step")).toBeVisible();
    await expect(page.getByRole("button", { name: "Print or save as PDF" })).toBeVisible();
    await expect(course(page)).toHaveCount(0);
    await expect(explanation(page)).toHaveCount(0);
    await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
    await expectAccessible(page);
  };

  test("the sections are not there and nothing is asked", { tag: "@full" }, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (/\/(working|history)$/.test(request.url())) asked.push(request.url());
    });
    await page.route("**/content/app.json", async (route) => {
      const reply = await route.fetch();
      return route.fulfill({ json: { ...(await reply.json()), hasOwnStorage: false } });
    });
    await openResult(page, 20);
    await expectResultAlone(page);
    expect(asked).toEqual([]);
  });

  test("a user id that came by a link shows the result, and asks for the log-in for what is beyond it", {
    tag: "@full",
  }, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (/\/(working|history|overview\/.*)$/.test(request.url())) asked.push(request.url());
    });
    const userId = await openAs(page, "/contact");
    await submit(page, userId, stress, exampleWithScore(20));
    await page.evaluate(() => localStorage.clear());
    await page.goto(`/?userId=${userId}`);
    await expect(page.getByText("another account")).toBeVisible();
    await page.goto(stress.routes.score);
    await expectResultAlone(page);
    // The step is kept nowhere here, so that the way back leads on.
    await expect(page.getByRole("main").locator("[class*=_primary_]")).toHaveText(["Back to My Wellness Tools"]);
    await page.goto("/evaluations");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto(stress.routes.score);
    await page.getByRole("link", { name: /^Log in to see how this result came about/ }).click();
    await expect(page).toHaveURL(/\/login\?next=/);
    expect(asked).toEqual([]);
  });

  test("a call that is not known there shows nothing either", { tag: "@full" }, async ({ page }) => {
    const json = { error: "There is nothing at this address.", code: "NOT_FOUND" };
    await page.route("**/history", (route) => route.fulfill({ status: 404, json }));
    await openResult(page, 20);
    await expectResultAlone(page);
  });
});

test("what a server sends is shown as text", { tag: "@full" }, async ({ page }) => {
  await page.route("**/working", async (route) => {
    const reply = await route.fetch();
    const json = (await reply.json()) as Explanation;
    const [first] = json.items;
    if (first) Object.assign(first, { title: "<i>A title</i>", answer: ["<b onclick=alert(1)>bold</b>"] });
    return route.fulfill({ json });
  });
  await openResult(page, 20);
  await summary(page).click();
  await expect(explanation(page)).toContainText("<i>A title</i>");
  await expect(explanation(page).locator("i, b")).toHaveCount(0);
});

test.describe("the needle", () => {
  const seconds = (page: Page) =>
    page
      .getByRole("img", { name: /^Stress/ })
      .locator("path")
      .last()
      .evaluate((needle) => {
        const { animationName, animationDuration } = getComputedStyle(needle);
        return animationName === "none" ? 0 : Number.parseFloat(animationDuration);
      });

  test("sweeps in under 0.9 seconds", { tag: "@full" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await openResult(page, 20);
    expect(await seconds(page)).toBeGreaterThan(0);
    expect(await seconds(page)).toBeLessThan(0.9);
  });

  test("stands at once for who wants no movement", { tag: "@full" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openResult(page, 20);
    expect(await seconds(page)).toBe(0);
  });
});

test("each tone has a mark and a pattern, in the gauge and in the groups, and forced colours keep both readable", {
  tag: "@full",
}, async ({ page }) => {
  await openResult(page, 20);
  await unfold(page, "What the numbers mean");
  const shapes = page.getByRole("img", { name: /^Stress/ }).locator("[data-tone]");
  const seen = await shapes.evaluateAll((all) => all.map((one) => one.getAttribute("data-tone")));
  expect(seen).toEqual(ruleOf(stress.survey).bands.map(({ tone }) => tone));
  await expect(shapes.first()).toBeVisible();
  const marks = await page
    .getByRole("img", { name: /^Stress/ })
    .locator("[fill^=url]")
    .evaluateAll((paths) => paths.map((path) => path.getAttribute("fill")?.replace(/^.*-|\)$/g, "")));
  expect(marks).toEqual(ruleOf(stress.survey).bands.map(({ tone }) => tone));
  for (const row of await page.getByRole("row").all()) await expect(row.locator("svg [fill^=url]")).toHaveCount(1);
  await page.emulateMedia({ forcedColors: "active" });
  await expectAccessible(page);
  await expect(shapes.first()).toBeHidden();
  await page.emulateMedia({ forcedColors: "none", contrast: "more" });
  await expectAccessible(page);
});

test.describe("what is asked beside a result", () => {
  const domainOf = (survey: string) => domains.find((domain) => domain.survey === survey) as Domain;
  const exercise = domainOf("exercise");
  const diet = domainOf("diet");
  const weekly = (page: Page) => page.getByRole("region", { name: "Minutes a week" });
  const intended = (page: Page) => page.getByRole("region", { name: "Was this loss intended?" });

  async function openDiet(page: Page, title: string): Promise<string[]> {
    const userId = await openAs(page, "/contact");
    if (diet.firstSurvey) await saveFirstResult(page, userId, diet.firstSurvey);
    const example = ruleOf(diet.survey).examples.find((one) => one.title === title) as Example;
    await submit(page, userId, diet, example);
    const sent: string[] = [];
    page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
    await page.goto(diet.routes.score);
    await expect(page.getByRole("img", { name: /^Nutrition|^Diet/ })).toBeVisible();
    return sent;
  }

  test("minutes a week stand beside 150 as they are typed, and are sent nowhere", { tag: "@full" }, async ({
    page,
  }) => {
    const userId = await openAs(page, "/contact");
    await submit(page, userId, exercise, middleExample(exercise.survey));
    const sent: string[] = [];
    page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
    await page.goto(exercise.routes.score);
    const [days, minutes] = [weekly(page).getByLabel("Days a week"), weekly(page).getByLabel("Minutes on such a day")];
    await tabTo(page, days);
    await page.keyboard.type("3");
    await expect(weekly(page).getByRole("status")).toBeEmpty();
    await page.keyboard.press("Tab");
    await page.keyboard.type("20");
    await expect(weekly(page).getByRole("definition")).toHaveText(["60", "150"]);
    await expect(weekly(page).getByRole("status")).toContainText("any is better than none");
    await expectAccessible(page);
    await minutes.fill("50");
    await expect(weekly(page).getByRole("status")).toContainText(
      "as much as the 150 minutes that are advised, or more",
    );
    await days.fill("0");
    await expect(weekly(page).getByRole("status")).toContainText("Any movement does good.");
    await days.fill("6,5");
    await expect(weekly(page).getByText("Please write a whole number from 0 to 7.")).toBeVisible();
    await expect(weekly(page).getByRole("definition")).toHaveCount(0);
    await expectAccessible(page);
    await days.fill("5");
    await page.reload();
    await expect(weekly(page).getByRole("definition")).toHaveText(["250", "150"]);
    expect(sent).toEqual([]);
    await expectNoSidewaysScroll(page);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await expectNoSidewaysScroll(page, 1280);
  });

  for (const [title, alert, tag] of [
    ["lost more than 6.6 pounds, body mass index 25.0", "more than 6.6 pounds", []],
    ["lost a little weight, body mass index 25.0", "2.2 to 6.6 pounds", ["@full"]],
  ] as const) {
    test(`whether a loss was intended is asked where the answers tell of ${alert}`, { tag: [...tag] }, async ({
      page,
    }) => {
      const sent = await openDiet(page, title);
      await expect(page.getByText(`You told us that you lost ${alert}`)).toBeVisible();
      await tabTo(page, intended(page).getByRole("radio").first());
      await page.keyboard.press("Space");
      await expect(intended(page).getByRole("status")).toContainText("keep an eye on it");
      await page.keyboard.press("ArrowDown");
      await expect(intended(page).getByRole("status")).toContainText("see your doctor this week");
      await page.keyboard.press("ArrowDown");
      await expect(intended(page).getByRole("radio", { name: "Not sure" })).toBeChecked();
      await expect(intended(page).getByRole("status")).toContainText("see your doctor this week");
      await expectAccessible(page);
      await page.reload();
      await expect(intended(page).getByRole("radio", { name: "Not sure" })).toBeChecked();
      expect(sent).toEqual([]);
      await expectNoSidewaysScroll(page);
    });
  }

  test("nobody is asked who lost no weight", { tag: "@full" }, async ({ page }) => {
    await openDiet(page, "eats much less, body mass index 25.0");
    await expect(page.getByText("see your doctor this week").first()).toBeVisible();
    await expect(intended(page)).toHaveCount(0);
  });
});

/** The example in which the most is asked. */
const longest = (domain: Domain) =>
  ruleOf(domain.survey).examples.toSorted(
    (one, other) => Object.keys(other.answers).length - Object.keys(one.answers).length,
  )[0] as Example;

async function saveFirstResult(page: Page, userID: string, { survey, save }: NonNullable<Domain["firstSurvey"]>) {
  const { score, meaning } = middleExample(survey);
  const data = { userID, bmi: score.toFixed(1), category: meaning };
  expect((await page.request.post(saveUrl({ save }), { data })).status()).toBe(200);
}

test.describe("on paper", () => {
  test("the button fetches the answers, then prints", async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset["printed"] = "yes";
      };
    });
    await openResult(page, 20);
    await page.getByRole("button", { name: "Print or save as PDF" }).press("Enter");
    await expect(page.locator("html[data-printed]")).toHaveCount(1);
    await page.emulateMedia({ media: "print" });
    const sheet = page.getByRole("article");
    await expect(sheet).toContainText("Keepwell self-assessment, not a diagnosis");
    await expect(sheet).toContainText(/Taken on \w+ \d+, \d{4}/);
    await expect(sheet).toContainText("20 on a scale of 0 to 40: Moderate");
    await expect(sheet.getByRole("row").filter({ hasText: "Your result" })).toContainText("Moderate");
    for (const { title, shown } of stepsOf(stress, exampleWithScore(20)).flat())
      await expect(sheet.getByRole("row").filter({ hasText: title })).toContainText(shown);
    await expect(sheet).toContainText("Version 1.0.0");
    await expect(sheet).toContainText(ruleOf(stress.survey).instrument.source);
    for (const around of [page.getByRole("banner"), page.getByRole("contentinfo").last(), page.getByRole("button")])
      await expect(around).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(["Stress"]);
    const pixels = await sheet.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(pixels * (72 / 96)).toBeCloseTo(14, 2);

    await page.emulateMedia({ media: "screen" });
    await expect(sheet).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(["Stress: your result"]);
  });

  for (const domain of domains) {
    test(`${textOf(domain.name)} takes at most two pages`, { tag: "@full" }, async ({ page }) => {
      const userId = await openAs(page, "/contact");
      if (domain.firstSurvey) await saveFirstResult(page, userId, domain.firstSurvey);
      await submit(page, userId, domain, longest(domain));
      await page.goto(domain.routes.score);
      await summary(page).click();
      await expect(explanation(page).getByRole("table")).toBeVisible();
      for (const format of ["Letter", "A4"]) {
        const pdf = (await page.pdf({ format })).toString("latin1");
        const pages = pdf.match(/\/Type\s*\/Page(?!s)/g) ?? [];
        expect(pages.length, format).toBeGreaterThan(0);
        expect(pages.length, format).toBeLessThanOrEqual(2);
      }
      // The browser itself told the page that it was printed.
      await expect(page.locator("article")).toHaveCount(1);
    });
  }

  test("a result whose answers cannot be had is printed without them", { tag: "@full" }, async ({ page }) => {
    await page.route("**/working", (route) => route.abort());
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset["printed"] = "yes";
      };
    });
    await openResult(page, 20);
    await page.getByRole("button", { name: "Print or save as PDF" }).click();
    await expect(page.locator("html[data-printed]")).toHaveCount(1);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("article")).toContainText("20 on a scale of 0 to 40: Moderate");
    await expect(page.getByRole("article").getByRole("table")).toHaveCount(1);
  });
});

test("the whole page speaks Spanish to who chose it", { tag: "@full" }, async ({ page }) => {
  await openAs(page, "/contact");
  await page.evaluate(() => localStorage.setItem("keepwell.language", "es"));
  const userId = await page.evaluate(() => localStorage.getItem("userID") ?? "");
  await submit(page, userId, stress, exampleWithScore(20));
  await page.goto(stress.routes.score);
  await page.getByText("Ver cómo se calculó").click();
  await expect(page.getByText("Usted respondió el")).toBeVisible();
  await unfold(page, "Sus resultados con el tiempo");
  await expect(page.getByText("Este es su primer resultado.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Imprimir o guardar como PDF" })).toBeVisible();
});
