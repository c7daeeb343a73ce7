import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { calls } from "#core/api/calls.ts";
import type { Domain } from "#core/content-model/domains.ts";
import type { Site } from "#core/content-model/site.ts";
import { wordsOf } from "#core/question-types/question-types.ts";
import { bandIndexOf } from "#core/shared/bands.ts";
import { safetyWord } from "#core/shared/safety/detect-concern.ts";
import { textOf } from "#core/shared/text-of.ts";
import { readUrl, submitCall } from "../support/domain-calls.ts";
import { json, type RecordingBackend, reply, startRecordingBackend } from "../support/recording-backend.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import { domains, exampleOf, middleExample, ruleOf, stepsOf, surveyOf } from "./content.ts";
import { answerStep, expectAccessible, logIn } from "./person.ts";

// A server in proxy mode. The provider behind it answers as sparely as the specification lets it.

const test = base.extend<object, { backend: RecordingBackend; server: ServerProcess }>({
  backend: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture uses from here
    async ({}, use) => {
      const backend = await startRecordingBackend();
      await use(backend);
      await backend.close();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ backend }, use) => {
      const server = await startServer(() => ({ BACKEND_URL: backend.url }));
      await use(server);
      server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ server }, use) => use(server.url),
});

const ID = "64f0c2a1b3d4e5f60718293a";
const byCategory = (category: string) => domains.find((domain) => domain.category === category) as Domain;
const [social, stress, sleep, learning] = ["Socialize", "Stress", "Sleep", "Learning"].map(byCategory) as [
  Domain,
  Domain,
  Domain,
  Domain,
];
const readOf = ({ score }: Domain) => `GET ${readUrl({ score }, ID)}`;
const bandOf = ({ survey }: Domain, score: number) => {
  const { bands } = ruleOf(survey);
  return bands[bandIndexOf(bands, score)];
};
const words = (text: Parameters<typeof textOf>[0] | undefined) => textOf(text ?? "no such text");

test("hub, questionnaire, result; what a provider does not offer is not there", { tag: "@full" }, async ({
  page,
  backend,
  server,
}) => {
  const example = exampleOf(stress);
  let isSubmitted = false;
  const refused: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  backend.behave((socket, request) => {
    const replies: Record<string, ReturnType<typeof json>> = {
      "POST /login": json({ token: "a raw token", userID: ID }),
      [`GET /view-scores/${ID}`]: json([{ forum: social.category, value: "7", timestamp: "2026-05-01T10:00:00Z" }]),
      [readOf(social)]: json({ score: "7" }),
      [readOf(sleep)]: json({ score: null }),
      [readOf(learning)]: json({ score: 99 }),
      [readOf(stress)]: isSubmitted ? json({ score: example.score }) : json({ error: "Nothing yet." }, 404),
      [`POST ${submitCall(stress).path}`]: reply(201, "Saved", { "content-type": "text/plain" }),
    };
    const call = `${request.method} ${request.target}`;
    if (call === `POST ${submitCall(stress).path}`) isSubmitted = true;
    (replies[call] ?? json({ error: "No such call." }, 404))(socket, request);
  });

  await page.goto("/login");
  await expect(page.getByRole("link", { name: "Forgot your password?" })).toHaveCount(0);
  await logIn(page, "ada@example.com");
  const main = page.getByRole("main");
  const card = ({ routes }: Domain) =>
    main.getByRole("listitem").filter({ has: page.locator(`a[href="${routes.intro}"]`) });
  await expect(card(social)).toContainText("Done 05/01/2026");
  await expect(card(social)).toContainText(words(bandOf(social, 7)?.meaning));
  await expect(page.getByRole("heading", { name: "More assessments" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "My data" })).toHaveCount(0);

  await page.goto(stress.routes.score);
  await expect(page.getByRole("alert").filter({ hasText: "Nothing yet." })).toBeVisible();
  await page.getByRole("link", { name: "Take the assessment" }).click();
  await page.getByRole("link", { name: textOf(stress.intro.start) }).click();
  const steps = stepsOf(stress, example);
  for (const [index, answers] of steps.entries()) {
    await answerStep(page, answers);
    await page.getByRole("button", { name: index === steps.length - 1 ? "Submit" : "Next" }).click();
  }
  await expect(page).toHaveURL(stress.routes.score);
  // The first sentence leads, the others follow the dial.
  for (const sentence of words(bandOf(stress, example.score)?.explanation).split(/(?<=\.) /))
    await expect(main.getByText(sentence)).toBeVisible();
  await expect(page.getByText("Show my working")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Your results over time" })).toHaveCount(0);
  await expectAccessible(page);
  const sent = backend.requests.find(({ target }) => target === submitCall(stress).path);
  expect(JSON.parse(`${sent?.body}`)).toEqual({ userId: ID, responses: example.answers });

  await page.goto(sleep.routes.score);
  await expect(page.getByText("You have not finished this assessment yet.")).toBeVisible();
  await page.goto(learning.routes.score);
  await expect(page.getByText("Your number lies outside the ranges that this scale describes.")).toBeVisible();
  await page.goto("/about2");
  await expect(main.getByRole("row").filter({ hasText: textOf(social.name) })).toContainText(
    words(bandOf(social, 7)?.meaning),
  );
  for (const notThere of ["/my-data", "/my-step"]) {
    await page.goto(notThere);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We could not find this page");
  }
  // The days of the next look are known to the browser alone.
  await page.goto("/evaluations");
  await expect(main.getByRole("heading", { name: "My step" })).toHaveCount(0);
  await main.getByRole("link", { name: "When to look again" }).click();
  await expect(main.getByText(/Last time: /).first()).toBeVisible();
  await page.goto("/privacy");
  await expect(main).toContainText("The provider decides who sees what it keeps.");
  await expect(main.getByRole("link", { name: "My data" })).toHaveCount(0);
  await page.getByRole("banner").getByRole("link", { name: "Log out" }).click();
  await expect(page.getByText("Logout successful")).toBeVisible();

  // The one error is the provider's own; nothing was asked that is not there.
  expect(refused).toEqual([`404 ${server.url}${readUrl(stress, ID)}`]);
  expect(existsSync(join(server.folder, "data"))).toBe(false);
});

test("a survey asked first sends the result alone", { tag: "@full" }, async ({ page, backend }) => {
  const [asked] = domains.flatMap(({ firstSurvey }) => firstSurvey ?? []);
  if (!asked) throw new Error("no survey is asked first");
  backend.behave(json({ token: "a raw token", userID: ID }));
  await page.goto("/login");
  await logIn(page, "ada@example.com");
  await page.goto(asked.route);
  const { answers, score, meaning } = middleExample(asked.survey);
  for (const element of surveyOf(asked.survey).pages.flatMap(({ elements }) => elements)) {
    await page.getByLabel(textOf(wordsOf(element))).selectOption(`${answers[element.name]}`);
  }
  await page.getByRole("button", { name: textOf(asked.words.calculate) }).click();
  await expect(page.getByText(textOf(asked.messages.saved))).toBeVisible();
  const sent = backend.requests.find(({ target }) => target === calls[asked.save].path);
  expect(JSON.parse(`${sent?.body}`)).toEqual({ userID: ID, bmi: score.toFixed(1), category: meaning });
});

test("a chat sends what is specified alone, and a card of a provider is a card", { tag: "@full" }, async ({
  page,
  backend,
}) => {
  const { safety } = JSON.parse(readFileSync("surveys/site.json", "utf8")) as Site;
  const [gravest] = safety.concerns;
  if (!gravest) throw new Error("no concern");
  const { message, numbers } = safetyWord(gravest, safety);
  const said = page.getByRole("log").getByRole("article");
  const ask = async (question: string) => {
    await page.getByLabel("Your question").fill(question);
    await page.getByRole("button", { name: "Send", exact: true }).click();
  };
  backend.behave(json("Walk a little."));
  await page.goto("/assistant");
  await ask("What helps my knees?");
  await expect(said).toHaveCount(2);
  backend.behave(json(message));
  await ask("And in the mornings?");
  await expect(said.last()).toContainText("Please read");
  await expect(said.last().getByRole("link", { name: `Call ${numbers[0]}` })).toBeVisible();
  // A provider never gets what the browser knows for danger.
  await ask("I want to kill myself");
  await expect(said.last()).toContainText("Please read");
  await expect(said).toHaveCount(6);
  backend.behave(json("Walk a little."));
  await ask("What helps my back?");
  await expect(said).toHaveCount(8);
  const sent = backend.requests
    .filter(({ target }) => target === calls.chat.path)
    .map(({ body }) => JSON.parse(`${body}`));
  expect(sent).toEqual([
    { message: "What helps my knees?" },
    { message: "And in the mornings?" },
    { message: "What helps my back?" },
  ]);
});
