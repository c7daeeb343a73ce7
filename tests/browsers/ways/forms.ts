import { addresses } from "#core/api/addresses.ts";
import { wordsOf } from "#core/question-types/question-types.ts";
import { textOf } from "#core/shared/text-of.ts";
import { domains, middleExample, surveyOf } from "../../e2e/content.ts";
import { PASSWORD } from "../../support/prepared-people.ts";
import type { Page } from "../stage/page.ts";
import { isCall, type Stage } from "../stage/stage.ts";
import type { Tab } from "../stage/tab.ts";
import { mustAdmit } from "./moves.ts";
import type { Way } from "./way.ts";

const CODE = /\b([A-Z0-9]{4}-){3}[A-Z0-9]{4}\b/;
const [asked] = domains.flatMap(({ firstSurvey }) => firstSurvey ?? []);
if (!asked) throw new Error("no survey is asked first");
const { survey, route, save, words, messages } = asked;
const titles = surveyOf(survey).pages.flatMap(({ elements }) => elements.map((element) => textOf(wordsOf(element))));
const calculate = (tab: Tab) => tab.button(textOf(words.calculate)).click();

async function enterBodyMass(tab: Tab): Promise<void> {
  await tab.open(route);
  const values = Object.values(middleExample(survey).answers);
  for (const [index, title] of titles.entries()) await tab.page.getByLabel(title).selectOption(`${values[index]}`);
}

async function fillRegistration(page: Page): Promise<string> {
  const email = `form-${Date.now()}@example.com`;
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Year of birth").fill("1948");
  await page.getByLabel("Female").check();
  await page.waitForTimeout(500);
  return email;
}

/** The password apart, which no browser should keep by itself. */
async function expectFilled(stage: Stage, email: string): Promise<void> {
  const { page } = stage.tab;
  await page.getByLabel("E-mail").waitFor();
  await page.waitForTimeout(700);
  if ((await page.getByLabel("E-mail").inputValue()) !== email) stage.me.lost.add("the e-mail address");
  if ((await page.getByLabel("Year of birth").inputValue()) !== "1948") stage.me.lost.add("the year of birth");
  if (!(await page.getByLabel("Female").isChecked())) stage.me.lost.add("the gender");
}

async function expectTyped(stage: Stage, label: string, typed: string): Promise<void> {
  const { page } = stage.tab;
  await page.getByLabel(label).waitFor();
  await page.waitForTimeout(700);
  if ((await page.getByLabel(label).inputValue()) !== typed) stage.me.lost.add(label);
}

/** Forms beside the questionnaires. */
export const forms: readonly Way[] = [
  {
    name: "registration: the privacy link above the button, then Back",
    begins: "as a guest",
    ends: "seen to",
    async steps(stage) {
      await stage.tab.open("/register");
      const email = await fillRegistration(stage.tab.page);
      await stage.tab.page.getByRole("main").getByRole("link", { name: "what we keep and who sees it" }).click();
      await stage.tab.page.waitForURL(({ pathname }) => pathname.includes("privacy"));
      await stage.tab.page.goBack();
      await expectFilled(stage, email);
    },
  },
  {
    name: "registration: the page loaded again",
    begins: "as a guest",
    ends: "seen to",
    async steps(stage) {
      await stage.tab.open("/register");
      const email = await fillRegistration(stage.tab.page);
      await stage.tab.reload();
      await expectFilled(stage, email);
    },
  },
  {
    name: "registration: the reply lost, and with it the recovery code",
    begins: "as a guest",
    ends: "seen to",
    async steps(stage) {
      const { tab } = stage;
      const isShown = () => stage.shown.some((text) => CODE.test(text));
      await tab.open("/register");
      const email = await fillRegistration(tab.page);
      stage.line.spoil(isCall("POST", "/register"), { kind: "lost" }, 1);
      await tab.button("Register").click();
      await tab.page.waitForTimeout(4_000);
      if ((await tab.path()) === "/register" && !isShown()) {
        await tab
          .button("Register")
          .click({ timeout: 3_000 })
          .catch(() => undefined);
        await tab.page.waitForTimeout(3_000);
      }
      if (!/evaluations/.test(await tab.path())) await tab.logIn(email);
      await tab.page.waitForTimeout(2_500);
      if (!isShown()) stage.me.lost.add(`the recovery code (${CODE.source})`);
    },
  },
  {
    name: "body mass: remembered on Back",
    begins: "logged in",
    ends: "seen to",
    async steps(stage) {
      const { tab } = stage;
      await enterBodyMass(tab);
      await calculate(tab);
      await tab.text(textOf(messages.saved)).waitFor();
      const next = tab.page.getByRole("button", { name: "Next" }).or(tab.page.getByRole("link", { name: "Next" }));
      await next.click();
      await tab.untilQuestions();
      await tab.page.goBack();
      await tab.page.getByRole("heading", { level: 1 }).first().waitFor();
      await tab.page.waitForTimeout(2_000);
      if ((await next.getAttribute("aria-disabled")) === "true") stage.me.lost.add("body mass: Next is disabled");
    },
  },
  {
    name: "body mass: the reply lost, saved again: kept once",
    begins: "logged in",
    ends: "seen to",
    async steps(stage) {
      const { tab } = stage;
      await enterBodyMass(tab);
      stage.line.spoil(isCall("POST", addresses[save].path), { kind: "lost" }, 1);
      await calculate(tab);
      await mustAdmit(stage, tab, "the body mass did not arrive");
      await calculate(tab).catch(() => undefined);
      await tab.text(textOf(messages.saved)).waitFor();
      if ((await stage.me.records.of(survey)) !== 1) stage.me.untrue.add("two records of one body mass");
    },
  },
  {
    name: "body mass: units switched there and back change nothing",
    begins: "logged in",
    ends: "seen to",
    async steps(stage) {
      const { tab } = stage;
      await tab.open(route);
      const units = tab.page.getByRole("main").getByRole("button", { name: /centimet|feet|inches/i });
      const metric = [tab.page.getByLabel(/height in centimet/i), tab.page.getByLabel(/weight in kilo/i)];
      const shown = (fields: typeof metric) => Promise.all(fields.map((field) => field.inputValue()));
      await units.first().click();
      await metric[0]?.fill("171");
      await metric[1]?.fill("74");
      await tab.page.waitForTimeout(500);
      await units.first().click();
      await tab.page.waitForTimeout(500);
      const found = await shown(titles.map((title) => tab.page.getByLabel(title)));
      if (found.join() !== "5,7,163") stage.me.lost.add(`5 ft 7 in, 163 lb became ${found.join()}`);
      await units.first().click();
      await tab.page.waitForTimeout(500);
      const again = await shown(metric);
      if (again.join() !== "171,74") stage.me.lost.add(`171 cm, 74 kg became ${again.join()}`);
    },
  },
  {
    name: "Diet sent without a body mass: the answers wait for it",
    survey: "diet",
    async steps(stage) {
      const { tab } = stage;
      await tab.answerAll(1);
      await tab.submit();
      await tab.page.getByRole("alert").filter({ hasText: /\S/ }).first().waitFor();
      await enterBodyMass(tab);
      await calculate(tab);
      await tab.text(textOf(messages.saved)).waitFor();
      stage.me.submitted.clear();
    },
  },
  {
    name: "the chat: half a question when the page is loaded again",
    begins: "logged in",
    ends: "seen to",
    async steps(stage) {
      await stage.tab.open("/about3");
      await stage.tab.page.getByLabel("Your question").fill("How can I sleep through the");
      await stage.tab.page.waitForTimeout(700);
      await stage.tab.reload();
      await expectTyped(stage, "Your question", "How can I sleep through the");
    },
  },
  {
    name: "pasted scores when the page is loaded again",
    begins: "logged in",
    ends: "seen to",
    async steps(stage) {
      await stage.tab.open("/about1");
      await stage.tab.page.getByLabel("Your scores").fill("Stress: 12\nSleep: 7");
      await stage.tab.page.waitForTimeout(700);
      await stage.tab.reload();
      await expectTyped(stage, "Your scores", "Stress: 12\nSleep: 7");
    },
  },
];
