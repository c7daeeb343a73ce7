import { finish, judge } from "../stage/finish.ts";
import { type BrowserOf, type Lane, Stage } from "../stage/stage.ts";
import type { Verdict, Way } from "./way.ts";

const LIMIT_MS = 300_000;

/** Walks one way in a browser of its own, and judges what is stored and what was said. */
export async function walkWay(lane: Lane, way: Way, browserOf: BrowserOf): Promise<Verdict> {
  const stage = await Stage.open(lane, way.survey ?? "stress", browserOf);
  let stuck: string | null = null;
  let doubled = 0;
  try {
    doubled = await limited(walk(stage, way));
  } catch (error) {
    stuck = error instanceof Error ? firstLines(error.message) : `${error}`;
  }
  await stage.close();
  const { lost, untrue } = stage.me;
  return { name: way.name, lost: [...lost], doubled, untrue: [...untrue], stuck };
}

async function walk(stage: Stage, { steps, begins = "on the questions", ends = "sent", records }: Way) {
  if (begins === "logged in") await stage.tab.logIn();
  if (begins === "on the questions") await stage.logInAndOpen();
  await steps(stage);
  const expected = records ?? (ends === "nothing stored" ? 0 : 1);
  if (ends === "seen to") return 0;
  if (ends === "sent") await finish(stage, stage.survey, expected);
  await stage.mend();
  if (ends === "nothing stored") return stage.me.records.counted();
  return judge(stage, stage.survey, expected);
}

function limited<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("It came to no end.")), LIMIT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Playwright colours what it says, and adds a long log. */
const firstLines = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours are control characters
    .replace(/\u001b\[[0-9;]*m/g, "")
    .split("\n")
    .slice(0, 6)
    .join(" ")
    .slice(0, 300);
