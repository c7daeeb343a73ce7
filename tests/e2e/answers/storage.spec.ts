import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { PASSWORD } from "../../support/prepared-people.ts";
import { domains } from "../content.ts";
import { answerStep, expectAccessible, newAddress, openAs, untilOpen } from "../person.ts";
import {
  alertOf,
  answerAll,
  callOf,
  domain,
  KEPT,
  loseReplies,
  nameOf,
  openQuestions,
  optionsOf,
  RESUMED,
  SAFE,
  said,
  saved,
  stepsIn,
  stored,
  submit,
  UNKEPT,
  withoutRoom,
} from "./questionnaire.ts";

const [one = []] = stepsIn(domain);

/** Whether the browser asks before this page is closed. */
async function asksToStay(page: Page): Promise<boolean> {
  let asked = false;
  page.on("dialog", async (dialog) => {
    asked ||= dialog.type() === "beforeunload";
    await dialog.accept();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
  return asked;
}

const blocked = (context: BrowserContext) =>
  context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("blocked", "SecurityError");
    };
  });
const newer = (context: BrowserContext) =>
  context.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (name) {
      const made = open.call(this, name, 1000);
      return made.constructor && open.call(this, name, 1);
    };
  });

for (const [device, prepare, tag] of [
  ["without room", withoutRoom, []],
  ["that blocks storage", blocked, ["@full"]],
  ["with data of a newer version", newer, ["@full"]],
] as const) {
  test(`a device ${device} says at once what it cannot keep, asks to stay, and stores one result`, {
    tag: [...tag],
  }, async ({ page, context }) => {
    const userId = await openAs(page, "/health");
    await prepare(context);
    await openQuestions(page);
    await answerStep(page, one.slice(0, 1));
    await expect(page.getByText(UNKEPT)).toBeVisible();
    await expect(saved(page)).toHaveCount(0);
    await expectAccessible(page);
    await page.reload();
    await openQuestions(page);
    await answerAll(page);
    await loseReplies(page);
    await submit(page).click();
    await expect(alertOf(page)).toContainText(said(domain).network);
    for (const untrue of [SAFE, KEPT]) await expect(page.getByText(untrue)).toHaveCount(0);
    await expect(page.getByText(UNKEPT).first()).toBeVisible();
    await page.unroute(callOf());
    await expect(page).toHaveURL(domain.routes.score);
    expect(await stored(page, userId)).toBe(1);
    expect(await asksToStay(page)).toBe(false);
  });
}

test("a device without room sends the answers also where it is told late whose they are", { tag: "@full" }, async ({
  page,
  context,
}) => {
  const userId = await openAs(page, "/health");
  await withoutRoom(context);
  const told = Promise.withResolvers<void>();
  await page.route("**/api/account/owner", async (route) => {
    await told.promise;
    await route.continue();
  });
  await openQuestions(page);
  await answerAll(page);
  const ownerReply = page.waitForResponse("**/api/account/owner");
  told.resolve();
  await (await ownerReply).finished();
  await submit(page).click();
  await expect(page).toHaveURL(domain.routes.score);
  expect(await stored(page, userId)).toBe(1);
});

test("the page asks to stay while it is the only place that has the answers", async ({ page, context }) => {
  await openAs(page, "/health");
  await withoutRoom(context);
  await openQuestions(page);
  await answerStep(page, one);
  await expect(page.getByText(UNKEPT)).toBeVisible();
  expect(await asksToStay(page)).toBe(true);
});

test("a page whose answers are kept does not ask to stay", async ({ page }) => {
  await openAs(page, domain.routes.questionnaire);
  await answerStep(page, one);
  await expect(saved(page)).toBeVisible();
  expect(await asksToStay(page)).toBe(false);
});

test("answers survive a reload within the moment they are given", async ({ page }) => {
  await openAs(page, domain.routes.questionnaire);
  const [first] = one;
  if (!first) throw new Error("no question");
  // Pressed and gone within one task: nothing was painted, and no database had time to write.
  await optionsOf(page, first)
    .first()
    .evaluate((option: HTMLInputElement) => {
      option.click();
      window.location.reload();
    });
  await expect(page.getByText(RESUMED)).toBeVisible();
  await expect(optionsOf(page, first).first()).toBeChecked();
});

for (const asked of domains.filter(({ whenNoUser, firstSurvey }) => whenNoUser === "login" && !firstSurvey)) {
  test(`${nameOf(asked)}: answers are there after the log-in when the browser was cleared meanwhile`, {
    tag: "@full",
  }, async ({ page }) => {
    const email = newAddress();
    const userId = await openAs(page, asked.routes.questionnaire, email);
    await answerAll(page, asked);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send("Storage.clearDataForOrigin", { origin: new URL(page.url()).origin, storageTypes: "all" });
    await submit(page).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText("Your answers are kept on this device for when you log in again.")).toBeVisible();
    await page.getByLabel("E-mail").fill(email);
    await page.getByRole("button", { name: "Log in" }).click();
    // The browser is not known any more either.
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Log in" }).click();
    await untilOpen(page);
    await expect(page).toHaveURL(asked.routes.questionnaire);
    await expect(page.getByText(RESUMED)).toBeVisible();
    await submit(page).click();
    await expect(page).toHaveURL(asked.routes.score);
    expect(await stored(page, userId)).toBe(1);
  });
}

test("an answer and Next are painted before anything is written", async ({ page }) => {
  await page.addInitScript(() => {
    const order: string[] = [];
    Object.assign(window, { order });
    const noted = (prototype: object, name: string) => {
      const method = Reflect.get(prototype, name);
      Reflect.set(prototype, name, function (this: unknown, ...values: unknown[]) {
        order.push("write");
        return method.apply(this, values);
      });
    };
    noted(IDBObjectStore.prototype, "put");
    noted(Storage.prototype, "setItem");
    const onPress = () => {
      order.length = 0;
      requestAnimationFrame(() => order.push("frame"));
    };
    addEventListener("click", onPress, { capture: true });
  });
  const order = () => page.evaluate(() => (window as unknown as { order: string[] }).order);
  await openAs(page, domain.routes.questionnaire);
  await answerStep(page, one);
  await expect.poll(order).toContain("write");
  expect((await order())[0]).toBe("frame");
  await page.getByRole("button", { name: "Next" }).click();
  await expect.poll(order).toContain("write");
  expect((await order())[0]).toBe("frame");
});
