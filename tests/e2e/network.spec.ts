import { expect, type Page, type Request, test } from "@playwright/test";
import { isFull } from "../support/is-full.ts";
import { domains, exampleOf, stepsOf } from "./content.ts";
import { answerStep, openAs } from "./person.ts";

/** Everything a page asks for, and everything its policy refuses. */
function watch(page: Page) {
  const requests: Request[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => requests.push(request));
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  return { requests, complaints };
}

/** SurveyJS lives in one chunk, and our view of it in another whose name is longer. */
const isQuestionnaireCode = (request: Request) => /\/assets\/survey-[\w-]{8}\.js$/.test(request.url());

test("SurveyJS is not loaded on home, log-in, hub or score pages, and is fetched ahead from the intro", async ({
  page,
}) => {
  const { requests } = watch(page);
  const settled = () => page.waitForLoadState("networkidle");
  for (const path of ["/", "/login", "/register", "/about"]) {
    await page.goto(path);
    await settled();
  }
  await openAs(page, "/evaluations");
  await settled();
  for (const { routes } of isFull ? domains : domains.slice(0, 1)) {
    await page.goto(routes.score);
    await settled();
  }
  expect(requests.filter(isQuestionnaireCode)).toEqual([]);

  const [domain] = domains;
  await page.goto(domain?.routes.intro ?? "");
  // It comes after the page itself, which may take longer than a quiet moment on a busy machine.
  await expect.poll(() => requests.filter(isQuestionnaireCode)).toHaveLength(1);
  await settled();
  expect(requests.filter(isQuestionnaireCode)).toHaveLength(1);
});

test("that chunk is the only one that holds SurveyJS, and none holds Ajv or TypeBox", async ({ page }) => {
  const { requests } = watch(page);
  await openAs(page, domains[0]?.routes.questionnaire ?? "");
  await page.waitForLoadState("networkidle");
  const scripts = [
    ...new Map(requests.filter((one) => one.url().endsWith(".js")).map((one) => [one.url(), one])).values(),
  ];
  const holding = { survey: [] as string[], ajv: [] as string[] };
  for (const script of scripts) {
    const text = await (await page.request.get(script.url())).text();
    if (text.includes("sv-string-viewer")) holding.survey.push(script.url());
    if (/strictSchema|new Function\(`?\$?\{?self|TypeBox/.test(text)) holding.ajv.push(script.url());
  }
  expect(scripts.length).toBeGreaterThan(1);
  expect(holding.survey).toEqual(scripts.filter(isQuestionnaireCode).map((one) => one.url()));
  expect(holding.ajv).toEqual([]);
});

test("no page asks a third party, breaks its own policy or fails, in a whole questionnaire", async ({
  page,
  baseURL,
}) => {
  const { requests, complaints } = watch(page);
  const [domain] = domains;
  if (!domain) throw new Error("no domain");
  await openAs(page, domain.routes.intro);
  await page.goto(domain.routes.questionnaire);
  const steps = stepsOf(domain, exampleOf(domain));
  for (const [index, answers] of steps.entries()) {
    await answerStep(page, answers);
    await page.getByRole("button", { name: index === steps.length - 1 ? "Submit" : "Next" }).click();
  }
  await expect(page).toHaveURL(domain.routes.score);
  await page.waitForLoadState("networkidle");
  expect(
    requests.filter((request) => !request.url().startsWith(`${baseURL}/`)).map((request) => request.url()),
  ).toEqual([]);
  expect(complaints).toEqual([]);
});
