import { expect, test } from "@playwright/test";
import { contentWithNewScale, NEW_SCALE } from "../support/new-scale/add-new-scale.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import { expectAccessible, openAs } from "./person.ts";

// docs/scales.md, followed word by word: two files, and nothing else.

// One server for the file: each worker that takes a test of it would start another.
test.describe.configure({ mode: "default" });
let server: ServerProcess;
test.beforeAll(async () => {
  server = await startServer((folder) => contentWithNewScale(folder));
});
test.afterAll(() => server.stop());

for (const width of [360, 1280]) {
  test(`two files take a new scale from the hub to the gauge, ${width} px wide`, { tag: "@full" }, async ({
    browser,
  }) => {
    // Eight screens, each looked over by axe: more than one minute on a busy machine.
    test.slow();
    const context = await browser.newContext({ baseURL: server.url, viewport: { width, height: 800 } });
    const page = await context.newPage();
    await openAs(page, "/health");
    const complaints: string[] = [];
    page.on("console", (message) => {
      // The address that gives the person their id is no page, and has no icon.
      const isOurs = !message.location().url.endsWith("/favicon.ico");
      if (message.type() === "error" && isOurs) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    let screens = 0;
    /** Each screen: nothing for axe to find, no sideways scrolling, and a picture to look at. */
    const look = async () => {
      await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await page.evaluate(() => scrollTo(0, 0));
      await page.screenshot({ path: test.info().outputPath(`${++screens}.png`), fullPage: true });
    };
    const group = (name: string, role: "radiogroup" | "group" = "radiogroup") => page.getByRole(role, { name });
    const next = page.getByRole("button", { name: "Next" });

    await page.goto("/evaluations");
    const more = page.getByRole("region", { name: "More assessments" });
    const card = more.getByRole("listitem").filter({ hasText: "Ease at home" });
    await expect(card).toContainText("Not done yet");
    await look();

    await card.getByRole("link", { name: "Ease at home", exact: true }).click();
    await expect(page).toHaveURL(`/scales/${NEW_SCALE}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ease at home");
    await expect(page.getByText("Five short questions about getting on at home.")).toBeVisible();
    await look();
    await page.getByRole("link", { name: "Start" }).click();

    // Yes or no; its answer opens a question. And a number.
    await expect(page.getByText("Step 1 of 3")).toBeVisible();
    const often = group("How often does help come?");
    await expect(often).toHaveCount(0);
    await group("Does someone help you at home?").getByRole("radio", { name: "Yes" }).check();
    await often.getByRole("radio", { name: "Once a week or less" }).check();
    await expect(page.getByText("Answer 1 more question to go on")).toBeVisible();
    await page.getByLabel("On how many of the last 7 days").fill("4");
    await look();
    await next.click();

    // Several of a list, and a matrix whose rows each want an answer.
    await expect(page.getByText("Answer 4 more questions to go on")).toBeVisible();
    await look();
    const cached = group("Which of these do you have at home?", "group");
    await cached.getByRole("checkbox", { name: "A rail by the bath" }).check();
    await cached.getByRole("checkbox", { name: "A phone within reach" }).check();
    await cached.getByRole("checkbox", { name: "None of these" }).check();
    await expect(cached.getByRole("checkbox", { checked: true })).toHaveCount(1);
    await cached.getByRole("checkbox", { name: "A phone within reach" }).check();
    await expect(cached.getByRole("checkbox", { checked: true })).toHaveCount(1);
    await cached.getByRole("checkbox", { name: "A rail by the bath" }).check();
    await cached.getByRole("checkbox", { name: "A rail by the bath" }).uncheck();
    await cached.getByRole("checkbox", { name: "A light by the bed" }).check();
    await group("How do these go? Climbing one flight of stairs").getByRole("radio", { name: "Easily" }).check();
    await group("How do these go? Carrying the shopping home").getByRole("radio", { name: "With some effort" }).check();
    await expect(page.getByText("Answer 1 more question to go on")).toBeVisible();
    await expect(page.getByText("Saved")).toBeVisible();

    // What was picked is there again after a reload.
    await page.reload();
    await expect(page.getByText("We kept your answers from last time.")).toBeVisible();
    await expect(cached.getByRole("checkbox", { name: "A phone within reach" })).toBeChecked();
    await expect(cached.getByRole("checkbox", { name: "A rail by the bath" })).not.toBeChecked();
    const stairs = group("How do these go? Climbing one flight of stairs");
    await expect(stairs.getByRole("radio", { name: "Easily" })).toBeChecked();
    await group("How do these go? Cleaning the floor").getByRole("radio", { name: "Easily" }).press("Space");
    for (const option of await page.locator("main fieldset label").all()) {
      expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(56);
    }
    await look();
    await next.click();

    const confidence = group("How sure are you that you can go on living at home?");
    await expect(page.getByText("0 means “not sure at all”, 4 means “quite sure”.")).toBeVisible();
    await confidence.getByRole("radio", { name: "3" }).check();
    await look();
    await page.getByRole("button", { name: "Submit" }).click();

    await expect(page).toHaveURL(`/scales/${NEW_SCALE}/result`);
    await expect(page.getByText("Your answers were submitted.")).toBeVisible();
    const main = page.getByRole("main");
    await main.locator("summary", { hasText: "What the numbers mean" }).click();
    await expect(main.getByRole("row").filter({ hasText: "Your result" })).toContainText("Mostly well");
    await expect(main.getByText("12", { exact: true }).first()).toBeVisible();
    await look();

    await page.getByRole("link", { name: "Back to My Wellness Tools" }).click();
    await expect(card).toContainText(/Done \d{2}\/\d{2}\/\d{4}/);
    await look();
    // On another device the date comes from the server, under the rule's title.
    await page.evaluate(() => localStorage.removeItem("completedTests"));
    await page.reload();
    await expect(card).toContainText(/Done \d{2}\/\d{2}\/\d{4}/);
    expect(complaints).toEqual([]);
    await context.close();
  });
}

test("a guest is sent to the log-in page, and an unknown scale is not found", { tag: "@full" }, async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  for (const path of ["", "/questions", "/result"]) {
    await page.goto(`/scales/${NEW_SCALE}${path}`);
    await expect(page).toHaveURL(/\/login\?next=/);
  }
  await openAs(page, "/scales/nothing");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/could not find/);
  await openAs(page, `/scales/${NEW_SCALE}/result`);
  await expect(page.getByRole("alert").filter({ hasText: "There is no score yet." })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Take the assessment" }).click();
  await expect(page).toHaveURL(`/scales/${NEW_SCALE}`);
  await context.close();
});
