import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import type { Answer } from "./content.ts";

let count = 0;
/** An address nobody else uses in this run. */
export const newAddress = () => `journey-${process.pid}-${Date.now()}-${++count}@example.com`;

export const PASSWORD = "a calm green garden";

/** Registers through the form. */
export async function register(page: Page, email: string): Promise<void> {
  await page.goto("/register");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Year of birth").fill("1950");
  await page.getByLabel("Female").check();
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("Registration successful. Please login.")).toBeVisible();
}

/** Logs in through the form, on the page where registering leads. */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(/\/evaluations$/);
}

/** Makes a person by the calls alone and opens a page as them; for tests that are not about accounts. */
export async function openAs(page: Page, path: string, email = newAddress()): Promise<string> {
  const form = { email, password: PASSWORD, age: new Date().getFullYear() - 1950, gender: "Male", yearOfBirth: 1950 };
  expect((await page.request.post("/register", { data: form })).status()).toBe(200);
  const { token, userID } = await (await page.request.post("/login", { data: { email } })).json();
  // The lightest address of the same origin: what is stored there is there for the pages.
  await page.goto("/health");
  await page.evaluate(
    ([id, key]) => {
      localStorage.setItem("userID", `${id}`);
      localStorage.setItem("token", `${key}`);
    },
    [userID, token],
  );
  await page.goto(path);
  return userID;
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
export const expectAccessible = (page: Page) => expectNothingFound(page, (axe) => axe);

/** The part of it that a look can change. Forced colors are the system's own, put in after axe has read ours. */
export const expectReadable = (page: Page, forcedColors = false) =>
  expectNothingFound(page, (axe) =>
    axe.withRules(OF_LOOKS.filter((rule) => !(forcedColors && CONTRAST.includes(rule)))),
  );

async function expectNothingFound(page: Page, narrow: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
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
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "wcag2aaa", "best-practice"];
  const { violations } = await narrow(new AxeBuilder({ page }).withTags(tags)).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect(found, page.url()).toEqual([]);
}
