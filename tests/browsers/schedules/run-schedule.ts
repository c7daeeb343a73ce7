import { chromiumBrowser } from "../engines/chromium-browser.ts";
import { completeAndSend, finish, judge } from "../stage/finish.ts";
import { type Lane, Stage } from "../stage/stage.ts";
import { randomFrom } from "./random.ts";
import { openQuestions, type Run, takeStep } from "./steps.ts";

export type Outcome = {
  readonly seed: number;
  readonly lost: readonly string[];
  readonly doubled: number;
  readonly untrue: readonly string[];
  readonly stuck: string | null;
  readonly log: readonly string[];
};

const SURVEY = "stress";

/** Runs the schedule of one seed to its Submit, and compares what is stored with what was last seen. */
export async function runSchedule(lane: Lane, seed: number): Promise<Outcome> {
  const random = randomFrom(seed);
  const stage = await Stage.open(lane, SURVEY, ({ url }) => chromiumBrowser(url));
  const log: string[] = [];
  let doubled = 0;
  let stuck: string | null = null;
  try {
    const first = await stage.logInAndOpen();
    const second = await stage.newTab();
    await openQuestions(second);
    const run: Run = { stage, random, tabs: [first, second], log };
    for (let left = 10 + random.below(16); left > 0; left--) await takeStep(run);
    await end(run);
    doubled = await judge(stage);
  } catch (error) {
    stuck = error instanceof Error ? error.message.split("\n").slice(0, 4).join(" ") : `${error}`;
  }
  await stage.close();
  return { seed, lost: [...stage.me.lost], doubled, untrue: [...stage.me.untrue], stuck, log };
}

/** The ways in which a schedule comes to its Submit. */
async function end(run: Run): Promise<void> {
  const { stage, random, tabs, log } = run;
  await stage.mend();
  stage.tab = random.pick(tabs);
  await stage.tab.page.bringToFront();
  await stage.tab.page.waitForTimeout(800);
  const way = random.pick(["sent", "sent", "reply lost", "reply lost, corrected", "from both tabs"]);
  log.push(`end: ${way}, in ${stage.tab === tabs[0] ? "A" : "B"}`);
  if (way !== "sent" && (await stage.tab.text(/^Step \d+ of \d+/).isVisible())) {
    if (way.startsWith("reply lost")) stage.spoilSubmit({ kind: "lost" });
    await completeAndSend(stage.tab, SURVEY);
    if (way === "from both tabs") {
      const other = tabs[stage.tab === tabs[0] ? 1 : 0];
      await other
        .button("Submit")
        .click({ timeout: 1_000 })
        .catch(() => undefined);
    }
    await stage.tab.page.waitForTimeout(1_500);
    if (way === "reply lost, corrected") {
      await stage.tab.goToStep(0);
      await stage.tab.pick(random.below(5), random.below(5));
      await stage.tab.untilSaved();
    }
  }
  await finish(stage);
}
