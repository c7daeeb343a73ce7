import { expect, type Page, type Route, test } from "@playwright/test";
import { wordsOf } from "#core/question-types/question-types.ts";
import { textOf } from "#core/shared/text-of.ts";
import { domains, surveyOf } from "../content.ts";
import { newAddress, openAs } from "../person.ts";

// Every failure has a cause that is true, whatever comes back or does not.

const alert = (page: Page) => page.getByRole("alert").filter({ hasText: /\S/ });

async function tryLogIn(page: Page, answer: (route: Route) => unknown): Promise<void> {
  await page.route("**/login", (route) => (route.request().method() === "POST" ? answer(route) : route.fallback()));
  await page.goto("/login");
  await page.getByLabel("E-mail").fill(newAddress());
  await page.getByRole("button", { name: "Log in" }).click();
}

test("a server that hangs is waited for no longer than the limit", async ({ page }) => {
  await page.clock.install();
  await tryLogIn(page, () => {});
  await expect(page.getByRole("button", { name: "Logging in…" })).toBeVisible();
  await page.clock.fastForward(40_000);
  await expect(alert(page)).toContainText("Invalid email");
  await expect(alert(page)).toContainText("We could not reach Keepwell.");
  await expect(page.getByRole("button", { name: "Log in" })).toBeVisible();
});

test("a filter's page in place of an error is not taken for one", { tag: "@full" }, async ({ page }) => {
  await tryLogIn(page, (route) => route.fulfill({ status: 403, contentType: "text/html", body: "<h1>Blocked</h1>" }));
  await expect(alert(page)).toContainText("We could not reach Keepwell.");
});

test("a failure that cannot store speaks of no answers where there are none", async ({ page }) => {
  const body = {
    error: "We cannot keep anything just now. Your answers are safe on this page.",
    code: "STORAGE_UNAVAILABLE",
  };
  await tryLogIn(page, (route) => route.fulfill({ status: 503, json: body }));
  await expect(alert(page)).toContainText("Something went wrong on our side.");
  await expect(alert(page)).not.toContainText("answers");
});

test("body mass: a failure of the server is not called a lost connection", { tag: "@full" }, async ({ page }) => {
  const asked = domains.find(({ firstSurvey }) => firstSurvey)?.firstSurvey;
  if (!asked) throw new Error("no survey is asked first");
  const titles = surveyOf(asked.survey).pages.flatMap(({ elements }) =>
    elements.map((element) => textOf(wordsOf(element))),
  );
  const answers = [
    (route: Route) => route.fulfill({ status: 502, body: "<html>Bad gateway</html>" }),
    (route: Route) => route.fulfill({ json: { ok: true } }),
  ];
  await page.route("**/api/save-bmi", (route) => answers.shift()?.(route) ?? route.fallback());
  await openAs(page, asked.route);
  for (const [at, title] of titles.entries()) await page.getByLabel(title).selectOption(["5", "4", "150"][at] ?? "");
  const calculate = page.getByRole("button", { name: textOf(asked.words.calculate) });
  await calculate.click();
  await expect(alert(page)).toContainText(textOf(asked.messages.refused));
  await expect(alert(page)).toContainText("Something went wrong on our side. What you chose is still here.");
  await calculate.click();
  await expect(alert(page)).toContainText(textOf(asked.messages.unreached));
  await calculate.click();
  await expect(page.getByText(textOf(asked.messages.saved))).toBeVisible();
});
