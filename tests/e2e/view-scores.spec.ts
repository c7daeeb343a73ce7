import { expect, type Page, test } from "@playwright/test";
import type { Domain } from "#core/content-model/domains.ts";
import { bandIndexOf } from "#core/shared/bands.ts";
import { textOf } from "#core/shared/text-of.ts";
import { isFull } from "../support/is-full.ts";
import { type Example, ruleOf } from "./content.ts";
import { holdBack } from "./hold-back.ts";
import { expectFitForPaper } from "./on-paper.ts";
import { expectAccessible, openAs } from "./person.ts";
import { endsOf, expectNoSidewaysScroll, plainDomains, submit } from "./submit.ts";

const latest = (page: Page) => page.getByRole("table", { name: "Latest Scores" });
const previous = (page: Page) => page.getByRole("table", { name: "Previous Scores" });
const [one, other] = plainDomains;
if (!one || !other) throw new Error("fewer than two areas");

function shown({ name, survey }: Domain, { score }: Example): RegExp {
  const { bands } = ruleOf(survey);
  const band = bands[bandIndexOf(bands, score)];
  const meaning = `${textOf(band?.meaning ?? "")}${textOf(band?.aside ?? "")}`;
  return new RegExp(
    `^${textOf(name)}\\w+ \\d+, \\d{4}, today${`${Math.round(score * 10) / 10}`.replace(".", "\\.")}${meaning}$`,
  );
}

for (const path of isFull ? ["/about2", "/scores"] : ["/scores"]) {
  test(`${path} shows the newest score of each forum as latest, older ones as previous`, async ({ page }) => {
    const userId = await openAs(page, "/contact");
    const [low, high] = endsOf(one);
    const [single] = endsOf(other);
    await submit(page, userId, one, low);
    await submit(page, userId, other, single);
    await submit(page, userId, one, high);
    await submit(page, userId, one, low);
    await page.goto(path);
    await expect(latest(page).getByRole("columnheader")).toHaveText(["Forum", "Score", "Meaning"]);
    const rowsOf = (table: ReturnType<typeof latest>) => table.getByRole("row").filter({ has: page.getByRole("cell") });
    await expect(rowsOf(latest(page))).toHaveText([shown(one, low), shown(other, single)]);
    await expect(rowsOf(previous(page))).toHaveText([shown(one, high), shown(one, low)]);
    const trends = page.getByRole("region", { name: "How it went" });
    await expect(trends).toContainText(
      new RegExp(`3 scores: the first ${low.score} on .*, the latest ${low.score} on`),
    );
    await expect(trends).toContainText("One score so far.");
    for (const { survey } of [one, other]) await expect(trends).toContainText(textOf(ruleOf(survey).about));
    await expect(page.getByRole("link", { name: "Get Personalized Advice" })).toHaveAttribute("href", "/about4");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await expectFitForPaper(page, 4);
    // The largest text in the smallest width, in the language of longer words.
    await page.evaluate(() => localStorage.setItem("keepwell.language", "es"));
    await page.reload();
    await expect(page.getByRole("listbox")).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.dataset["textSize"] = "largest";
    });
    await expectNoSidewaysScroll(page);
  });
}

test("without a user it leads to /about, on arrival and when the id goes while it is open", { tag: "@full" }, async ({
  page,
  context,
}) => {
  for (const path of isFull ? ["/about2", "/scores"] : ["/scores"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/about");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Log in");
  }
  await openAs(page, "/about2");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your scores");
  const tab = await context.newPage();
  await tab.goto("/logout");
  await expect(page).toHaveURL("/about");
});

test("with no scores yet a kind sentence leads to the hub, which links here once something is done", {
  tag: "@full",
}, async ({ page }) => {
  const userId = await openAs(page, "/about2");
  await expect(page.getByText("There are no scores yet.")).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to My Wellness Tools" }).click();
  await expect(page).toHaveURL("/evaluations");
  await expect(page.getByRole("link", { name: "See all your scores" })).toHaveCount(0);
  await submit(page, userId, one, endsOf(one)[0]);
  await page.reload();
  await page.getByRole("link", { name: "See all your scores" }).click();
  await expect(page).toHaveURL("/about2");
  await expect(latest(page)).toBeVisible();
  await expect(page.getByText("When you take an assessment again")).toBeVisible();
  await expectAccessible(page);
});

for (const [state, fulfil, tag] of [
  ["a cut connection", null, ["@full"]],
  ["a reply of another form", { status: 200, body: "{}" }, []],
] as const) {
  test(`${state} is only logged, without personal data, and the page stays calm`, { tag: [...tag] }, async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
    const userId = await openAs(page, "/contact");
    await page.route("**/view-scores/**", (route) => (fulfil ? route.fulfill(fulfil) : route.abort()));
    await page.goto("/about2");
    await expect(page.getByText("You find each of your results in its area")).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
    await expect(page.getByText("There are no scores yet.")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Get Personalized Advice" })).toBeVisible();
    await expectAccessible(page);
    const ours = logged.filter((text) => text.startsWith("The scores could not be read."));
    expect(ours.length).toBeGreaterThan(0);
    expect(ours.join()).not.toContain(userId);
    await page.getByRole("link", { name: "Back to My Wellness Tools" }).click();
    await expect(page).toHaveURL("/evaluations");
  });
}

test("offline, a walk from the hub stays calm too", { tag: "@full" }, async ({ page, context }) => {
  const userId = await openAs(page, "/contact");
  await submit(page, userId, one, endsOf(one)[0]);
  await page.goto("/evaluations");
  const link = page.getByRole("link", { name: "See all your scores" });
  await expect(link).toBeVisible();
  // The page it leads to is fetched ahead.
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await link.click();
  await expect(page.getByText("You find each of your results in its area")).toBeVisible();
  await context.setOffline(false);
});

test("while the scores are on their way the page says so", { tag: "@full" }, async ({ page }) => {
  await openAs(page, "/contact");
  const release = await holdBack(page, "**/view-scores/**");
  await page.goto("/about2");
  await expect(page.getByText("Opening your scores…")).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(page.getByText("There are no scores yet.")).toBeVisible();
});

test("what a server sends is shown as text", { tag: "@full" }, async ({ page }) => {
  await openAs(page, "/contact");
  const meaning = "<b onclick=alert(1)>bold</b>";
  const record = { forum: "Another <i>scale</i>", value: "7", meaning, timestamp: "never" };
  await page.route("**/view-scores/**", (route) => route.fulfill({ json: [record, null] }));
  await page.goto("/scores");
  await expect(latest(page)).toContainText(meaning);
  await expect(latest(page)).toContainText("Another <i>scale</i>");
  await expect(latest(page).locator("b, i, time")).toHaveCount(0);
  await expectAccessible(page);
});
