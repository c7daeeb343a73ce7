import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import type { Domain } from "#core/content-model/domains.ts";
import { exampleOf, ruleOf, stepsOf } from "../content.ts";
import { openAs, untilOpen } from "../person.ts";
import {
  answerOtherwise,
  domain,
  leadTo,
  nameOf,
  openQuestions,
  optionsOf,
  other,
  RESUMED,
  saved,
  stored,
} from "./questionnaire.ts";

// The version before kept answers in local storage. These tests begin with what it left there.

const steps = stepsOf(domain, exampleOf(domain));
const [one = []] = steps;
const { answers } = exampleOf(domain);
const KEY = "0123456789abcdef0123456789abcdef";
/** Only the version that was answered is sent along; any of the right form is kept. */
const HASH = "A".repeat(43);

const write = (page: Page, key: string, value: unknown) =>
  page.evaluate(([name, text]) => localStorage.setItem(`${name}`, `${text}`), [key, JSON.stringify(value)]);
const draftKey = (userId: string, { survey }: Domain) => `keepwell.draft.${userId}.${survey}`;
const sendingKey = (userId: string, { survey }: Domain) => `keepwell.sending.${userId}.${survey}`;
const picks = (given: typeof one) => Object.fromEntries(given.map(({ item }) => [item.name, answers[item.name]]));
const left = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^keepwell\.(draft|sending)\./.test(key)));
const hashOf = async (page: Page, { survey }: Domain) =>
  (await (await page.request.get(`/content/scales/${survey}.json`)).json()).hash;

/** A tab that the version before has open: it writes as it always did, and knows of nothing else. */
async function oldTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto("/health");
  return tab;
}

test("five answers, a queued send and an old tab left open are taken over", { tag: "@full" }, async ({
  page,
  context,
}) => {
  const userId = await openAs(page, "/health");
  const five = one.concat(steps[1] ?? []).slice(0, 5);
  await write(page, draftKey(userId, domain), {
    page: 0,
    answers: picks(five),
    contentHash: await hashOf(page, domain),
  });
  const sent = JSON.stringify(exampleOf(other).answers);
  const waiting = { order: Object.keys(exampleOf(other).answers), contentHash: await hashOf(page, other) };
  await write(page, draftKey(userId, other), { page: 0, answers: exampleOf(other).answers, contentHash: HASH });
  await write(page, sendingKey(userId, other), { key: KEY, answers: sent, waiting });
  const tab = await oldTab(context);

  let key: string | undefined;
  page.on("request", (request) => {
    if (request.method() === "POST") key = request.headers()["idempotency-key"] ?? key;
  });
  await page.goto("/evaluations");
  await expect(page.getByRole("status").filter({ hasText: nameOf(other) })).toBeVisible();
  expect(key).toBe(KEY);
  expect(await stored(page, userId)).toBe(1);
  // The server's copy tells how many there are, if it is back by now.
  await expect(page.getByText(/^5 (of \d+ )?answered\./)).toBeVisible();
  await expect.poll(() => left(page)).toEqual([]);

  await openQuestions(page);
  await expect(page.getByText(RESUMED)).toBeVisible();
  const [first] = five;
  if (!first) throw new Error("no question");
  await leadTo(page, first);
  const picked = await answerOtherwise(page, first);
  await expect(saved(page)).toBeVisible();
  // The old tab answers one more, and writes all it has.
  const sixth = (steps[1] ?? []).find((answer) => !five.includes(answer)) ?? (steps[2] ?? [])[0];
  if (!sixth) throw new Error("no sixth question");
  await write(tab, draftKey(userId, domain), { page: 1, answers: picks([...five, sixth]), contentHash: HASH });
  await expect.poll(() => left(page)).toEqual([]);
  await tab.close();
  await page.reload();
  await untilOpen(page);
  await page.goto("/evaluations");
  await expect(page.getByText(/^6 (of \d+ )?answered\./)).toBeVisible();
  await openQuestions(page);
  await leadTo(page, first);
  await expect(optionsOf(page, first).and(page.locator(`[value="${picked}"]`))).toBeChecked();
});

test("a try of the version before whose reply was lost is stored once", { tag: "@full" }, async ({ page }) => {
  const userId = await openAs(page, "/health");
  const order = stepsOf(domain, exampleOf(domain))
    .flat()
    .map(({ item }) => item.name);
  const given = Object.fromEntries(order.map((name) => [name, answers[name]]));
  const waiting = { order, contentHash: await hashOf(page, domain) };
  const send = async () => {
    await write(page, draftKey(userId, domain), { page: 0, answers: given, contentHash: waiting.contentHash });
    await write(page, sendingKey(userId, domain), {
      key: KEY.replace("0", "f"),
      answers: JSON.stringify(given),
      waiting,
    });
  };
  await send();
  await page.goto("/contact");
  await expect.poll(() => stored(page, userId)).toBe(1);
  // As if the reply had never come: the same answers wait once more under the same key.
  await page.goto("/health");
  await page.evaluate(() => indexedDB.deleteDatabase("keepwell.answers"));
  await send();
  await page.goto("/contact");
  await expect.poll(() => left(page)).toEqual([]);
  await page.waitForTimeout(1_000);
  expect(await stored(page, userId)).toBe(1);
  expect(ruleOf(domain.survey).bands.length).toBeGreaterThan(0);
});
