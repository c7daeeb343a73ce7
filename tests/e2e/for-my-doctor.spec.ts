import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import type { KnowYourNumbers } from "#core/content-model/know-your-numbers.ts";
import { textOf } from "#core/shared/text-of.ts";
import { readUrl } from "../support/domain-calls.ts";
import { domains, ruleOf } from "./content.ts";
import { expectFitForPaper } from "./on-paper.ts";
import { expectAccessible, openAs } from "./person.ts";
import { endsOf, expectNoSidewaysScroll, plainDomains, submit } from "./submit.ts";

const PATH = "/for-my-doctor";
const { factors }: KnowYourNumbers = JSON.parse(readFileSync("surveys/know-your-numbers.json", "utf8"));
const sheet = (page: Page) => page.getByRole("article");
const [one] = plainDomains;
if (!one) throw new Error("no area");

/** The meaning whose translation is longest with what stands beside it, and its score. */
function longestBand(survey: string, language: string) {
  const { bands, range } = ruleOf(survey);
  const letters = ({ meaning, aside = "" }: (typeof bands)[number]) =>
    `${textOf(meaning, language)}${textOf(aside, language)}`.length;
  const sorted = bands.toSorted((a, b) => letters(b) - letters(a));
  return { score: Math.max(sorted[0]?.from ?? 0, range.min), meaning: textOf(sorted[0]?.meaning ?? "") };
}

/** Returns all alerts of a rule: more than any answers raise at once, since many exclude each other. */
const allRaised = (survey: string) => (ruleOf(survey).alerts ?? []).map(({ name, kind, say }) => ({ name, kind, say }));

/** Has the server say the most there can be: each area done twice and compared, and all raised that there is. */
async function sayTheMost(page: Page, userId: string, language: string): Promise<void> {
  for (const domain of domains) {
    const { score, meaning } = longestBand(domain.survey, language);
    const { version } = ruleOf(domain.survey);
    const submittedAt = "2026-09-23T15:00:00.000Z";
    const raised = allRaised(domain.survey);
    const reply = { score, mnaScore: score, meaning, subscores: {}, submittedAt, alerts: raised };
    const entry = { meaning, scale: domain.survey, version };
    const history = [
      { ...entry, score: ruleOf(domain.survey).range.max, submittedAt: "2025-09-23T15:00:00.000Z" },
      { ...entry, score, submittedAt },
    ];
    await page.route(`**${readUrl(domain, userId)}`, (route) => route.fulfill({ json: reply }));
    await page.route(`**/${domain.survey}/*/history`, (route) => route.fulfill({ json: history }));
  }
}

for (const language of ["en", "es"]) {
  test(`with all there can be, it takes at most two sheets in ${language}`, {
    tag: language === "en" ? [] : "@full",
  }, async ({ page }) => {
    const userId = await openAs(page, "/health");
    await sayTheMost(page, userId, language);
    const note = "the number was 128 over 76 on the second of May, my doctor found it all right ok".slice(0, 80);
    const noted = factors.map(({ id }, index) => [id, index % 2 ? { choice: "known", note } : { choice: "ask" }]);
    const question = "Does the tablet for my blood pressure make me dizzy in the morning, and may I take it at night? ";
    await page.evaluate(
      ([user, code, numbers, questions]) => {
        localStorage.setItem("keepwell.language", `${code}`);
        localStorage.setItem("keepwell.numbers", JSON.stringify({ [`${user}`]: numbers }));
        localStorage.setItem("keepwell.doctorQuestions", JSON.stringify({ [`${user}`]: questions }));
      },
      [userId, language, Object.fromEntries(noted), question.repeat(5).slice(0, 400).replaceAll("? ", "?\n")] as const,
    );
    await page.goto(PATH);
    await expect(sheet(page).getByRole("rowheader")).toHaveCount(domains.length);
    const aside = ruleOf("learning").bands[0]?.aside ?? "";
    await expect(sheet(page)).toContainText(textOf(aside, language));
    const count = domains.reduce((sum, { survey }) => sum + allRaised(survey).length, 0);
    expect(count).toBeGreaterThan(10);
    const raising = domains.filter(({ survey }) => allRaised(survey).length > 0);
    await expect(sheet(page).getByRole("list").first().getByRole("listitem")).toHaveCount(raising.length);
    // A line for each number that was noted, and one for all that the person wants to ask about.
    await expect(sheet(page).getByRole("list").last().getByRole("listitem")).toHaveCount(factors.length / 2 + 1);
    await expectFitForPaper(page, 2);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner")).toBeHidden();
    const smallest = await sheet(page).evaluate((element) =>
      Math.min(
        ...[element, ...element.querySelectorAll("*")].map((it) => Number.parseFloat(getComputedStyle(it).fontSize)),
      ),
    );
    expect(smallest * (72 / 96)).toBeGreaterThanOrEqual(13.99);
  });
}

test("a person ticks what is on it, and notes of abuse are off until ticked", async ({ page }) => {
  const userId = await openAs(page, PATH);
  await expect(page.getByText("No area is done yet.")).toBeVisible();
  await expectAccessible(page);
  await submit(page, userId, one, endsOf(one)[0]);
  const abuse = { name: "hurt", kind: "abuse", say: "You are not to blame." };
  await page.route(`**${readUrl(one, userId)}`, async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, json: { ...(await reply.json()), alerts: [abuse] } });
  });
  await page.goto("/evaluations");
  await page.getByRole("link", { name: "One page for my doctor" }).click();
  await expect(page).toHaveURL(PATH);
  const area = textOf(one.name);
  await expect(sheet(page).getByRole("rowheader")).toContainText(area);
  await expect(sheet(page)).not.toContainText("not to blame");
  await expect(page.getByText("someone else may find the paper")).toBeVisible();
  await page.getByRole("checkbox", { name: "Notes that only a result page shows" }).check();
  await expect(sheet(page)).toContainText("You are not to blame.");
  await page.getByRole("checkbox", { name: area }).uncheck();
  await expect(sheet(page).getByRole("row")).toHaveCount(0);
  await expect(sheet(page)).not.toContainText("not to blame");
  await page.getByLabel("What I would like to ask").fill("Is it my hip?");
  await expect(sheet(page)).toContainText("Is it my hip?");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect(sheet(page)).toContainText("Is it my hip?");
});
