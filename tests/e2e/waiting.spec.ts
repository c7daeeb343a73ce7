import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import type { Domain } from "#core/content-model/domains.ts";
import { textOf } from "#core/shared/text-of.ts";
import { submitCall } from "../support/domain-calls.ts";
import { type Answer, exampleOf, stepsOf } from "./content.ts";
import { answerStep, expectAccessible, openAs } from "./person.ts";
import { expectNoSidewaysScroll, plainDomains } from "./submit.ts";
import { questionnaireIsKept } from "./worker.ts";

test.use({ serviceWorkers: "allow" });

const KEPT = "Your answers are kept on this device. We will send them as soon as we can.";
const [domain, second] = plainDomains;
if (!domain || !second) throw new Error("fewer than two areas");
const { messages, routes } = domain;
const name = textOf(domain.name);
const steps = stepsOf(domain, exampleOf(domain));

const next = (page: Page) => page.getByRole("button", { name: "Next" });
const submit = (page: Page) => page.getByRole("button", { name: "Submit" });
const card = (page: Page) => page.getByRole("main").getByRole("listitem").filter({ hasText: domain.category });
const told = (page: Page) => page.getByRole("status").filter({ hasText: textOf(messages.submitted) });

async function fill(page: Page, given: readonly Answer[][] = steps): Promise<void> {
  for (const [index, answers] of given.entries()) {
    await answerStep(page, answers);
    if (index < steps.length - 1) await next(page).click();
  }
}

const stored = async (page: Page, userId: string) =>
  (await (await page.request.get(`/view-scores/${userId}`)).json()).length;

/** Counts what arrives at the call that takes the answers. */
function countSent(context: BrowserContext): () => number {
  let sent = 0;
  context.on("response", (response) => {
    const isSubmit =
      response.request().method() === "POST" && new URL(response.url()).pathname === submitCall(domain as Domain).path;
    if (isSubmit) sent++;
  });
  return () => sent;
}

/** Takes the questionnaire with the connection lost at the end, so that its answers wait. */
async function leaveWaiting(page: Page, context: BrowserContext): Promise<string> {
  const userId = await openAs(page, routes.questionnaire);
  await questionnaireIsKept(page, domain?.survey ?? "");
  await fill(page);
  await context.setOffline(true);
  await submit(page).click();
  await expect(page.getByText(KEPT)).toBeVisible();
  return userId;
}

test("a questionnaire goes on without a connection, waits, and is sent once when it is back", async ({
  page,
  context,
}) => {
  const userId = await openAs(page, routes.intro);
  await questionnaireIsKept(page, domain.survey);
  await page.goto(routes.questionnaire);
  await fill(page, steps.slice(0, 1));
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText("We kept your answers from last time.")).toBeVisible();
  for (const [index, answers] of steps.slice(1).entries()) {
    await answerStep(page, answers);
    if (index < steps.length - 2) await next(page).click();
  }
  await submit(page).click();
  await expect(page.getByRole("alert")).toContainText(textOf(messages.network));
  await expect(page.getByRole("alert")).toContainText("We could not reach Keepwell. Your answers are safe here.");
  await expect(page.getByRole("status").filter({ hasText: KEPT })).toBeVisible();
  await expectAccessible(page);

  await page.goto("/evaluations");
  await expect(card(page)).toContainText("Waiting to be sent");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: `Send now: ${name}` }).click();
  await expect(page.getByRole("alert")).toContainText(textOf(messages.network));
  await page.reload();
  await expect(card(page)).toContainText("Waiting to be sent");

  const sent = countSent(context);
  await context.setOffline(false);
  await expect(told(page)).toContainText(name);
  await expect(card(page)).toContainText(/Done \d/);
  await expect(page.getByRole("button", { name: /Send now/ })).toHaveCount(0);
  await page.reload();
  await expect(card(page)).toContainText(/Done \d/);
  expect(sent()).toBe(1);
  expect(await stored(page, userId)).toBe(1);
  const left = await page.evaluate((id) => Object.keys(localStorage).filter((key) => key.includes(id)), userId);
  expect(left).toEqual([]);
});

test("whoever is still on the questionnaire goes to the result when the connection is back", { tag: "@full" }, async ({
  page,
  context,
}) => {
  const userId = await leaveWaiting(page, context);
  await context.setOffline(false);
  await expect(page).toHaveURL(routes.score);
  await expect(told(page)).toBeVisible();
  expect(await stored(page, userId)).toBe(1);
});

test("the result takes the place of the steps where a browser takes its time to leave them, as Firefox does", {
  tag: "@full",
}, async ({ page, context }) => {
  const wayBackMs = 200;
  await page.addInitScript((ms) => {
    const go = history.go.bind(history);
    history.go = (count) => void setTimeout(go, ms, count);
  }, wayBackMs);
  await leaveWaiting(page, context);
  await context.setOffline(false);
  await page.waitForURL(routes.score);
  await page.waitForTimeout(5 * wayBackMs);
  await expect(told(page)).toBeVisible();
  // As React Router numbers the entries of a visit: the questionnaire was the first one.
  expect(await page.evaluate(() => history.state.idx)).toBe(0);
});

test("whoever opens the questions while what waited is being sent goes to the result too", { tag: "@full" }, async ({
  page,
  context,
}) => {
  const userId = await leaveWaiting(page, context);
  const held = Promise.withResolvers<void>();
  await context.route(submitCall(domain).path, async (route) => {
    await held.promise;
    await route.continue();
  });
  await context.setOffline(false);
  await page.reload();
  await expect(submit(page)).toBeVisible();
  held.resolve();
  await expect(page).toHaveURL(routes.score);
  expect(await stored(page, userId)).toBe(1);
});

test("another person who logs in meanwhile sends nothing of the first", { tag: "@full" }, async ({ page, context }) => {
  const first = await leaveWaiting(page, context);
  await page.getByRole("banner").getByRole("link", { name: "Log out" }).click();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveText([name]);
  await page.getByRole("button", { name: "Keep on this device" }).click();
  await expect(page.getByText("Logout successful")).toBeVisible();

  const sent = countSent(context);
  await context.setOffline(false);
  const other = await openAs(page, "/evaluations");
  await expect(card(page)).toContainText("Not done yet");
  await page.reload();
  await expect(card(page)).toContainText("Not done yet");
  expect(sent()).toBe(0);
  expect([await stored(page, first), await stored(page, other)]).toEqual([0, 0]);

  // A page of the app would send as soon as the id changes, and its message would go with it.
  await page.goto("/health");
  await page.evaluate((id) => localStorage.setItem("userID", id), first);
  await page.goto("/contact");
  await expect(told(page)).toContainText(name);
  expect([await stored(page, first), await stored(page, other)]).toEqual([1, 0]);
});

test("answers whose reply got lost are sent again under the same key and stored once", { tag: "@full" }, async ({
  page,
}) => {
  const userId = await openAs(page, routes.questionnaire);
  await fill(page);
  await page.route(`**${submitCall(domain).path}`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await submit(page).click();
  await expect(page.getByText(KEPT)).toBeVisible();
  expect(await stored(page, userId)).toBe(1);
  await page.unroute(`**${submitCall(domain).path}`);
  await page.goto("/evaluations");
  await expect(told(page)).toContainText(name);
  expect(await stored(page, userId)).toBe(1);
});

test("two tabs send once, and the one with the questions goes to the result", { tag: "@full" }, async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto("/contact");
  const userId = await leaveWaiting(page, context);
  const sent = countSent(context);
  await context.setOffline(false);
  await expect(page).toHaveURL(routes.score);
  await expect.poll(() => stored(page, userId)).toBe(1);
  expect(sent()).toBe(1);
});

test("answers changed while they wait are sent when the person says so", { tag: "@full" }, async ({
  page,
  context,
}) => {
  const userId = await leaveWaiting(page, context);
  const [answer] = steps.at(-1) ?? [];
  const group = page.getByRole("radiogroup", { name: answer?.title ?? "" });
  await group.getByRole("radio", { checked: false }).first().click();
  await expect(page.getByText(KEPT)).toHaveCount(0);
  const sent = countSent(context);
  await context.setOffline(false);
  await page.reload();
  await expect(submit(page)).toBeVisible();
  expect(sent()).toBe(0);
  await submit(page).click();
  await expect(page).toHaveURL(routes.score);
  expect(await stored(page, userId)).toBe(1);
});

test("what the server will not take is a draft again, and the person is told", { tag: "@full" }, async ({
  page,
  context,
}) => {
  await leaveWaiting(page, context);
  await page.goto("/evaluations");
  await page.route(`**${submitCall(domain).path}`, (route) =>
    route.fulfill({ status: 422, json: { code: "X", error: "One answer does not fit." } }),
  );
  await context.setOffline(false);
  await expect(page.getByRole("alert")).toContainText(textOf(messages.refused));
  await expect(page.getByRole("alert")).toContainText("One answer does not fit.");
  await expect(card(page)).toContainText("Not done yet");
  await expectAccessible(page);
  await page.getByRole("alert").getByRole("link", { name: "Open the questions" }).click();
  await expect(page.getByText("We kept your answers from last time.")).toBeVisible();
  await expect(submit(page)).toBeVisible();
});
