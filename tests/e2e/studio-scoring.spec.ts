import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, expect, type Locator, type Page, test } from "@playwright/test";
import type { StudioScale } from "#core/api/studio.ts";
import type { ScoringRule } from "#core/content-model/scoring-rule.ts";
import { starterScale } from "#core/content-model/starter-scale.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import { staffCookie } from "../support/staff.ts";
import { drag } from "./studio-steps.ts";

const ID = "small-joys";
let server: ServerProcess;
test.beforeAll(async () => {
  server = await startServer((folder) => {
    const [SURVEYS_DIR, SCORING_RULES_DIR] = [join(folder, "surveys"), join(folder, "scoring-rules")];
    cpSync("surveys", SURVEYS_DIR, { recursive: true });
    cpSync("scoring-rules", SCORING_RULES_DIR, { recursive: true });
    const { survey, rule } = starterScale(ID, "Small joys", 2026);
    writeFileSync(
      join(SURVEYS_DIR, `${ID}.json`),
      JSON.stringify(survey, null, 2).replaceAll(" thing happen", " joy come").replace("Two short", "Two"),
    );
    writeFileSync(
      join(SCORING_RULES_DIR, `${ID}.json`),
      JSON.stringify(rule, null, 2).replaceAll(/([a-z])\."/g, '$1 indeed."'),
    );
    return { SURVEYS_DIR, SCORING_RULES_DIR };
  });
});
test.afterAll(() => server.stop());

/** The rule with nothing that the forms are for. */
function bare(json: string): string {
  const { points: _, gauge: __, ...rule } = JSON.parse(json) as ScoringRule;
  const instrument = { ...rule.instrument, source: "" };
  const nothing = { score: "0", range: { min: 0, max: 0 }, bands: [], examples: [] };
  return JSON.stringify({ ...rule, status: "draft", instrument, unscored: ["first", "second"], ...nothing }, null, 2);
}

/** Opens the scoring of the scale as a publisher, with its rule changed. */
async function openScoring(page: Page, context: BrowserContext, changed: (json: string) => string): Promise<Locator> {
  await context.addCookies([await staffCookie(server, "publisher")]);
  await page.route(`**/api/studio/scales/${ID}`, async (route) => {
    const response = await route.fetch();
    const scale = (await response.json()) as StudioScale;
    await route.fulfill({ response, json: { ...scale, rule: changed(scale.rule) } });
  });
  await page.goto(`${server.url}/studio?scale=${ID}`);
  await page.getByRole("tab", { name: "Scoring" }).press("Enter");
  return page.getByRole("region", { name: "Scoring", exact: true });
}

test("a rule gets its points, formula, bands, alert and examples by keyboard alone, and is no draft any more", {
  tag: "@full",
}, async ({ page, context }) => {
  const scoring = await openScoring(page, context, bare);
  const press = async (target: Locator, key = "Enter") => {
    await target.focus();
    await page.keyboard.press(key);
  };
  const button = (name: string | RegExp) => scoring.getByRole("button", { name });
  const write = async (target: Locator, text: string) => {
    await target.focus();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(text);
  };

  await press(button("Give 0 to 3 to all 2 without points"));
  await press(button(/^Reverse the points of .* \(second\)$/));
  await expect(scoring.getByText("reverse-scored")).toBeVisible();
  await expect(scoring.getByRole("textbox", { name: /^Points of .* \(second\): Never$/ })).toHaveValue("3");
  await press(scoring.locator("summary", { hasText: "Other parts of the rule" }));
  const [kept, summed] = ["Questions that are kept and not counted", "Of what"].map((name) =>
    scoring.getByRole("group", { name }),
  ) as [Locator, Locator];
  await press(kept.getByRole("checkbox", { name: /\(first\)$/ }), "Space");
  await press(kept.getByRole("checkbox", { name: /\(second\)$/ }), "Space");
  await scoring.getByRole("combobox", { name: "Way" }).focus();
  await page.keyboard.type("the sum");
  await press(summed.getByRole("checkbox", { name: /\(first\)$/ }), "Space");
  await press(summed.getByRole("checkbox", { name: /\(second\)$/ }), "Space");
  await press(button(/Write 0 to 6/));

  await press(button("Add a band"));
  await press(button("Add a band"));
  const bands = scoring.locator("details").filter({ has: page.getByLabel("Printed limits") });
  const texts = { Meaning: ["Seldom", "Often"], "Printed limits, such as 0-13": ["0-2", "3-6"] };
  for (const [at, fold] of [bands.nth(0), bands.nth(1)].entries()) {
    await expect(fold).toHaveAttribute("open");
    for (const [label, [one = "", other = ""]] of Object.entries(texts)) {
      await write(fold.getByLabel(new RegExp(`^${label} \\(English\\)`)), at === 0 ? one : other);
    }
    await write(fold.getByLabel("What it means for daily life (English)"), "So it is.");
    await write(fold.getByLabel("One small step (English)"), "Take one.");
  }
  const border = scoring.getByRole("slider", { name: "Start of “Often”" });
  await expect(border).toHaveAttribute("aria-valuenow", "4");
  await press(border, "ArrowLeft");
  await expect(border).toHaveAttribute("aria-valuenow", "3");

  await press(button("Add an alert"));
  await expect(scoring.getByLabel("Name", { exact: true })).toBeFocused();
  const alert = scoring.locator("details").filter({ has: page.getByLabel("Name", { exact: true }) });
  await page.keyboard.type("no-joy");
  await press(alert.locator("summary", { hasText: "As text" }));
  const text = alert.getByRole("combobox", { name: "As text" });
  await write(text, "{sco");
  await expect(scoring.getByRole("option", { name: /^score/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(text).toHaveValue("{score}");
  await page.keyboard.type(" = 0");
  await expect(text).toBeFocused();
  await expect(alert.getByLabel("Question or number of line 1")).toHaveValue("score");
  await expect(alert.getByLabel("Points or number in line 1")).toHaveValue("0");
  await alert.getByRole("combobox", { name: "Kind" }).focus();
  await page.keyboard.type("see");
  await write(alert.getByLabel("What the person is told (English)"), "Please tell somebody.");

  await press(scoring.locator("summary", { hasText: "About the scale" }));
  await write(scoring.getByLabel("Source (the citation)"), "Keepwell, 2026");
  await expect(scoring.getByText("Add worked examples.")).toBeVisible();
  await press(button("Find the examples that are lacking"));
  const confirm = button(/^Confirm: /);
  await expect(confirm).toHaveCount(4);
  await expect(scoring.getByText("The rule gives 0, Seldom, the alert “no-joy”.")).toBeVisible();
  for (let left = 4; left > 0; left -= 1) {
    await press(confirm.first());
    await expect(confirm).toHaveCount(left - 1);
  }
  await press(button("It is no draft any more").first());
  await expect(page.getByRole("region", { name: "Problems" })).toContainText("In order");
  await press(page.getByRole("tab", { name: "Publish" }));
  await press(page.getByRole("button", { name: "Publish", exact: true }));
  await expect(page.getByText("Published. It is live now.")).toBeVisible();

  const rule = JSON.parse(readFileSync(join(server.folder, `scoring-rules/${ID}.json`), "utf8")) as ScoringRule;
  expect(rule).toMatchObject({
    points: [{ items: ["first"] }, { items: ["second"], values: { Never: 3, "Every day": 0 } }],
    score: "sum({first}, {second})",
    range: { min: 0, max: 6 },
    bands: [
      { from: 0, meaning: "Seldom" },
      { from: 3, meaning: "Often" },
    ],
    alerts: [{ name: "no-joy", when: "{score} = 0", kind: "doctor" }],
  });
  expect(rule.examples.map(({ score }) => score).toSorted()).toEqual([0, 2, 3, 6]);
  expect(rule).not.toHaveProperty("status");
});

/** The rule of the sample as a score with decimals, and without examples. */
function withDecimals(json: string): string {
  const rule = JSON.parse(json) as ScoringRule;
  const [low, high] = rule.bands;
  const bands = [
    { ...low, legend: "0-2.86" },
    { ...high, from: 4.29, legend: "4.29-8.57" },
  ];
  const score = "round(({first} + {second}) * 10 / 7, 2)";
  const range = { min: 0, max: 8.57 };
  const points = [{ items: ["first", "second"], values: { Never: 0, "Some days": 1, "Most days": 2, "Every day": 3 } }];
  const { alerts: _, ...rest } = rule;
  return JSON.stringify({ ...rest, points, score, range, gauge: { max: 8.57, better: "higher" }, bands, examples: [] });
}

test("a proposed example follows the rounding of the rule, and takes a score worked out to two decimals", {
  tag: "@full",
}, async ({ page, context }) => {
  const scoring = await openScoring(page, context, withDecimals);
  await scoring.getByRole("button", { name: "Find the examples that are lacking" }).click();
  await expect(scoring.getByText("The rule gives 8.57, Often.")).toBeVisible();
  await scoring.getByLabel("Rounding").selectOption({ label: "not rounded" });
  await expect(scoring.getByText("The rule gives 8.571429, Often.")).toBeVisible();
  const proposal = scoring.locator("details", { hasText: "The rule gives 8.571429, Often." });
  const expected = proposal.getByLabel("Score you expect");
  await expected.fill("8.5");
  await expect(proposal.getByText(/^You expect 8\.5, the rule gives 8\.571429/)).toBeVisible();
  await proposal.getByRole("button", { name: /^It is right, write 8\.571429/ }).click();
  await expect(proposal.getByText(/^You expect/)).toHaveCount(0);
  await expected.fill("8.57");
  await proposal.getByRole("button", { name: /^Confirm: / }).click();
  await page.getByRole("tab", { name: "JSON" }).click();
  await expect(page.getByRole("textbox", { name: /^Scoring rule:/ })).toContainText(`"score": ${60 / 7}`);
});

test("on a phone a band opens wherever its name is pressed", { tag: "@full" }, async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const scoring = await openScoring(page, context, (json) => json);
  const band = scoring
    .locator("details")
    .filter({ has: page.getByLabel("Printed limits") })
    .first();
  await band.locator("summary").first().click({ timeout: 5_000 });
  await expect(band).toHaveAttribute("open");
  await scoring.getByRole("button", { name: "Move down: band “Seldom”" }).click();
  await expect(scoring.getByRole("toolbar", { name: /^band / }).last()).toHaveAccessibleName("band “Seldom”");
});

/** The rule with two results in place of its score. */
function withTwoResults(json: string): string {
  const { score, range, gauge, bands, margin: _, ...rule } = JSON.parse(json) as ScoringRule & { margin?: unknown };
  const result = (name: string, title: string) => ({ name, title, formula: score, range, gauge, bands });
  return JSON.stringify({ ...rule, status: "draft", results: [result("now", "Now"), result("before", "Before")] });
}

test("results and their bands are dragged to another place with the mouse", { tag: "@full" }, async ({
  page,
  context,
}) => {
  const scoring = await openScoring(page, context, withTwoResults);
  const results = scoring.getByRole("region", { name: /^Result: / });
  await expect(results).toHaveCount(2);
  const band = results.first().getByRole("toolbar", { name: /^band / });
  const second = await band.nth(1).getAttribute("aria-label");
  // On a busy machine the first press can come before the page hears it.
  await expect(async () => {
    if ((await band.first().getAttribute("aria-label")) !== second) await drag(page, band.nth(1), band.first());
    await expect(band.first()).toHaveAttribute("aria-label", second ?? "", { timeout: 3_000 });
  }).toPass();
  await drag(page, results.nth(1), results.first());
  await expect(results.first()).toHaveAccessibleName("Result: Before");
});
