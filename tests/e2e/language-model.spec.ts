import { test as base, expect, type Page } from "@playwright/test";
import type { AppInfo } from "#core/api/public-scale.ts";
import * as endpoint from "../support/model-endpoint.ts";
import { startServer } from "../support/server-process.ts";
import { expectAccessible, openAs } from "./person.ts";
import { expectNoSidewaysScroll } from "./submit.ts";

// A server of its own, with a language model behind it that is a stand-in on this machine.

const PROVIDER = "Sunrise AI";
const test = base.extend<object, { site: { url: string; standIn: endpoint.ModelEndpoint } }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture uses from here
    async ({}, use) => {
      const standIn = await endpoint.startModelEndpoint();
      const server = await startServer(() => ({
        AI_BASE_URL: standIn.url,
        AI_API_KEY: "sk-secret",
        AI_MODEL: "stand-in",
        AI_PROVIDER_NAME: PROVIDER,
      }));
      await untilModelAnswers(server.url, standIn);
      await use({ url: server.url, standIn });
      server.stop();
      await standIn.close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ site }, use) => use(site.url),
});
test.beforeEach(({ site }) => site.standIn.reset());

/** Until sentences can be compared with entries, no answer of a model is shown: a busy machine loads that for seconds. */
async function untilModelAnswers(url: string, standIn: endpoint.ModelEndpoint): Promise<void> {
  const { model } = (await (await fetch(`${url}/content/app.json`)).json()) as AppInfo;
  const headers = { "content-type": "application/json", "keepwell-consent": `${model?.consent}` };
  const body = JSON.stringify({ message: QUESTION });
  const maker = async () => {
    standIn.behave(endpoint.says(FITTING));
    return (await (await fetch(`${url}/chat`, { method: "POST", headers, body })).json()).made?.maker;
  };
  await expect.poll(maker, { timeout: 60_000 }).toBe("model");
}

const QUESTION = "How can I fall asleep more easily?";
const FITTING = "[fall-asleep] Keep the bedroom dark, cool and quiet.\n[general] Be patient with yourself.";
const agree = (page: Page) => page.getByRole("button", { name: `Yes, ${PROVIDER} may help` });
/** Agrees, and waits until that is kept: what is asked before is for the guide. */
async function agreeAndWait(page: Page): Promise<void> {
  await agree(page).click();
  await expect(page.getByText(`${PROVIDER} may help to choose your answer.`)).toBeVisible();
}
const useGuide = (page: Page) => page.getByRole("button", { name: "Answer with the guide instead" });

test("the open chat: asked first, then the model with its name, what was sent, and the guide instead", {
  tag: "@full",
}, async ({ page, site: { standIn } }) => {
  const answers = page.getByRole("log").getByRole("article");
  const ask = async (question: string) => {
    await page.getByLabel("Your question").fill(question);
    await page.getByRole("button", { name: "Send", exact: true }).click();
  };
  standIn.behave(endpoint.says(FITTING));
  await page.goto("/about5");
  await expect(page.getByRole("heading", { name: `May ${PROVIDER} help to choose your answer?` })).toBeVisible();
  await ask(QUESTION);
  await expect(answers.last()).toContainText("From the Keepwell guide");
  expect(standIn.requests).toHaveLength(0);

  await agreeAndWait(page);
  await expect(page.getByText(`${PROVIDER} may help to choose your answer.`)).toBeFocused();
  await ask(QUESTION);
  await expect(answers.last()).toContainText(`From our guide, chosen by the language model of ${PROVIDER}`);
  const points = answers.last().getByRole("listitem");
  await expect(points).toHaveCount(1);
  await expect(points.first().getByRole("link", { name: /^Source: / })).toHaveAttribute("href", /^https:/);
  await answers.last().getByText("See what was sent").click();
  await expect(answers.last()).toContainText(`"question": "${QUESTION}"`);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  expect(standIn.requests).toHaveLength(1);

  await useGuide(page).click();
  await expect(answers.last()).toContainText("From the Keepwell guide");
  await ask("I have chest pain");
  await expect(answers.last()).toContainText("911");
  expect(standIn.requests).toHaveLength(1);

  await page.getByRole("button", { name: "Only the guide from now on" }).click();
  await expect(page.getByText(`Nothing goes to ${PROVIDER}.`)).toBeVisible();
  await page.reload();
  await ask(QUESTION);
  await expect(answers.last()).toContainText("From the Keepwell guide");
  expect(standIn.requests).toHaveLength(1);
  await page.goto("/privacy");
  await expect(page.getByText(`run by ${PROVIDER}`)).toBeVisible();
});

test("when the model fails: the fixed messages, and the guide in its place", { tag: "@full" }, async ({
  page,
  site: { standIn },
}) => {
  standIn.behave(endpoint.fails(401));
  await openAs(page, "/about4");
  await agreeAndWait(page);
  await page.getByRole("button", { name: "General Wellness" }).click();
  const alert = page.getByRole("alert").filter({ hasText: /\S/ });
  await expect(alert).toContainText("⚠️ Oops! Something went wrong. Please try again.");
  await expectAccessible(page);
  await useGuide(page).click();
  const advice = page.getByRole("region", { name: "Your advice: General Wellness" });
  await expect(advice).toContainText("From the Keepwell guide");

  standIn.behave(endpoint.says("[good-meal] Fill half the plate with vegetables and fruit."));
  await page.getByRole("button", { name: "General Wellness" }).click();
  await expect(advice).toContainText(`From our guide, chosen by the language model of ${PROVIDER}`);
  const helpful = advice.getByRole("group", { name: "Was this helpful?" });
  await helpful.getByRole("button", { name: "Yes" }).click();
  await expect(helpful).toContainText("Your answer stays on this device.");
  await page.reload();
  await page.getByRole("button", { name: "General Wellness" }).click();
  await expect(helpful.getByRole("button", { name: "Yes" })).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "General Wellness" })).toBeHidden();
  await expect(helpful).toBeHidden();
  await expect(advice.getByRole("listitem").first()).toBeVisible();
  await page.emulateMedia({ media: "screen" });

  standIn.behave(endpoint.fails(400));
  await page.goto("/about3");
  await page.getByLabel("Your question").fill(QUESTION);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(alert).toContainText("Failed to generate AI advice. Please try again.");
  await useGuide(page).click();
  await expect(page.getByRole("log").getByRole("article").last()).toContainText("From the Keepwell guide");
  await expect(page.getByLabel("Your question")).toHaveValue("");
});

test("who agrees has the answer kept with the account, or is told that it was not", { tag: "@full" }, async ({
  page,
  site,
}) => {
  site.standIn.behave(endpoint.says(FITTING));
  await openAs(page, "/about5");
  await page.route("**/api/account/consent", (route) => route.abort());
  await agree(page).click();
  await expect(page.getByText("Your answer could not be kept")).toBeVisible();
  await expect(agree(page)).toBeVisible();
  await page.unroute("**/api/account/consent");
  const kept = page.waitForResponse((reply) => reply.url().endsWith("/api/account/consent"));
  await agree(page).click();
  expect((await kept).status()).toBe(204);
  await expect(page.getByText(`${PROVIDER} may help to choose your answer.`)).toBeFocused();
});
