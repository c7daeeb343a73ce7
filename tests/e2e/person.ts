import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";
import { addressOfPrepared, PASSWORD } from "../support/prepared-people.ts";
import type { Answer } from "./content.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

let count = 0;
/** An address nobody else uses in this run. */
export const newAddress = () => `journey-${process.pid}-${Date.now()}-${++count}@example.com`;

/** Somebody whom nobody else in this run is. A worker that was started anew has another number. */
const preparedAddress = () => addressOfPrepared(Number(process.env["TEST_WORKER_INDEX"]), ++count);

/** Opens home and waits until its links are the app's own: before, they load a document each, as links do. */
export async function openHome(page: Page): Promise<void> {
  await page.goto("/");
  await expect(page.getByRole("dialog", { includeHidden: true })).toHaveCount(1);
}

/** Registers through the form. */
export async function register(page: Page, email: string): Promise<void> {
  await page.goto("/register");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Year of birth").fill("1950");
  await page.getByLabel("Female").check();
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("Registration successful. Please login.")).toBeVisible();
  // The page of the log-in has a field of the same name, and comes a moment after the message and after its address.
  await expect(page.getByRole("heading", { level: 1, name: "Log in" })).toBeVisible();
}

/** Logs in through the form, on the page where registering leads. */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(/\/evaluations$/);
}

async function registerByCall(page: Page, email: string): Promise<void> {
  const form = { email, password: PASSWORD, age: new Date().getFullYear() - 1950, gender: "Male", yearOfBirth: 1950 };
  expect((await page.request.post("/register", { data: form })).status()).toBe(200);
}

/** Opens a page as a person: as the one of this address, else as one nobody else is. A server that knows none has them registered. */
export async function openAs(page: Page, path: string, email = preparedAddress(), origin = ""): Promise<string> {
  const logIn = () => page.request.post(`${origin}/login`, { data: { email, password: PASSWORD } });
  let reply = await logIn();
  if (reply.status() === 401) {
    await registerByCall(page, email);
    reply = await logIn();
  }
  expect(reply.status(), `log-in of ${email}`).toBe(200);
  const { token, userID } = await reply.json();
  // The lightest address of the same origin: what is stored there is there for the pages.
  await page.goto(`${origin}/health`);
  await page.evaluate(
    ([id, key]) => {
      localStorage.setItem("userID", `${id}`);
      localStorage.setItem("token", `${key}`);
    },
    [userID, token],
  );
  await page.goto(`${origin}${path}`);
  if (path !== "/health") await untilOpen(page);
  return userID;
}

/**
 * The code of a page comes by itself; before that nobody could press anything, though its first words may stand there.
 * Then all questions of the step are there.
 */
export async function untilOpen(page: Page): Promise<void> {
  await expect(page.locator("h1").first()).toBeVisible();
  await expect(page.locator("[data-first-question], [data-unfinished]")).toHaveCount(0);
}

/** Answers the questions of one step as a person does: picks an option, types a time. */
export async function answerStep(page: Page, answers: readonly Answer[]): Promise<void> {
  for (const { item, title, typed, shown } of answers) {
    if (item.answer.kind === "choice") {
      const group = page.getByRole("radiogroup", { name: title });
      await group.getByRole("radio", { name: shown, exact: true }).click();
    } else {
      await page.getByLabel(title).fill(typed);
    }
  }
}

/** What a look or a width can change; the rest of what axe knows is the same in each. */
const CONTRAST = ["color-contrast", "color-contrast-enhanced"];
const OF_LOOKS = [...CONTRAST, "target-size", "link-in-text-block", "scrollable-region-focusable"];

/** axe finds nothing on this screen, best practice included. */
export const expectAccessible = (page: Page) => expectNothingFound(page, {});

/** The part of it that a look can change. Forced colors are the system's own, put in after axe has read ours. */
export const expectReadable = (page: Page, forcedColors = false) => {
  const looked = OF_LOOKS.filter((rule) => !(forcedColors && CONTRAST.includes(rule)));
  return expectNothingFound(page, { runOnly: looked });
};

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "wcag2aaa", "best-practice"];

/** Pages here have no frames, so axe runs in the page itself: brought once a page, it costs half as much. */
async function expectNothingFound(page: Page, options: RunOptions): Promise<void> {
  await untilOpen(page);
  // Half-done movements have colours of their own; the screen is judged at rest.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // A spinner turns without end.
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => {})),
    ),
  );
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const found = await page.evaluate(
    async (run) => {
      // axe takes what is half scrolled under a bar that stays for a small target. The bar stands in its place meanwhile.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("[data-next-bar] { position: static !important }");
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(run);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
    },
    { runOnly: TAGS, resultTypes: ["violations"], ...options } satisfies RunOptions as RunOptions,
  );
  expect(found, page.url()).toEqual([]);
}
