import { PASSWORD } from "../../support/prepared-people.ts";
import { until } from "../engines/driver.ts";
import type { Memory } from "./memory.ts";
import type { Page } from "./page.ts";
import { type Question, type Questionnaire, questionnaire } from "./questions.ts";

const LOG_IN = /^\/(login|about)$/;

/** One tab, used by a person who sees only what is on it. */
export class Tab {
  readonly page: Page;
  readonly me: Memory;
  form: Questionnaire;

  constructor(page: Page, me: Memory, form: Questionnaire) {
    this.page = page;
    this.me = me;
    this.form = form;
  }

  button = (name: string | RegExp) => this.page.getByRole("button", { name, exact: typeof name === "string" });
  text = (text: string | RegExp) => this.page.getByText(text).first();

  async open(path: string): Promise<void> {
    // A page that just moves on by itself, such as to a result, breaks this off.
    await this.page.goto(path).catch(() => this.page.goto(path));
    await this.page.locator("h1").first().waitFor();
  }

  /** Logs in through the form, which asks a browser it does not know for the password as well. */
  async logIn(email = this.me.email): Promise<void> {
    await this.open("/login");
    await this.fillLogIn(email);
    await this.page.waitForURL(({ pathname }) => !LOG_IN.test(pathname));
  }

  async fillLogIn(email = this.me.email): Promise<void> {
    const { page } = this;
    await page.getByLabel("E-mail").fill(email);
    await this.button("Log in").click();
    const password = page.getByLabel("Password", { exact: true });
    const isIn = page.waitForURL((url) => !LOG_IN.test(url.pathname)).catch(() => undefined);
    await Promise.race([isIn, password.waitFor().catch(() => undefined)]);
    if (!(await password.isVisible())) return;
    await password.fill(PASSWORD);
    await this.button("Log in").click();
  }

  /** Opens the questions of a survey, by the address. */
  async openQuestions(survey = this.form.survey): Promise<void> {
    this.form = questionnaire(survey);
    await this.open(this.form.path);
    await this.untilQuestions();
  }

  async untilQuestions(): Promise<void> {
    await this.text(/^Step \d+ of \d+/).waitFor();
    const unfinished = this.page.locator("[data-first-question], [data-unfinished]");
    await until("the questions", async () => (await unfinished.count()) === 0);
  }

  /** The step it shows, from 0. */
  async step(): Promise<number> {
    const words = await this.text(/^Step \d+ of \d+/).innerText();
    return Number(/Step (\d+)/.exec(words)?.[1]) - 1;
  }

  async goToStep(step: number): Promise<void> {
    for (let at = await this.step(); at !== step; at = await this.step()) {
      await this.button(at < step ? "Next" : "Back").click();
      const next = at < step ? at + 1 : at - 1;
      await until(`Step ${next + 1}`, async () => (await this.step()) === next);
    }
  }

  field({ title, isTyped }: Question) {
    return isTyped ? this.page.getByLabel(title) : this.page.getByRole("radiogroup", { name: title });
  }

  radio(question: Question, shown: string) {
    return this.field(question).getByRole("radio", { name: shown, exact: true });
  }

  /** What stands selected or typed on the step that is open. */
  async shown(question: Question): Promise<unknown> {
    if (question.isTyped) {
      const typed = await this.field(question).inputValue();
      return question.choices.find(({ shown }) => shown === typed)?.value ?? (typed === "" ? undefined : typed);
    }
    for (const { shown, value } of question.choices) {
      const chosen = this.field(question).getByRole("radio", { name: shown, exact: true, checked: true });
      if ((await chosen.count()) > 0) return value;
    }
    return undefined;
  }

  /** Answers the question of this number, on whichever step it stands, and remembers what is then selected. */
  async pick(index: number, choice: number): Promise<void> {
    const question = this.form.questions[index];
    if (!question) throw new Error(`${this.form.survey} has no question ${index}`);
    await this.goToStep(question.step);
    await this.choose(question, choice);
  }

  async choose(question: Question, choice: number): Promise<void> {
    const one = question.choices[choice % question.choices.length];
    if (!one) throw new Error(`${question.name} has no answers`);
    if (question.isTyped) {
      await this.field(question).fill(one.shown);
      await this.field(question).blur();
    } else {
      await this.radio(question, one.shown).click();
      await until(`"${one.shown}" selected`, () => this.radio(question, one.shown).isChecked(), 10_000);
    }
    this.me.saw(this.form.survey, question, one.value);
  }

  /** Answers questions one after another. @param salt makes other answers than another number does */
  async answer(from: number, to: number, salt = 0): Promise<void> {
    for (let index = from; index < to; index++) await this.pick(index, index + salt);
  }

  async answerAll(salt = 0): Promise<void> {
    await this.answer(0, this.form.questions.length, salt);
  }

  /** Waits until the page says that it keeps the answers; half a second more where it says nothing. */
  async untilSaved(): Promise<void> {
    await this.page
      .getByText("Saved", { exact: true })
      .first()
      .waitFor({ timeout: 3_000 })
      .catch(() => undefined);
    await this.page.waitForTimeout(500);
  }

  async submit(): Promise<void> {
    await this.button("Submit").click();
    this.me.submitted.add(this.form.survey);
  }

  async untilResult(timeout = 20_000): Promise<void> {
    await this.page.waitForURL((url) => url.pathname === this.form.scorePath, { timeout });
  }

  async path(): Promise<string> {
    return new URL(await this.page.url()).pathname;
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.page.locator("h1").first().waitFor();
  }
}
