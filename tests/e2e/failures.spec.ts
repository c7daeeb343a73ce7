import { expect, type Request } from "@playwright/test";
import { textOf } from "#core/shared/text-of.ts";
import { readUrl, saveUrl, submitCall } from "../support/domain-calls.ts";
import type { CallFailure } from "../support/gate.ts";
import { everyFew, isFull } from "../support/is-full.ts";
import { PASSWORD } from "../support/prepared-people.ts";
import { domains, exampleOf, stepsOf } from "./content.ts";
import { serverError, serverErrorSentence, test, wordless } from "./gated.ts";
import { answerStep, expectAccessible, newAddress, openAs } from "./person.ts";

// Each message of the error catalogue, under the failure it is for, with a server that really fails.

const failures: readonly (readonly [name: string, failure: CallFailure])[] = [
  ["a server error", serverError],
  ["a gateway without words", wordless],
  ["a connection that is cut", "cut"],
  ["a reply that stops half-way", "half"],
];
/** One with words from the server and one without; with KEEPWELL_FULL=1 all. */
const fewFailures = everyFew(failures, 2);

test("registering: 'Error registering user', and what was typed stays", { tag: "@full" }, async ({ page, gate }) => {
  const email = newAddress();
  await page.goto("/register");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Year of birth").fill("1950");
  await page.getByLabel("Female").check();
  for (const [name, failure] of fewFailures) {
    gate.breakCall("POST", "/register", failure);
    await page.getByRole("button", { name: "Register" }).click();
    await expect(page.getByRole("alert"), name).toContainText("Error registering user");
    await expect(page.getByLabel("E-mail")).toHaveValue(email);
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue(PASSWORD);
    await expect(page).toHaveURL("/register");
    await page.getByRole("button", { name: "Close this message" }).click();
    gate.heal();
  }
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("status").filter({ hasText: "Registration successful. Please login." })).toBeVisible();
  await expectAccessible(page);
});

test("registering an address twice: the same sentence as for any error", { tag: "@full" }, async ({ page }) => {
  const email = newAddress();
  for (const text of ["Registration successful. Please login.", "Error registering user"]) {
    await page.goto("/register");
    await page.getByLabel("E-mail").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Year of birth").fill("1950");
    await page.getByLabel("Female").check();
    await page.getByRole("button", { name: "Register" }).click();
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByRole("alert")).toContainText("If you already have an account, log in.");
  await expectAccessible(page);
});

test("logging in: 'Invalid email', with a cause that blames nobody", { tag: "@full" }, async ({ page, gate }) => {
  await page.goto("/login");
  await page.getByLabel("E-mail").fill(newAddress());
  const causes = ["did not work", "on our side", "could not reach Keepwell", "could not reach Keepwell"];
  for (const [index, [name, failure]] of failures.entries()) {
    gate.breakCall("POST", "/login", failure);
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(page.getByRole("alert"), name).toContainText("Invalid email");
    if (failure !== serverError) await expect(page.getByRole("alert"), name).toContainText(`${causes[index]}`);
    await page.getByRole("button", { name: "Close this message" }).click();
    gate.heal();
  }
});

test("the Health Coach: the fixed failure text stands where the advice would", { tag: "@full" }, async ({
  page,
  gate,
}) => {
  await openAs(page, "/about4");
  for (const [name, failure] of fewFailures) {
    gate.breakCall("POST", "/get-advice", failure);
    await page.getByRole("button", { name: "General Wellness" }).click();
    const text = page.getByText("⚠️ Oops! Something went wrong. Please try again.", { exact: true });
    await expect(text, name).toBeVisible();
    gate.heal();
    await page.getByRole("button", { name: "People Like Me" }).click();
    await expect(text).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Your advice" })).toBeVisible();
  }
});

test("the advice chat: the fixed failure text under the chat, the question still there", async ({ page, gate }) => {
  await openAs(page, "/about3");
  const question = page.getByRole("textbox");
  await question.fill("How can I sleep better?");
  for (const [name, failure] of fewFailures) {
    gate.breakCall("POST", "/api/ai-advice", failure);
    await page.getByRole("button", { name: "Send" }).click();
    const alert = page.getByRole("alert").filter({ hasText: "Failed to generate AI advice. Please try again." });
    await expect(alert, name).toBeVisible();
    await expect(question).toHaveValue("How can I sleep better?");
    gate.heal();
    await page.getByRole("button", { name: "Start New Chat" }).click();
    await expect(alert).toHaveCount(0);
    await question.fill("How can I sleep better?");
  }
  gate.breakCall("POST", "/api/ai-advice", serverError);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Failed to generate" })).toBeVisible();
  await expectAccessible(page);
});

test("the assistant: 'Failed to fetch response' with a cross mark", { tag: "@full" }, async ({ page, gate }) => {
  await page.goto("/about5");
  await page.getByRole("textbox").fill("Which foods are good for me?");
  for (const failure of [serverError, wordless]) {
    gate.breakCall("POST", "/chat", failure);
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "❌ Failed to fetch response" })).toBeVisible();
    gate.heal();
  }
  await expectAccessible(page);
});

test("BMI: nothing chosen, not saved, no user, saved", { tag: "@full" }, async ({ page, gate, context }) => {
  const step = domains.flatMap(({ firstSurvey }) => firstSurvey ?? [])[0];
  if (!step) throw new Error("no domain takes a body mass index");
  const { messages } = step;
  const alert = page.getByRole("alert").filter({ hasText: /\S/ });
  const calculate = page.getByRole("button", { name: "Calculate BMI" });
  const userId = await openAs(page, step.route);
  await calculate.click();
  await expect(alert).toContainText(textOf(messages.notChosen));
  await expectAccessible(page);
  const [feet, inches, weight] = await page.getByRole("combobox").all();
  await feet?.selectOption("5");
  await inches?.selectOption("4");
  await calculate.click();
  await expect(alert).toContainText(textOf(messages.notChosen));
  await weight?.selectOption("150");
  for (const [name, failure] of fewFailures) {
    gate.breakCall("POST", saveUrl(step), failure);
    await calculate.click();
    await expect(alert, name).toContainText(textOf(messages.refused));
    if (failure === serverError) await expect(alert).toContainText(serverErrorSentence);
    // 703 * 150 / (64 * 64) = 25.7
    await expect(page.getByRole("heading", { name: "Your BMI is 25.7" })).toBeVisible();
    await page.getByRole("button", { name: "Close this message" }).click();
    gate.heal();
  }
  const other = await context.newPage();
  await other.goto("/logout");
  await expect(other.getByText("Logout successful")).toBeVisible();
  await calculate.click();
  await expect(alert).toContainText(textOf(messages.noUser));
  await page.evaluate((id) => localStorage.setItem("userID", id), userId);
  await calculate.click();
  await expect(page.getByRole("status").filter({ hasText: textOf(messages.saved) })).toBeVisible();
  await expectAccessible(page);
});

test("a questionnaire: every kind of failure has its message, and the person stays", { tag: "@full" }, async ({
  page,
  gate,
}) => {
  const [domain] = domains;
  if (!domain) throw new Error("no domain");
  const { messages, routes, submit } = domain;
  await openAs(page, routes.questionnaire);
  const steps = stepsOf(domain, exampleOf(domain));
  for (const [index, answers] of steps.entries()) {
    await answerStep(page, answers);
    if (index < steps.length - 1) await page.getByRole("button", { name: "Next" }).click();
  }
  for (const [name, failure] of fewFailures) {
    gate.breakCall("POST", submitCall({ submit }).path, failure);
    await page.getByRole("button", { name: "Submit" }).click();
    const text = typeof failure === "string" ? messages.network : messages.refused;
    await expect(page.getByRole("alert"), name).toContainText(textOf(text));
    await expect(page).toHaveURL(routes.questionnaire);
    gate.heal();
  }
});

/** With words of its own for a missing score and without; with KEEPWELL_FULL=1 every domain. */
const scored = domains.filter(
  ({ messages }, index) => isFull || index === domains.findIndex((one) => !one.messages.noScore === !messages.noScore),
);

test("a site that cannot be opened says so in its main part", async ({ page, gate }) => {
  gate.breakCall("GET", "/content/domains.json", serverError);
  await page.goto("/contact");
  const said = page.getByRole("main").getByRole("alert");
  await expect(said.getByRole("heading", { name: "We could not reach Keepwell" })).toBeVisible();
  await expectAccessible(page);
});

test("code of the answers that cannot be loaded leaves no page waiting, and is loaded with the next page", {
  tag: "@full",
}, async ({ page, gate }) => {
  const [domain] = domains;
  if (!domain) throw new Error("no domain");
  const code = /\/assets\/start-[\w-]{8}\.js$/;
  await page.route(code, (route) => route.abort());
  const userID = await openAs(page, "/health");
  gate.breakCall("GET", readUrl(domain, userID), "cut");
  await page.goto(domain.routes.score);
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  const isThere = page.waitForResponse("**/health");
  await page.unroute(code);
  await (await isThere).finished();
  const loaded = page.waitForResponse((response) => code.test(response.url()) && response.ok());
  await page.getByRole("link", { name: "Back to My Wellness Tools" }).click();
  await loaded;
  await expect(page.getByRole("heading", { level: 1, name: "My Wellness Tools" })).toBeVisible();
});

test("the score page's failures, one after another", { tag: "@full" }, async ({ page, gate, context }) => {
  test.slow();
  for (const { messages, name, routes, score } of scored) {
    await test.step(textOf(name), async () => {
      const path = readUrl({ score }, "{user}").replace(/\/?[{?].*$/, "");
      await openAs(page, "/contact");
      gate.breakCall("GET", path, serverError);
      await page.goto(routes.score);
      const main = page.getByRole("main");
      await expect(main.getByText(serverErrorSentence)).toBeVisible();
      if (messages.noScoreValue && messages.noScore) {
        await expect(main.getByText(textOf(messages.noScoreValue), { exact: true })).toBeVisible();
        await expect(main.getByText(textOf(messages.noScore), { exact: true })).toBeVisible();
      }
      await expectAccessible(page);
      for (const failure of [wordless, "cut", "half"] as const) {
        gate.heal();
        gate.breakCall("GET", path, failure);
        // The words of the failure before may still stand; healed too early, the call would succeed.
        const isCall = (request: Request) => request.url().includes(path);
        const over = Promise.race([
          page.waitForEvent("requestfinished", isCall),
          page.waitForEvent("requestfailed", isCall),
        ]);
        await page.getByRole("button", { name: "Try again" }).click();
        await over;
        await expect(main.getByText("Network error. Check your connection.")).toBeVisible();
      }
      gate.heal();
      const other = await context.newPage();
      await other.goto("/logout");
      await expect(other.getByText("Logout successful")).toBeVisible();
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(main.getByText("User not logged in")).toBeVisible();
      await expect(main.getByRole("link", { name: "Log in" })).toBeVisible();
      await other.close();
    });
  }
});
