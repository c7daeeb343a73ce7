import { questionnaire } from "./questions.ts";
import type { Stage } from "./stage.ts";
import type { Tab } from "./tab.ts";

const AUTOMATIC_MS = 12_000;
/** The limit of one try, and what a busy machine adds. */
const SENDING_MS = 25_000;
/** Until a page tries again by itself. */
const RETRY_MS = 6_000;
/** As often somebody tries before giving up. */
const ROUNDS = 2;

/**
 * Goes on as a person does once everything works again: waits for what was sent, else looks over the questions,
 * gives what is missing and sends them. What had been given and is no longer there counts as lost.
 */
export async function finish(stage: Stage, survey = stage.survey, expected = 1): Promise<void> {
  await stage.mend();
  const { me } = stage;
  if (me.submitted.has(survey) && (await arrives(stage, survey, expected, AUTOMATIC_MS))) return;
  for (let round = 0; round < ROUNDS; round++) {
    const tab = await questionsIn(stage, survey, round);
    if (await arrives(stage, survey, expected, me.submitted.has(survey) ? RETRY_MS : 0)) return;
    await completeAndSend(tab, survey).catch(async (error) => {
      // The page sent by itself meanwhile, and moved on.
      if ((await tab.path()) === tab.form.path) throw error;
    });
    if (await arrives(stage, survey, expected, AUTOMATIC_MS)) return;
  }
}

/** Waits until as many records count as should, and the newest has what was last seen. */
async function arrives(stage: Stage, survey: string, expected: number, within: number): Promise<boolean> {
  for (const end = Date.now() + within; ; await new Promise((resolve) => setTimeout(resolve, 400))) {
    const isThere = (await stage.me.records.counted()) >= expected && (await differences(stage, survey)).length === 0;
    if (isThere || Date.now() >= end) return isThere;
  }
}

/** The answers that the server's newest record has other than they were last seen. */
async function differences(stage: Stage, survey: string): Promise<{ name: string; stored: unknown }[]> {
  const stored = (await stage.me.records.newest(survey)) ?? {};
  const seen = [...(stage.me.seen.get(survey) ?? [])];
  return seen
    .filter(([name, { value }]) => `${stored[name]}` !== `${value}`)
    .map(([name]) => ({ name, stored: stored[name] }));
}

/** Goes on in the tab that is open, if it shows the questions; else logs in where that is asked, and opens them. */
async function questionsIn(stage: Stage, survey: string, round: number): Promise<Tab> {
  if (stage.tab.page.isClosed()) await stage.newTab();
  const { tab } = stage;
  const shows = await tab.text(/^Step \d+ of \d+/).isVisible();
  if (round === 0 && tab.form.survey === survey && shows) {
    // Whoever sees that their answers are on the way waits for it to end.
    const sending = tab.page.getByRole("button", { name: /Sending/ });
    await sending.waitFor({ state: "detached", timeout: SENDING_MS }).catch(() => undefined);
    return tab;
  }
  await tab.page.goto(questionnaire(survey).path);
  const logIn = tab.page.getByRole("heading", { level: 1, name: "Log in" });
  await tab
    .text(/^Step \d+ of \d+/)
    .or(logIn)
    .first()
    .waitFor();
  if (round > 0 || (await logIn.isVisible())) await tab.logIn();
  await tab.openQuestions(survey);
  return tab;
}

/** Gives what is missing, and presses Submit. */
export async function completeAndSend(tab: Tab, survey: string): Promise<void> {
  const { me, form } = tab;
  await tab.goToStep(0);
  for (const [index, question] of form.questions.entries()) {
    if (question.step !== (await tab.step())) await tab.goToStep(question.step);
    const seen = me.seen.get(survey)?.get(question.name);
    if (seen === undefined) {
      if ((await tab.shown(question)) === undefined) await tab.choose(question, index);
      continue;
    }
    const shown = await tab.shown(question);
    if (`${shown}` === `${seen.value}`) continue;
    if (!(await tab.field(question).isVisible())) throw new Error(`The page moved on before ${question.name}.`);
    me.lose(survey, question.name, shown);
    await tab.choose(
      question,
      question.choices.findIndex(({ value }) => value === seen.value),
    );
  }
  await tab.submit();
}

/** Compares the server's records with what was seen. @returns how many records too many count */
export async function judge(stage: Stage, survey = stage.survey, expected = 1): Promise<number> {
  for (const { name, stored } of await differences(stage, survey)) stage.me.lose(survey, name, stored);
  return Math.max(0, (await stage.me.records.counted()) - expected);
}
