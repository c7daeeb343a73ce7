import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import type { KnowYourNumbers } from "#core/content-model/know-your-numbers.ts";
import { textOf } from "#core/shared/text-of.ts";
import { doubleText, measure } from "./measure.ts";
import { expectAccessible, openAs, untilOpen } from "./person.ts";
import { expectNoSidewaysScroll, tabTo } from "./submit.ts";

const content: KnowYourNumbers = JSON.parse(readFileSync("surveys/know-your-numbers.json", "utf8"));
const { factors } = content;
const PATH = "/know-your-numbers";

const factor = (page: Page, name: string) => page.getByRole("article", { name });
const list = (page: Page) => page.getByRole("region", { name: /^(To take along|Para llevar)$/ });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem("keepwell.numbers"));

async function open(page: Page, language = "en"): Promise<void> {
  await page.goto("/health");
  await page.evaluate((code) => localStorage.setItem("keepwell.language", code), language);
  await page.goto(PATH);
  await untilOpen(page);
  await expect(page.getByRole("radio")).toHaveCount(factors.length * 3);
}

test("a guest notes what is known and what to ask, and finds it again after a reload", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
  await page.goto("/contact");
  await page.getByRole("contentinfo").getByRole("link", { name: "Know your numbers" }).click();
  await expect(page).toHaveURL(PATH);
  await expect(page).toHaveTitle(/Know your numbers/);
  await expectAccessible(page);

  await factor(page, "Blood pressure").getByText("I know it").click();
  await factor(page, "Blood pressure").getByLabel("My last number, and when").fill("128 over 76, in May");
  await factor(page, "Hearing").getByText("I will ask at my next visit").click();
  await factor(page, "Clean air").getByText("I do not know").click();
  await expect(list(page).getByRole("heading", { level: 3 })).toHaveText([
    "What I would like to ask",
    "What I know",
    "What I do not know yet",
  ]);
  const items = ["Hearing: Ask for a hearing test, and if hearing aids would help you.", "Clean air"];
  await expect(list(page).getByRole("listitem")).toHaveText([
    items[0] ?? "",
    "Blood pressure: 128 over 76, in May",
    items[1] ?? "",
  ]);
  await expectAccessible(page);

  await page.reload();
  await expect(factor(page, "Hearing").getByRole("radio", { name: "I will ask" })).toBeChecked();
  await expect(factor(page, "Blood pressure").getByRole("textbox")).toHaveValue("128 over 76, in May");
  // Nothing but pages and content was asked of the server, and nothing was sent to it.
  expect(sent).toEqual([]);

  await page.getByRole("button", { name: "Clear what I noted" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Your notes are gone" })).toBeVisible();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(list(page)).toContainText("Nothing chosen yet");
  expect(await kept(page)).toBeNull();
});

test("it can be done by keyboard alone", { tag: "@full" }, async ({ page }) => {
  await open(page);
  const first = factor(page, textOf(factors[0]?.title ?? ""));
  await tabTo(page, first.getByRole("radio").first());
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.type("130 over 80");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ArrowDown");
  await expect(first.getByRole("radio", { name: "I do not know" })).toBeChecked();
  // A note outlasts another answer that is tried.
  await page.keyboard.press("ArrowUp");
  await expect(first.getByRole("textbox")).toHaveValue("130 over 80");
});

test("the guide's entry opens in place, and its numbers can be pressed", { tag: "@full" }, async ({ page }) => {
  await open(page);
  const smoking = factor(page, "Smoking");
  await smoking.locator("summary").press("Enter");
  await expect(smoking.getByRole("link", { name: "Call 1-800-784-8669" })).toHaveAttribute(
    "href",
    "tel:1-800-784-8669",
  );
  await expect(smoking.getByRole("link", { name: /MedlinePlus/ })).toBeVisible();
  for (const summary of await page.locator("main summary").all()) {
    if ((await summary.locator("..").getAttribute("open")) === null) await summary.click();
  }
  await expect(page.locator("main")).not.toContainText(/\{\w+\}/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await factor(page, "Movement").getByRole("link", { name: "Exercise: take the assessment" }).click();
  await expect(page).toHaveURL("/exercise");
});

test("the hub leads there; what an account notes is not the next guest's", { tag: "@full" }, async ({ page }) => {
  await openAs(page, "/evaluations");
  await page.getByRole("link", { name: "Make your list" }).click();
  await expect(page).toHaveURL(PATH);
  await factor(page, "Weight").getByText("I will ask").click();
  await page.evaluate(() => {
    for (const key of ["userID", "token"]) localStorage.removeItem(key);
  });
  await page.reload();
  await expect(page.getByRole("radio")).toHaveCount(factors.length * 3);
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
});

test("a browser that keeps nothing says so, and the list is there to print", { tag: "@full" }, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto(PATH);
  await factor(page, "Weight").getByText("I know it").click();
  await factor(page, "Weight").getByRole("textbox").fill("150 pounds");
  await expect(page.getByRole("alert").filter({ hasText: "This browser cannot keep your notes." })).toBeVisible();
  await expect(list(page)).toContainText("Weight: 150 pounds");
});

test("a page that does not arrive says so, and comes with another try", { tag: "@full" }, async ({ page }) => {
  let isCut = true;
  await page.route("**/content/know-your-numbers.json", (route) => (isCut ? route.abort() : route.continue()));
  await page.goto(PATH);
  await expect(page.getByRole("alert").filter({ hasText: "could not open this page" })).toBeVisible();
  await expectAccessible(page);
  isCut = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("radio")).toHaveCount(factors.length * 3);
});

for (const [language, width, isDoubled] of [
  ["en", 360, false],
  ["es", 360, false],
  ["en", 1280, true],
  ["es", 1280, true],
] as const) {
  test(`it holds every measure in ${language} at ${width} px${isDoubled ? ", text at 200 %" : ""}`, {
    tag: "@full",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, language);
    if (isDoubled) await doubleText(page);
    for (const { id } of factors) await page.locator(`input[name="${id}"]`).first().check();
    expect((await measure(page)).breaches).toEqual([]);
    await expectAccessible(page);
  });
}

test.describe("on paper", () => {
  for (const language of ["en", "es"]) {
    for (const choice of ["known", "ask", null] as const) {
      // Spanish has the longest words, and a question to ask the longest line.
      test(`all fourteen as ${choice} take at most two sheets in ${language}`, {
        tag: language === "es" && choice === "ask" ? [] : ["@full"],
      }, async ({ page }) => {
        await open(page, language);
        const note = "the number was 128 over 76 on the second of May, my doctor found it all right ok".slice(0, 80);
        const numbers = Object.fromEntries(factors.map(({ id }) => [id, { choice, note }]));
        await page.evaluate((all) => localStorage.setItem("keepwell.numbers", JSON.stringify({ "": all })), numbers);
        await page.reload();
        await expect(list(page).getByRole("heading", { level: 3, includeHidden: true })).toHaveCount(1);
        for (const format of ["Letter", "A4"]) {
          const pdf = (await page.pdf({ format })).toString("latin1");
          const sheets = pdf.match(/\/Type\s*\/Page(?!s)/g) ?? [];
          expect(sheets.length, format).toBeGreaterThan(0);
          expect(sheets.length, format).toBeLessThanOrEqual(2);
        }
        await page.emulateMedia({ media: "print" });
        for (const around of [
          page.getByRole("banner"),
          page.getByRole("radio").first(),
          page.getByRole("button").first(),
        ])
          await expect(around).toBeHidden();
        const item = list(page).getByRole("listitem").first();
        await expect(item).toBeVisible();
        const pixels = await item.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
        expect(pixels * (72 / 96)).toBeCloseTo(14, 2);
      });
    }
  }
});
