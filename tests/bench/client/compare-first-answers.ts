import { type Comparison, compare } from "../report/comparison.ts";
import { roundsByTurns } from "../report/rounds.ts";
import { coldLoad } from "./cold-load.ts";
import { firstAnswerKept, isChecked, isStored } from "./first-answer.ts";
import { questionnaire } from "./our-pages.ts";
import type { Sides } from "./part.ts";

const FORM = "plain HTML, same questions";

/** The questionnaire opened cold, until it can be read and until a chosen option is kept, against a form without script. */
export async function measureFirstAnswers({ browser, here, floors, stored, rounds }: Sides): Promise<Comparison[]> {
  const url = here + questionnaire.routes.questionnaire;
  const kept = await roundsByTurns<"floor" | "here", number>("the first answer", rounds, {
    floor: () => firstAnswerKept(browser, { url: `${floors}/form`, isKept: isChecked }),
    here: () => firstAnswerKept(browser, { url, stored, isKept: isStored }),
  });
  const read = async (at: string, who = {}) =>
    (await coldLoad(browser, { url: at, readySelector: "fieldset", ...who })).ready;
  const readable = await roundsByTurns<"floor" | "here", number>("the first questions, cold", rounds, {
    floor: () => read(`${floors}/form`),
    here: () => read(url, { stored }),
  });
  return [line("readable", readable, 1.15), line("first option chosen counts", kept, 1.2)];
}

type Found = { readonly here: readonly number[]; readonly floor: readonly number[] };

const line = (what: string, { here, floor }: Found, atMost: number): Comparison =>
  compare({
    ...{ part: "client", what: `questionnaire, ${what}`, unit: "ms", baselineName: FORM },
    ...{ ours: here, baseline: floor, target: { of: "ratio", atMost } as const },
  });
