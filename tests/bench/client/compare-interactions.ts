import { type Comparison, compare } from "../report/comparison.ts";
import { roundsByTurns } from "../report/rounds.ts";
import { answerOnePage, type Interactions, startFromIntro } from "./interactions.ts";
import { questionnaire } from "./our-pages.ts";
import type { Sides } from "./part.ts";

/** Over SurveyJS's own time, in ms. */
const MAX_ABOVE = 15;
const READY_AFTER_START = 300;

const NAMES: readonly (readonly [key: keyof Interactions, name: string])[] = [
  ["firstOption", "first option chosen"],
  ["laterOption", "later option chosen"],
  ["next", "Next pressed"],
];

/** Choosing options and Next on the questionnaire, against SurveyJS's own; and the way in from the page before. */
export async function measureInteractions(sides: Sides): Promise<Comparison[]> {
  const { browser, here, floors, stored, rounds } = sides;
  const { intro, questionnaire: path } = questionnaire.routes;
  const found = await roundsByTurns<"floor" | "here", Interactions>("answering", rounds, {
    floor: () => answerOnePage(browser, `${floors}/surveyjs`),
    here: () => answerOnePage(browser, here + path, stored),
  });
  const answering = NAMES.map(([key, name]) => {
    const baseline = found.floor.map((one) => one[key]);
    const line = compare({
      ...{ part: "client", what: `${name}, to the next paint`, unit: "ms", baselineName: "React, router, SurveyJS" },
      ...{ ours: found.here.map((one) => one[key]), baseline },
    });
    // The bound moves with the floor of this run.
    const atMost = Math.round(line.baseline.median + MAX_ABOVE);
    return { ...line, target: { of: "value", atMost } as const, isMet: line.ours.median <= atMost };
  });

  const start = await roundsByTurns<"floor" | "here", number>("Start", rounds, {
    floor: () => startFromIntro(browser, `${floors}/react`, "a[href='/react/next']", "h1:only-child"),
    here: () => startFromIntro(browser, here + intro, `main a[href='${path}']`, "[role=radiogroup]", stored),
  });
  return [
    ...answering,
    compare({
      ...{ part: "client", what: "Start pressed, to the first question", unit: "ms" },
      ...{ ours: start.here, baseline: start.floor, baselineName: "React and router, to the next page" },
      target: { of: "value", atMost: READY_AFTER_START },
    }),
  ];
}
