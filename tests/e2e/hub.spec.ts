import { expect, type Page, test } from "@playwright/test";
import type { Domain } from "#core/content-model/domains.ts";
import { bandIndexOf } from "#core/shared/bands.ts";
import { textOf } from "#core/shared/text-of.ts";
import { domains, type Example, ruleOf } from "./content.ts";
import { expectAccessible, openAs } from "./person.ts";
import { endsOf, expectNoSidewaysScroll, plainDomains, submit } from "./submit.ts";

const [one, other] = plainDomains;
if (!one || !other) throw new Error("fewer than two areas");

const card = (page: Page, { routes }: Domain) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator(`a[href="${routes.intro}"]`) });
const bandOf = ({ survey }: Domain, { score }: Example) => {
  const { bands } = ruleOf(survey);
  return bands[bandIndexOf(bands, score)];
};

test("each card says when it was done, the result in a word, and how it changed, and stays short", async ({ page }) => {
  const userId = await openAs(page, "/evaluations");
  await expect(page.getByRole("link", { name: /^Next: / })).toHaveCount(0);
  const [lowest, highest] = endsOf(one);
  await submit(page, userId, one, lowest);
  await submit(page, userId, one, highest);
  await submit(page, userId, other, endsOf(other)[0]);
  await page.reload();

  const band = bandOf(one, highest);
  // Without a measured margin no change is called better or worse.
  expect(ruleOf(one.survey).margin).toBe(undefined);
  await expect(card(page, one)).toContainText(`${textOf(band?.meaning ?? "")}, higher than before (lower is better)`);
  await expect(card(page, one)).toContainText(/Done \d{2}\/\d{2}\/\d{4}/);
  // The small step stands on the result, unless it names a number to call.
  for (const [domain, end] of [
    [one, highest],
    [other, endsOf(other)[0]],
  ] as const) {
    const told = bandOf(domain, end);
    const step = `One small step: ${textOf(told?.nextStep ?? "")}`;
    const names = told?.calls?.nextStep !== undefined;
    await expect(card(page, domain).getByText(step)).toHaveCount(names ? 1 : 0);
  }
  // The first result of a scale is compared with nothing.
  await expect(card(page, other)).toContainText(textOf(bandOf(other, endsOf(other)[0])?.meaning ?? ""));
  await expect(card(page, other)).not.toContainText("before");
  const open = domains.find((domain) => domain !== one && domain !== other);
  await expect(page.getByRole("link", { name: /^Next: / })).toHaveAttribute("href", open?.routes.intro ?? "");
  await expectAccessible(page);

  await page.getByRole("link", { name: `See your result: ${one.category}` }).click();
  await expect(page).toHaveURL(one.routes.score);
});

test("where the next step speaks of a helpline, the card and the result have a number to call", async ({ page }) => {
  const stress = plainDomains.find(({ survey }) => survey === "stress") as Domain;
  const userId = await openAs(page, "/contact");
  await submit(page, userId, stress, endsOf(stress)[1]);
  await page.goto("/evaluations");
  await expect(card(page, stress)).toContainText("call a helpline");
  const links = card(page, stress).getByRole("link", { name: "Call 988" });
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute("href", "tel:988");
    // Nothing of the card lies over it.
    await link.click({ trial: true });
  }
  await expect(links).not.toHaveCount(0);
  await expectAccessible(page);
  await page.goto(stress.routes.score);
  const part = page
    .getByRole("main")
    .locator("div")
    .filter({ has: page.locator(":scope > h3") });
  for (const name of ["One small step", "When to talk to someone"]) {
    const words = part.filter({ has: page.getByRole("heading", { level: 3, name }) }).last();
    await expect(words.getByRole("link", { name: "Call 988" })).toHaveAttribute("href", "tel:988");
  }
  await expectAccessible(page);
});

test("no card and no row of scores has a meaning of Learning without the words beside it", { tag: "@full" }, async ({
  page,
}) => {
  const learning = plainDomains.find(({ survey }) => survey === "learning") as Domain;
  const userId = await openAs(page, "/contact");
  const { bands, examples } = ruleOf(learning.survey);
  for (const band of bands) {
    const example = examples.find(({ score }) => bands[bandIndexOf(bands, score)] === band) as Example;
    await submit(page, userId, learning, example);
    await page.goto("/evaluations");
    await expect(card(page, learning)).toContainText(textOf(band.meaning));
    await expect(card(page, learning)).toContainText(textOf(band.aside ?? "missing"));
  }
  await page.goto("/about2");
  for (const { meaning, aside = "missing" } of bands) {
    const cell = page.getByRole("cell").filter({ hasText: textOf(meaning) });
    await expect(cell).toHaveText(`${textOf(meaning)}${textOf(aside)}`);
  }
});

test("hub, introduction and result fit a small phone with the largest letters", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const userId = await openAs(page, "/contact");
  await submit(page, userId, one, endsOf(one)[1]);
  await page.evaluate(() => localStorage.setItem("keepwell.display", JSON.stringify({ textSize: "largest" })));
  for (const path of ["/evaluations", one.routes.intro, one.routes.score]) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("data-text-size", "largest");
    // The hub has its card, and the result its dial.
    await expect(page.locator("main h2, main ul").first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});

test("a hub that cannot ask for results says what it knows", { tag: "@full" }, async ({ page }) => {
  const userId = await openAs(page, "/contact");
  await submit(page, userId, one, endsOf(one)[0]);
  await page.route("**/api/overview/**", (route) => route.abort());
  await page.goto("/evaluations");
  await expect(card(page, one)).toContainText(/Done \d{2}\/\d{2}\/\d{4}/);
  await expect(card(page, one)).toContainText(textOf(one.description));
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
});

test("who comes back after five weeks is welcomed, and asked one thing first", async ({ page }) => {
  const userId = await openAs(page, "/contact");
  const daysAgo = (days: number) => {
    const date = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    return { completedAt: date.toLocaleString("en-US", { month: "2-digit", day: "2-digit", year: "numeric" }) };
  };
  const completed = Object.fromEntries(domains.map(({ category }) => [category, daysAgo(29)]));
  const all = { [userId]: { ...completed, [other.category]: daysAgo(36) } };
  await page.evaluate((value) => localStorage.setItem("completedTests", JSON.stringify(value)), all);
  await page.goto("/evaluations");
  await expect(page.getByText(`Welcome back. ${textOf(other.name)} was 5 weeks ago.`)).toBeVisible();
  await page.getByRole("link", { name: `Take it again: ${textOf(other.name)}` }).click();
  await expect(page).toHaveURL(other.routes.intro);
});
