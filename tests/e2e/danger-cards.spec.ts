import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import type { Site } from "#core/content-model/site.ts";
import { fillIn } from "#core/shared/fill-in.ts";
import { safetyWord } from "#core/shared/safety/detect-concern.ts";
import { numbersOf } from "#core/shared/safety/numbers.ts";
import { textOf } from "#core/shared/text-of.ts";
import spanish from "../../src/ui/language/translations/es.json" with { type: "json" };
import { domains } from "./content.ts";
import { expectNoEnglish } from "./english-left.ts";
import { expectAccessible, expectReadable, openAs } from "./person.ts";
import { expectNoSidewaysScroll } from "./submit.ts";

// Cards for danger in both chats: those of the browser, by its phrases, and those of the server, by meaning. The server
// of these tests knows phrases alone, so what it would understand by meaning is replied in its place.

const site: Site = JSON.parse(readFileSync("surveys/site.json", "utf8"));
const { guide, safety } = site;
const numbers = numbersOf(safety);
const abuse = safety.concerns.find(({ kind }) => kind === "abuse");
const exitAddress = safety.exit;
if (!abuse || !exitAddress) throw new Error("no card with a way out");
const standing = (language = "en") => fillIn(textOf(guide.standing ?? "", language), numbers);
const cardText = (language = "en") => `${safetyWord(abuse, safety, language).message}\n\n${standing(language)}`;

/** The first sentence that comes back to the card of abuse. */
const COMES_BACK = fillIn(textOf(abuse.goesOn?.[0] ?? "none"), numbers);
/** Known to the browser by a phrase. */
const PHRASED = "My son hits me when he drinks";
/** No phrase is in it. */
const INDIRECT = "I keep my handbag under the bed since my nephew moved in";
const HARMLESS = "How can I fall asleep more easily?";

const question = (page: Page) => page.getByRole("textbox");
const said = (page: Page) => page.getByRole("log").getByRole("article");
const exit = (page: Page) => page.getByRole("button", { name: "Exit this page" });
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
async function ask(page: Page, text: string): Promise<void> {
  await question(page).fill(text);
  await page.locator('button[type="submit"]').click();
}
const sayBy = (page: Page, text: string) => page.route("**/chat", (route) => route.fulfill({ json: text }));
/** Holds what is replied back until the returned function is called. */
async function sayLater(page: Page, text: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/chat", async (route) => {
    await promise;
    await route.fulfill({ json: text });
  });
  return resolve;
}
/** The other site, which is not asked here. */
const standInForExit = (page: Page) =>
  page.route(exitAddress, (route) => route.fulfill({ contentType: "text/html", body: "<title>Weather</title><p>Sun" }));

test("danger understood by the server is a card: neither kept nor printed, and the talk goes on", async ({ page }) => {
  await page.goto("/about5");
  await ask(page, HARMLESS);
  await expect(said(page)).toHaveCount(2);
  await sayBy(page, cardText("es"));
  await ask(page, INDIRECT);
  const card = said(page).last();
  await expect(card).toContainText("Please read");
  await expect(card.locator('[lang="es"]').nth(1)).toContainText("Nadie tiene derecho");
  // The numbers to press stand right below the first sentence, above all the others.
  await expect(card).toContainText(/llame al 911\.Call 911.*Nadie tiene derecho/);
  await expect(card).toContainText(
    /Call 911Emergency services: day and nightCall .*Domestic Violence Hotline: day and night/,
  );
  for (const name of ["emergency", "violence", "abuse"]) {
    const link = card.getByRole("link", { name: `Call ${numbers[name]}` });
    await expect(link).toHaveAttribute("href", `tel:${numbers[name]}`);
  }
  await expect(card.getByRole("link", { name: `${numbers["crisis"]}`, exact: true })).toHaveAttribute(
    "href",
    `tel:${numbers["crisis"]}`,
  );
  await expectAccessible(page);
  expect(await stored(page)).toContain("fall asleep");
  expect(await stored(page)).not.toMatch(/handbag|Nadie/);

  await page.emulateMedia({ media: "print" });
  await expect(said(page).nth(1)).toBeVisible();
  await expect(page.getByText("Nadie tiene derecho")).toBeHidden();
  await expect(page.getByText(INDIRECT)).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  await page.unroute("**/chat");
  const next = page.waitForRequest("**/chat");
  await ask(page, "And in the mornings?");
  // The whole talk goes along: it tells what the danger is.
  const before = `${HARMLESS}\n${INDIRECT}`;
  expect((await next).postDataJSON()).toEqual({ message: "And in the mornings?", before, after: abuse.kind });
  await expect(said(page)).toHaveCount(6);
  // The answer comes back to what was written, until the page is left.
  await expect(said(page).last()).toContainText(COMES_BACK);
  expect(await stored(page)).not.toContain(COMES_BACK);
  // What follows a card is kept no more than the card.
  await page.reload();
  await expect(said(page)).toHaveCount(2);
  await expect(page.getByText(/in the mornings|Nadie tiene derecho/)).toHaveCount(0);
  await expect(page.getByText(INDIRECT)).toHaveCount(0);
});

test("a card of the browser stands at once, and gets what to do until help comes when the server answers", async ({
  page,
}) => {
  await page.goto("/about5");
  const answer = await sayLater(page, cardText().replace(standing(), `Lock the door of your room.\n\n${standing()}`));
  await ask(page, PHRASED);
  const card = said(page).last();
  await expect(card).toContainText("Please read");
  await expect(card).toContainText(standing());
  await expect(question(page)).toHaveValue("");
  await expect(page.getByRole("button", { name: "Sending..." })).toHaveCount(0);
  answer();
  await expect(card).toContainText("Lock the door of your room.");
  await expect(said(page)).toHaveCount(2);
  await expectAccessible(page);
  expect(await stored(page)).not.toMatch(/hits|Lock/);
  // A reply in the language of the question takes the place of the whole card.
  await page.getByRole("button", { name: "Start New Chat" }).click();
  await page.unroute("**/chat");
  await sayBy(page, cardText("es"));
  await ask(page, "Mi hijo me pega");
  await expect(said(page).last().locator('[lang="es"]').first()).toContainText("llame al 911");
  // Without a connection the card stands alone, and nothing is said to have failed.
  await page.unroute("**/chat");
  await page.route("**/chat", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await ask(page, "I want to kill myself");
  await failed;
  await expect(said(page).last()).toContainText(standing());
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
});

test("what comes for a card after a new chat, or after the next question, is dropped", async ({ page }) => {
  await page.goto("/about5");
  const gates: (() => void)[] = [];
  const late = `${cardText()}\n\nLock the door.`;
  await page.route("**/chat", async (route) => {
    await new Promise<void>((resolve) => gates.push(resolve));
    await route.fulfill({ json: late }).catch(() => undefined);
  });
  await ask(page, PHRASED);
  await expect(exit(page)).toBeVisible();
  await expect.poll(() => gates.length).toBe(1);
  await page.getByRole("button", { name: "Start New Chat" }).click();
  gates[0]?.();
  await ask(page, PHRASED);
  await expect.poll(() => gates.length).toBe(2);
  await ask(page, "I have chest pain");
  await expect(said(page)).toHaveCount(4);
  await expect.poll(() => gates.length).toBe(3);
  const answered = page.waitForResponse("**/chat");
  gates[1]?.();
  await answered;
  await expect(said(page).nth(1)).not.toContainText("Lock the door");
});

test("a faint hint gets one line above its answer: a number to press, kept nowhere, and nothing comes back to it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { message } = safetyWord({ kind: abuse.kind, message: abuse.unsure ?? "" }, safety);
  await page.goto("/about5");
  await sayBy(page, `${message}\n\nWalk a little each day.\n\n${standing()}`);
  await ask(page, INDIRECT);
  const answer = said(page).last();
  await expect(answer).toContainText(message.slice(0, 40));
  await expect(answer).toContainText("Walk a little each day.");
  await expect(answer).not.toContainText("Please read");
  await expect(exit(page)).toHaveCount(0);
  const call = answer.getByRole("link", { name: `Call ${numbers["violence"]}` });
  await expect(call).toHaveAttribute("href", `tel:${numbers["violence"]}`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(await stored(page)).not.toMatch(/handbag|hurts you/);
  await page.unroute("**/chat");
  await ask(page, HARMLESS);
  await expect(said(page)).toHaveCount(4);
  await expect(said(page).last()).not.toContainText(COMES_BACK);
});

test("a question on its way is not kept, since only its answer tells what it was", async ({ page }) => {
  await page.goto("/about5");
  const answer = await sayLater(page, cardText());
  await ask(page, INDIRECT);
  await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible();
  expect(await stored(page)).not.toContain("handbag");
  await question(page).pressSequentially(" and more");
  answer();
  await expect(exit(page)).toBeVisible();
  await expect(question(page)).toHaveValue(`${INDIRECT} and more`);
  await expect(question(page)).toBeFocused();
  expect(await stored(page)).not.toContain("handbag");
});

test("the way out is one Tab away, empties both chats and takes the place of the page in the history", async ({
  page,
}) => {
  await standInForExit(page);
  await openAs(page, "/about3");
  await question(page).fill("half a thought");
  await page.goto("/contact");
  await page.goto("/about5");
  await ask(page, HARMLESS);
  await expect(said(page)).toHaveCount(2);
  await ask(page, PHRASED);
  await expect(said(page).last()).toContainText(standing());
  await expect(said(page).last()).toContainText("The history of this browser may still list this site.");
  await expect(said(page).last()).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await expect(exit(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(exitAddress);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
  expect(await stored(page)).not.toMatch(/asleep|thought|hits/);
  await page.goto("/about5");
  await expect(question(page)).toHaveValue("");
  await expect(said(page)).toHaveCount(0);
});

test("three presses of Shift leave at once, from the field too; capital letters do not", async ({ page }) => {
  await standInForExit(page);
  await page.goto("/about5");
  await ask(page, PHRASED);
  await expect(exit(page)).toBeVisible();
  await question(page).focus();
  const status = page.getByRole("status").filter({ hasText: "Shift" });
  for (const key of ["Shift+H", "Shift+E", "Shift+Y", "Shift"]) await page.keyboard.press(key);
  await expect(status).toHaveText("Press Shift two more times to exit this page.");
  await expect(question(page)).toHaveValue("HEY");
  await expect(status).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Shift");
  await expect(status).toHaveText("Press Shift once more to exit this page.");
  await page.keyboard.press("Shift");
  await expect(page).toHaveURL(exitAddress);
});

test("without a card of this kind, Shift does nothing and there is no way out", async ({ page }) => {
  await page.goto("/about5");
  await ask(page, "I have chest pain");
  await expect(said(page).last()).toContainText(standing());
  for (const _ of "123") await page.keyboard.press("Shift");
  await expect(exit(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/about5$/);
});

for (const [width, tag] of [
  [360, []],
  [1280, ["@full"]],
] as const) {
  test(`in Spanish, ${width} pixels wide, the card fits and the way out stays in sight`, { tag: [...tag] }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await standInForExit(page);
    await openAs(page, "/contact");
    await page.evaluate(() => localStorage.setItem("keepwell.language", "es"));
    await page.goto("/about3");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    const asked = page.waitForRequest("**/api/ai-advice");
    await ask(page, "¿Cómo puedo dormir mejor?");
    expect((await asked).headers()["accept-language"]).toBe("es");
    await expect(said(page)).toHaveCount(2);
    await expect(said(page).last().locator('[lang="es"]').first()).toContainText(standing("es"));
    await ask(page, "Mi hijo me pega");
    const leave = page.getByRole("button", { name: spanish.exit.exit });
    await expect(leave).toBeInViewport({ ratio: 1 });
    await expect(said(page).last()).toContainText(standing("es"));
    await page.mouse.wheel(0, 200);
    await expect(leave).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    await expectNoEnglish(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectReadable(page);
    await leave.click();
    await expect(page).toHaveURL(exitAddress);
  });
}

test("suggestions are buttons: before the first question, and in a reply that offers them", { tag: "@full" }, async ({
  page,
}) => {
  await openAs(page, "/about3");
  const [domain] = domains;
  const [first = ""] = domain?.suggestedQuestions ?? [];
  const suggested = page.getByRole("button", { name: textOf(first), exact: true });
  await expect(suggested).toBeVisible();
  await expectAccessible(page);
  await suggested.press("Enter");
  await expect(page.getByRole("log")).toBeFocused();
  await expect(said(page)).toHaveCount(2);
  await expect(page.getByText("You can ask, for example:")).toHaveCount(0);
  await ask(page, "Good morning");
  await expect(said(page)).toHaveCount(4);
  const topic = textOf(domain?.name ?? "");
  await expectAccessible(page);
  const asked = page.waitForRequest("**/api/ai-advice");
  await said(page).last().getByRole("button", { name: topic, exact: true }).click();
  expect((await asked).postDataJSON()).toEqual({ prompt: topic, before: `${textOf(first)}\nGood morning` });
  await expect(said(page)).toHaveCount(6);
  // A topic answers with its questions.
  await said(page).last().getByRole("button").first().press("Enter");
  await expect(said(page)).toHaveCount(8);
  await expect(said(page).last()).toContainText(standing());
});

test("the numbers in a reply and in the coach's advice can be called with one press", async ({ page }) => {
  await openAs(page, "/about3");
  await ask(page, HARMLESS);
  for (const name of ["emergency", "crisis"]) {
    const link = said(page)
      .last()
      .getByRole("link", { name: `${numbers[name]}`, exact: true });
    await expect(link).toHaveAttribute("href", `tel:${numbers[name]}`);
  }
  const points = [{ text: `Ask at ${numbers["abuse"]}, not after 9,911 steps.`, sources: [] }];
  await page.route("**/get-advice", (route) => route.fulfill({ json: { advice: "- Ask", points } }));
  await page.goto("/about4");
  await page.getByRole("button", { name: "General Wellness" }).click();
  const link = page.getByRole("region", { name: "Your advice" }).getByRole("listitem").getByRole("link");
  await expect(link).toHaveText(`${numbers["abuse"]}`);
  await expect(link).toHaveAttribute("href", `tel:${numbers["abuse"]}`);
  await expectAccessible(page);
});
