import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, type Route } from "@playwright/test";
import type { StudioScale } from "#core/api/studio.ts";
import { submitCall } from "../support/domain-calls.ts";
import { PAYLOADS } from "../support/hostile-content.ts";
import { isFull } from "../support/is-full.ts";
import type { ServerProcess } from "../support/server-process.ts";
import { staffCookie } from "../support/staff.ts";
import { domains } from "./content.ts";
import { holdBack } from "./hold-back.ts";
import { expectAccessible, openAs } from "./person.ts";
import { test as base } from "./studio-server.ts";
import { exported } from "./studio-steps.ts";

type Cookie = Awaited<ReturnType<typeof staffCookie>>;
const test = base.extend<object, { signedIn: Cookie }>({
  signedIn: [async ({ server }, use) => use(await staffCookie(server, "publisher")), { scope: "worker" }],
  context: async ({ context, signedIn }, use) => {
    await context.addCookies([signedIn]);
    await use(context);
  },
});
// One after the other, on one server.
test.describe.configure({ mode: "default" });

const QUESTION = "How often did an unwelcome surprise upset you?";
const fileOf = (server: ServerProcess) => (name: string) => readFileSync(join(server.folder, name), "utf8");
const problems = (page: Page) => page.getByRole("region", { name: "Problems" });
const publishing = (page: Page) => page.getByRole("region", { name: "Before you publish" });
const editor = (page: Page, name: "Survey" | "Scoring rule") =>
  page.getByRole("textbox", { name: new RegExp(`^${name}:`) });

const openTab = (page: Page, name: "Questions" | "Scoring" | "Translations" | "Try it" | "JSON" | "Publish") =>
  page.getByRole("tab", { name }).click();

/** Submits answers as a person whom nobody else is. */
async function submitAs(page: Page, survey: string, answers: object): Promise<void> {
  const submit = domains.find((one) => one.survey === survey)?.submit;
  if (!submit) throw new Error("no call takes these answers");
  const { path, userKey, answersKey } = submitCall({ submit });
  const person = await page.context().newPage();
  const data = { [userKey]: await openAs(person, "/health"), [answersKey]: answers };
  expect((await person.request.post(path, { data })).status()).toBe(200);
  await person.close();
}

/** Everything the browser complained of: a style that the policy refuses is such a complaint. */
async function openStudio(page: Page, scale = "stress"): Promise<string[]> {
  const complaints: string[] = [];
  page.on("console", (message) => void (message.type() === "error" && complaints.push(message.text())));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(`/studio?scale=${scale}`);
  await expect(problems(page)).not.toContainText("Checking");
  // The draft of an earlier test is kept on the server.
  const discard = page.getByRole("button", { name: "Discard my changes" });
  if (await discard.isVisible()) await discard.click();
  await expect(problems(page)).toContainText("In order");
  return complaints;
}

test("a question reworded by form is live after one press, and its file changed in that line alone", async ({
  page,
  server,
}) => {
  const file = fileOf(server);
  const complaints = await openStudio(page);
  const before = file("surveys/stress.json");
  // The first question is open.
  await page.getByLabel("Question (English)").fill("How often did a bad surprise upset you?");
  await expect(page.getByRole("heading", { name: "How often did a bad surprise upset you?" })).toBeVisible();
  await openTab(page, "Publish");
  await page.getByRole("button", { name: "Show the consequences" }).click();
  await expect(
    publishing(page)
      .getByText(/a bad surprise upset you/)
      .first(),
  ).toBeVisible();
  await expect(page.getByText("The server keeps no unfinished one.")).toBeVisible();
  await expect(page.getByText("All answers they may have given still fit.")).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Published. It is live now.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "What changes" })).toHaveCount(0);
  expect(file("surveys/stress.json")).toBe(before.replace(QUESTION, "How often did a bad surprise upset you?"));

  const person = await page.context().newPage();
  await openAs(person, "/stressscale");
  await expect(person.getByText("How often did a bad surprise upset you?")).toBeVisible();
  await person.close();

  await page.getByRole("button", { name: /^Roll back to/ }).click();
  await expect(page.getByText("Rolled back.")).toBeVisible();
  expect(file("surveys/stress.json")).toBe(before);
  expect(complaints).toEqual([]);
});

test("names are completed from the schema; broken JSON is named and jumped to; the keyboard leaves the editor", async ({
  page,
}) => {
  const complaints = await openStudio(page);
  await openTab(page, "JSON");
  const survey = editor(page, "Survey");
  await survey.click();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("End");
  await page.keyboard.type('\n"loc');
  await expect(page.getByRole("option", { name: '"locale"' })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(problems(page)).toContainText("This is not valid JSON");
  await openTab(page, "Questions");
  await expect(page.getByText("The form can be used again when the JSON can be read.")).toBeVisible();
  await page.getByRole("button", { name: /^Go to line \d of surveys\/stress.json/ }).click();
  await expect(survey).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect(survey).not.toBeFocused();
  await openTab(page, "Publish");
  await expect(page.getByRole("button", { name: "Publish", exact: true })).toHaveAttribute("aria-disabled", "true");

  // It is kept in this browser until it is thrown away.
  await page.reload();
  await expect(page.getByText("Changes not published")).toBeVisible();
  await page.getByRole("button", { name: "Discard my changes" }).click();
  await expect(problems(page)).toContainText("In order");
  expect(complaints).toEqual([]);
});

test("a band moved shows in the gauge, in what changes, in the stored results and in the examples", {
  tag: "@full",
}, async ({ page, server }) => {
  const rule = JSON.parse(fileOf(server)("scoring-rules/stress.json"));
  const example = rule.examples.find(({ score }: { score: number }) => score === 13);
  await submitAs(page, "stress", example.answers);
  await openStudio(page);
  await openTab(page, "Scoring");
  await page.getByRole("combobox", { name: "Answers", exact: true }).selectOption({ label: example.title });
  const bench = page.getByRole("region", { name: "Scoring bench" });
  await expect(bench.getByRole("img")).toHaveAttribute("aria-label", /13 of 40, Low/);
  await page.locator("summary", { hasText: "Moderate" }).click();
  await page.getByRole("spinbutton", { name: "Starts at this score" }).fill("12");
  await expect(bench.getByRole("img")).toHaveAttribute("aria-label", /13 of 40, Moderate/);
  await expect(problems(page)).toContainText("add up to 12");
  await openTab(page, "Publish");
  await page.getByRole("button", { name: "Show the consequences" }).click();
  await expect(page.getByText("The band “Moderate” started at 14 and now starts at 12.")).toBeVisible();
  await expect(page.getByText("Low → Moderate: 1")).toBeVisible();
  await expect(page.getByText(/should give 13, Low, but gives 13, Moderate/)).toBeVisible();
  await page.getByRole("button", { name: "Discard my changes" }).click();
});

test("whoever publishes second is told, keeps their words, and can publish on top", { tag: "@full" }, async ({
  page,
  server,
}) => {
  await openStudio(page, "learning");
  await page.getByText("Title and description").click();
  await page.getByLabel("Title (English)").first().fill("Mine");
  await expect(problems(page)).toContainText("In order");
  const theirs: StudioScale = await (await page.request.get("/api/studio/scales/learning")).json();
  const { from, survey, rule } = theirs;
  const body = { from, rule, survey: survey.replace('"pages"', '"locale": "en", "pages"') };
  const other = await page.request.post("/api/studio/scales/learning/publish", {
    data: body,
    headers: { origin: server.url },
  });
  expect(other.status()).toBe(200);
  await openTab(page, "Publish");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Somebody else published this scale since you opened it.")).toBeVisible();
  await page.getByRole("button", { name: "Take theirs" }).click();
  await openTab(page, "Questions");
  await page.getByText("Title and description").click();
  await expect(page.getByLabel("Title (English)").first()).not.toHaveValue("Mine");
  await openTab(page, "Publish");
  await page.getByRole("button", { name: "Bring mine back" }).click();
  await openTab(page, "Questions");
  await page.getByText("Title and description").click();
  await expect(page.getByLabel("Title (English)").first()).toHaveValue("Mine");
  await page.getByRole("button", { name: "Discard my changes" }).click();
});

test("the scale that was chosen last is shown, though the reply to an earlier choice comes after it", {
  tag: "@full",
}, async ({ page }) => {
  await openStudio(page);
  const late: Route[] = [];
  await page.route("**/api/studio/scales/sleep", (route) => void late.push(route));
  const choice = page.getByRole("combobox", { name: "Scale", exact: true });
  await choice.selectOption("sleep");
  await expect.poll(() => late.length).toBe(1);
  await choice.selectOption("diet");
  await expect(choice).toHaveValue("diet");
  const lateReply = page.waitForResponse("**/api/studio/scales/sleep");
  await late[0]?.continue();
  await (await lateReply).finished();
  await page.waitForTimeout(200);
  await expect(choice).toHaveValue("diet");
});

test("what is typed as JSON after a publication is added to what was published", { tag: "@full" }, async ({ page }) => {
  await openStudio(page, "diet");
  await openTab(page, "JSON");
  await editor(page, "Survey").click();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("End");
  await page.keyboard.type('\n"locale": "en",');
  await expect(problems(page)).toContainText("In order");
  const state = page.waitForResponse("**/api/studio/state");
  await openTab(page, "Publish");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Published. It is live now.")).toBeVisible();
  await state;
  await openTab(page, "JSON");
  await editor(page, "Survey").press("ControlOrMeta+Home");
  await page.keyboard.type(" ");
  await expect(page.getByText("Changes not published")).toBeVisible();
  await expect(editor(page, "Survey")).toContainText('"locale": "en"');
  await page.getByRole("button", { name: "Discard my changes" }).click();
});

/** Changes the title of a scale in the form, to words that may be published. */
async function retitle(page: Page, title: string): Promise<void> {
  await page.getByLabel("Title (English)").first().fill(title);
  await expect(problems(page)).toContainText("In order");
}

test("two quick presses publish once, and nobody else is said to have published", { tag: "@full" }, async ({
  page,
}) => {
  await openStudio(page, "sleep");
  await page.getByText("Title and description").click();
  await retitle(page, "Your nights");
  const calls: number[] = [];
  page.on("response", (response) => {
    if (/\/(publish|roll-back|rollback)$/.test(response.url())) calls.push(response.status());
  });
  await openTab(page, "Publish");
  await page.getByRole("button", { name: "Publish", exact: true }).dblclick();
  await expect(page.getByText("Published. It is live now.")).toBeVisible();
  await page.getByRole("button", { name: /^Roll back to/ }).dblclick();
  await expect(page.getByText("Rolled back.")).toBeVisible();
  expect(calls).toEqual([200, 200]);
});

test("a check that takes long says how long, and can be stopped", { tag: "@full" }, async ({ page }) => {
  await openStudio(page);
  await expect(problems(page)).toContainText("In order");
  await page.route("**/check", () => {});
  await openTab(page, "JSON");
  await editor(page, "Survey").press("Control+End");
  await page.keyboard.type("\n");
  await expect(problems(page)).toContainText("Still checking, for 2 seconds.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Stop the check" }).click();
  await expect(problems(page)).toContainText("The check was stopped.");
  await page.unroute("**/check");
  await editor(page, "Survey").press("Control+End");
  await page.keyboard.type("\n");
  await expect(problems(page)).toContainText("In order");
});

test("consequences of a draft that was changed meanwhile are not shown", { tag: "@full" }, async ({ page }) => {
  await openStudio(page, "sleep");
  await page.getByText("Title and description").click();
  await retitle(page, "Nights before");
  const release = await holdBack(page, "**/api/studio/scales/sleep/consequences");
  await openTab(page, "Publish");
  await page.getByRole("button", { name: "Show the consequences" }).click();
  await openTab(page, "Questions");
  await page.getByText("Title and description").click();
  await retitle(page, "Nights after");
  const reply = page.waitForResponse("**/consequences");
  release();
  await (await reply).finished();
  await retitle(page, "Nights after");
  await openTab(page, "Publish");
  await expect(publishing(page)).toBeVisible();
  await expect(publishing(page)).not.toContainText("Nights before");
  await page.getByRole("button", { name: "Discard my changes" }).click();
});

test("words that look like a script are shown as words, in messages and in the preview", { tag: "@full" }, async ({
  page,
}) => {
  const ran: number[] = [];
  await page.exposeFunction("ran", (which: number) => ran.push(which));
  await openStudio(page);
  const { from, survey, rule }: StudioScale = await (await page.request.get("/api/studio/scales/stress")).json();
  const strange = Object.fromEntries(PAYLOADS.map((script) => [script, 1]));
  const draft = { from, rule, survey: JSON.stringify({ ...JSON.parse(survey), ...strange }, null, 2) };
  await page.evaluate((kept) => localStorage.setItem("keepwell.studio.stress", kept), JSON.stringify(draft));
  await page.reload();
  await page.getByRole("button", { name: "Take them into a draft" }).click();
  await page.getByRole("button", { name: /^Show all/ }).click();
  for (const script of PAYLOADS) await expect(problems(page).getByText(`"${script}"`)).toBeVisible();
  await page.getByRole("button", { name: "Discard my changes" }).click();

  await page.locator("summary", { hasText: "Title and description" }).click();
  for (const script of PAYLOADS.slice(0, 3)) {
    await page.getByLabel("Question (English)").fill(script);
    await expect(page.getByRole("heading", { name: script, exact: true })).toBeVisible();
  }
  expect(await page.locator("main script, main [onerror], main [onload], main iframe, main style").count()).toBe(0);
  expect(ran).toEqual([]);
  await page.getByRole("button", { name: "Discard my changes" }).click();
});

test("the studio opens where it was left: the scale, the tab and the question", { tag: "@full" }, async ({ page }) => {
  await openStudio(page, "diet");
  const last = page.locator("details[data-question]").last();
  await last.locator("> summary").click();
  const name = `${await last.getAttribute("data-question")}`;
  const words = await last.getByLabel("Question (English)").inputValue();
  await openTab(page, "Scoring");
  await page.goto("/studio");
  await expect(page.getByRole("combobox", { name: "Scale", exact: true })).toHaveValue("diet");
  await expect(page.getByRole("tab", { name: "Scoring" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Tab");
  await page.getByRole("tab", { name: "Scoring" }).press("ArrowLeft");
  await expect(page.locator(`details[data-question="${name}"]`)).toHaveAttribute("open");
  await expect(page.getByRole("region", { name: "Preview" }).getByRole("heading", { name: words })).toBeVisible();
  // Both sides scroll by themselves; the page around them is as high as the window.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBeLessThanOrEqual(0);
});

test("a researcher exports the answers of a scale, and nobody whose session has ended does", { tag: "@full" }, async ({
  page,
  server,
}) => {
  const { examples } = JSON.parse(fileOf(server)("scoring-rules/sleep.json"));
  await submitAs(page, "sleep", examples[0].answers);
  const { results, codebook } = await exported(page, server, "sleep");
  expect(results).toMatch(/^participant,submission,.*\np[0-9a-f]{24},/);
  expect(codebook).toContain("Pseudonym of the person");
});

test("axe finds nothing in any tab and nothing scrolls sideways at 360, 768 and 1280 px", { tag: "@full" }, async ({
  page,
}) => {
  await openStudio(page);
  for (const tab of ["Questions", "Scoring", "Translations", "Try it", "JSON", "Publish"] as const) {
    await openTab(page, tab);
    for (const width of isFull ? [360, 768, 1280] : [360]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  }
});
