import { expect, type Page, test } from "@playwright/test";
import type { Domain } from "#core/content-model/domains.ts";
import { textOf } from "#core/shared/text-of.ts";
import { isFull } from "../support/is-full.ts";
import { exampleOf, stepsOf } from "./content.ts";
import { answerStep, expectAccessible, openAs } from "./person.ts";
import { expectNoSidewaysScroll, plainDomains, tabTo } from "./submit.ts";

const KEYS = ["token", "userID", "authToken", "userSession"] as const;
const [domain] = plainDomains;
if (!domain) throw new Error("no area");
const firstAnswers = stepsOf(domain, exampleOf(domain))[0]?.slice(0, 1) ?? [];

const store = (page: Page, entries: Readonly<Record<string, string>>) =>
  page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, entries);
const stored = (page: Page, keys: readonly string[] = KEYS) =>
  page.evaluate((all) => all.map((key) => localStorage.getItem(key)), keys);
const gone = KEYS.map(() => null);

/** Answers one question and waits until it is kept. */
async function leaveDraft(page: Page, { routes }: Domain): Promise<void> {
  await page.goto(routes.questionnaire);
  await answerStep(page, firstAnswers);
  await expect(page.getByText("Saved")).toBeVisible();
}

test.describe("log-out", () => {
  test("removes the four keys, tidies 'Checkmate' entries, says so and goes home", async ({ page }) => {
    const userId = await openAs(page, "/evaluations");
    const others = { Sleep: { completedAt: "02/02/2026, 1", status: "Open" }, Odd: 7 };
    const elsewhere = { Stress: { completedAt: "03/03/2026, 1", status: "Checkmate" } };
    const mine = { Stress: { completedAt: "01/01/2026, 1", status: "Checkmate", more: 1 }, ...others };
    await store(page, {
      authToken: "a",
      userSession: "s",
      completedTests: JSON.stringify({ [userId]: mine, someone: elsewhere }),
    });
    const told = page.waitForRequest("**/api/session/end");
    await page.getByRole("banner").getByRole("link", { name: "Log out" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("status").filter({ hasText: "Logout successful" })).toBeVisible();
    expect(await stored(page)).toEqual(gone);
    const [completed] = await stored(page, ["completedTests"]);
    expect(JSON.parse(completed ?? "")).toEqual({
      [userId]: { Stress: { completedAt: "01/01/2026, 1" }, ...others },
      someone: elsewhere,
    });
    expect((await told).headers()["authorization"]).toBeTruthy();
    await expect(page.getByRole("link", { name: "Log out" })).toHaveCount(0);
    await expectAccessible(page);
  });

  test("acts at once offline too", { tag: "@full" }, async ({ page, context }) => {
    await openAs(page, "/evaluations");
    await context.setOffline(true);
    await page.getByRole("banner").getByRole("link", { name: "Log out" }).click();
    await expect(page.getByText("Logout successful")).toBeVisible();
    expect(await stored(page)).toEqual(gone);
    await context.setOffline(false);
  });

  test("with a draft first offers to keep it, and what is kept opens for the same person alone", async ({ page }) => {
    const userId = await openAs(page, "/evaluations");
    const [token] = await stored(page);
    await leaveDraft(page, domain);
    await page.getByRole("banner").getByRole("link", { name: "Log out" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Before you log out" })).toBeFocused();
    await expect(page.getByRole("main").getByRole("listitem")).toHaveText([textOf(domain.name)]);
    expect(await stored(page)).toEqual([token, userId, null, null]);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await tabTo(page, page.getByRole("button", { name: "Keep on this device" }));
    await page.keyboard.press("Enter");
    await expect(page.getByText("Logout successful")).toBeVisible();
    await expect(page).toHaveURL("/");
    expect(await stored(page)).toEqual(gone);

    await openAs(page, domain.routes.questionnaire);
    await expect(page.getByText("Step 1 of")).toBeVisible();
    await expect(page.getByText("We kept your answers from last time.")).toHaveCount(0);
    await store(page, { userID: userId });
    await page.reload();
    await expect(page.getByText("We kept your answers from last time.")).toBeVisible();
  });

  test("with answers that never arrived it offers to remove them, and leaves nothing of this person", async ({
    page,
    context,
  }) => {
    const userId = await openAs(page, domain.routes.questionnaire);
    const steps = stepsOf(domain, exampleOf(domain));
    for (const [index, answers] of steps.entries()) {
      await answerStep(page, answers);
      if (index < steps.length - 1) await page.getByRole("button", { name: "Next" }).click();
    }
    await context.setOffline(true);
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByRole("alert")).toContainText(textOf(domain.messages.network));
    await page.getByRole("banner").getByRole("link", { name: "Log out" }).click();
    await page.getByRole("button", { name: "Remove" }).click();
    await expect(page.getByText("Logout successful")).toBeVisible();
    await context.setOffline(false);
    const left = await page.evaluate((id) => Object.keys(localStorage).filter((key) => key.includes(id)), userId);
    expect(left).toEqual([]);
    await store(page, { userID: userId });
    await page.goto(domain.routes.questionnaire);
    await expect(page.getByText("Step 1 of")).toBeVisible();
    await expect(page.getByText("We kept your answers from last time.")).toHaveCount(0);
  });

  test("can be thought better of", { tag: "@full" }, async ({ page }) => {
    const userId = await openAs(page, "/evaluations");
    await leaveDraft(page, domain);
    await page.goto("/logout");
    await page.getByRole("link", { name: "stay logged in" }).click();
    await expect(page).toHaveURL("/evaluations");
    expect((await stored(page))[1]).toBe(userId);
  });
});

test.describe("an id in the address of the home page", () => {
  test("is stored and leaves the address and the history at once", async ({ page }) => {
    await page.goto("/contact");
    await page.goto("/?userId=first-id&from=mail");
    await expect(page).toHaveURL("/?from=mail");
    expect(await stored(page)).toEqual([null, "first-id", null, null]);
    await expect(page.getByText("You are now using another account")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/contact");
    await page.goForward();
    await expect(page).toHaveURL("/?from=mail");
  });

  test("that is another one drops the tokens before it, and says so once with a way out", { tag: "@full" }, async ({
    page,
  }) => {
    await openAs(page, "/contact");
    await store(page, { authToken: "a", userSession: "s" });
    await page.goto("/?userId=second-id");
    const notice = page.getByRole("status").filter({ hasText: "You are now using another account" });
    await expect(notice).toBeVisible();
    expect(await stored(page)).toEqual([null, "second-id", null, null]);
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(notice).toHaveCount(0);
    await page.goto("/?userId=third-id");
    await notice.getByRole("link", { name: "Not you? Back to the log-in" }).click();
    await expect(page).toHaveURL("/login");
    expect(await stored(page)).toEqual(gone);
  });

  test("that is the same one, or no id at all, changes nothing", { tag: "@full" }, async ({ page }) => {
    const userId = await openAs(page, "/contact");
    const before = await stored(page);
    for (const id of [userId, "", "<script>", "a b", "x".repeat(200)]) {
      await page.goto(`/?userId=${encodeURIComponent(id)}`);
      await expect(page).toHaveURL("/");
      expect(await stored(page)).toEqual(before);
      await expect(page.getByText("You are now using another account")).toHaveCount(0);
    }
  });
});

/** No JSON, another kind of value, and one of the right form with a wrong part; with KEEPWELL_FULL=1 all below. */
const FEW = [0, 3, 10];

test("corrupt local storage breaks neither home, hub, a score nor the scores", { tag: "@full" }, async ({ page }) => {
  const failures: string[] = [];
  page.on("pageerror", (error) => failures.push(error.message));
  const userId = await openAs(page, "/contact");
  const entries = (mine: unknown) => JSON.stringify({ [userId]: mine });
  const values = [
    "not json",
    "",
    "null",
    "[]",
    "42",
    "{",
    entries(null),
    entries([]),
    entries("x"),
    entries({ [domain.category]: null }),
    entries({ [domain.category]: { completedAt: 5 } }),
    entries({ [domain.category]: { completedAt: {} } }),
  ];
  const everyPage = ["/", "/evaluations", domain.routes.score, "/about2", domain.routes.questionnaire];
  for (const value of isFull ? values : FEW.map((index) => values[index] ?? "")) {
    await store(page, { completedTests: value, [`keepwell.draft.${userId}.${domain.survey}`]: value });
    for (const path of value === values[0] ? everyPage : ["/evaluations", domain.routes.questionnaire]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }), `${path} with ${value}`).toBeVisible();
      await expect(page.getByText("This page did not open")).toHaveCount(0);
    }
  }
  await store(page, { userID: "{not an id}", token: "\u0000", authToken: "[", userSession: "{" });
  for (const path of ["/", "/evaluations", domain.routes.score, "/about2"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
  }
  await expect(page).toHaveURL("/about");
  expect(failures).toEqual([]);
});
