import type { Stage } from "../stage/stage.ts";
import { isSubmit } from "../stage/stage.ts";
import type { Tab } from "../stage/tab.ts";
import type { Random } from "./random.ts";

/** Two tabs of one browser on one questionnaire, while a schedule runs. */
export type Run = { readonly stage: Stage; readonly random: Random; readonly tabs: [Tab, Tab]; readonly log: string[] };

type Step = {
  readonly name: string;
  /** How often it comes beside the others. */
  readonly weight: number;
  /** When it can be taken; always, if this is left out. */
  readonly fits?: (stage: Stage) => boolean;
  /** @returns what to say of it in the log, beside its name */
  readonly work: (run: Run) => Promise<unknown>;
};

/** Pages can be loaded. */
const isReached = ({ isOffline, isServerUp }: Stage) => !isOffline && isServerUp;

const HOUR_MS = 60 * 60 * 1000;

async function turnToOne({ random, tabs, stage }: Run): Promise<[tab: Tab, name: string]> {
  const index = random.below(2);
  const tab = tabs[index] as Tab;
  await tab.page.bringToFront();
  await tab.page.waitForTimeout(150);
  stage.tab = tab;
  return [tab, index === 0 ? "A" : "B"];
}

async function answer(run: Run): Promise<string> {
  const [tab, tabName] = await turnToOne(run);
  if (!(await tab.text(/^Step \d+ of \d+/).isVisible())) return `${tabName}: no questions`;
  const step = await tab.step();
  const here = tab.form.questions.filter((one) => one.step === step);
  // Mostly what is still open, so that schedules come to the next step.
  const open = here.filter(({ name }) => !tab.me.seen.get(tab.form.survey)?.has(name));
  const question = run.random.pick(open.length > 0 && run.random.below(3) > 0 ? open : here);
  const choice = run.random.below(question.choices.length);
  await tab.choose(question, choice);
  // What is not said to be kept may be lost with a tab that is closed in the same breath.
  await tab.page
    .getByText("Saved", { exact: true })
    .first()
    .waitFor({ timeout: 1_500 })
    .catch(() => undefined);
  return `${tabName}: ${question.name} = ${question.choices[choice]?.shown}`;
}

async function reopen({ stage, tabs }: Run): Promise<void> {
  for (const index of [0, 1] as const) {
    tabs[index] = await stage.newTab();
    await openQuestions(tabs[index]);
  }
}

/** Opens the questions, logging in where the browser was killed before it had kept the session. */
export async function openQuestions(tab: Tab): Promise<void> {
  await tab.open(tab.form.path);
  const isLoggedOut = await tab
    .text(/^Step \d+ of \d+/)
    .waitFor({ timeout: 5_000 })
    .then(
      () => false,
      () => true,
    );
  if (isLoggedOut) await tab.logIn();
  await tab.openQuestions();
}

const steps: readonly Step[] = [
  { name: "answer", weight: 12, work: answer },
  {
    name: "turn",
    weight: 5,
    async work(run) {
      const [tab, name] = await turnToOne(run);
      const button = tab.button(run.random.pick(["Next", "Back"]));
      const isFirst = (await tab.text(/^Step \d+ of \d+/).isVisible()) && (await tab.step()) === 0;
      if (!(await button.isVisible()) || (isFirst && (await button.innerText()) === "Back")) return `${name}: stays`;
      await button.click();
      await tab.page.waitForTimeout(300);
      return `${name}: turned`;
    },
  },
  {
    name: "reload",
    weight: 2,
    fits: isReached,
    async work(run) {
      const [tab, name] = await turnToOne(run);
      await tab.reload();
      await tab.page.waitForTimeout(500);
      return name;
    },
  },
  {
    name: "close and reopen",
    weight: 2,
    fits: isReached,
    async work(run) {
      const index = run.random.below(2) as 0 | 1;
      await run.tabs[index].page.close();
      run.tabs[index] = await run.stage.newTab();
      await openQuestions(run.tabs[index]);
      return index === 0 ? "A" : "B";
    },
  },
  { name: "offline", weight: 2, fits: isReached, work: ({ stage }) => stage.offline() },
  { name: "online", weight: 4, fits: ({ isOffline }) => isOffline, work: ({ stage }) => stage.online() },
  { name: "server killed", weight: 1, fits: isReached, work: ({ stage }) => stage.killServer() },
  {
    name: "server started",
    weight: 4,
    fits: ({ isServerUp }) => !isServerUp,
    work: ({ stage }) => stage.startServer(),
  },
  {
    name: "next reply lost",
    weight: 2,
    async work({ stage }) {
      stage.line.spoil((call) => isSubmit(call) || call.method === "PUT", { kind: "lost" }, 1);
    },
  },
  {
    name: "clock jumps",
    weight: 2,
    async work({ stage, random }) {
      const hours = random.below(97) - 48;
      await stage.context.setClock(new Date(Date.now() + hours * HOUR_MS));
      return `${hours} h`;
    },
  },
  {
    name: "browser killed 100 ms after Saved",
    weight: 1,
    fits: isReached,
    async work(run) {
      const said = await answer(run);
      const { page } = run.stage.tab;
      if (!(await page.getByText("Saved", { exact: true }).first().isVisible()))
        return `${said}, not saved: not killed`;
      await page.waitForTimeout(100);
      await run.stage.killBrowser();
      await run.stage.openBrowser();
      await run.stage.tab.page.close();
      await reopen(run);
      return said;
    },
  },
];

const drawn = steps.flatMap((step) => Array.from({ length: step.weight }, () => step));

/** Takes one step by chance, of those that can be taken now. */
export async function takeStep(run: Run): Promise<void> {
  const { stage, random, log } = run;
  const step = random.pick(drawn.filter(({ fits }) => fits?.(stage) ?? true));
  const said = await step.work(run);
  log.push(typeof said === "string" ? `${step.name} ${said}` : step.name);
}
