import { type Comparison, compare } from "../report/comparison.ts";
import { tell } from "../report/progress.ts";
import { roundsByTurns } from "../report/rounds.ts";
import { answerOnePage, type Interactions, startFromIntro } from "./interactions.ts";
import { newPerson, questionnaire } from "./our-pages.ts";
import type { Sides } from "./part.ts";
import { type Submitted, submitWhole } from "./submit.ts";

/** In ms: one frame of a slow phone, where SurveyJS alone takes several. */
const LATER_OPTION = 30;
const READY_AFTER_START = 100;

const NAMES: readonly (readonly [key: keyof Interactions, name: string, atMost?: number])[] = [
  ["firstOption", "first option chosen"],
  ["laterOption", "later option chosen", LATER_OPTION],
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
  const answering = NAMES.map(([key, name, atMost]) =>
    compare({
      ...{ part: "client", what: `${name}, to the next paint`, unit: "ms", baselineName: "React, router, SurveyJS" },
      ...{ ours: found.here.map((one) => one[key]), baseline: found.floor.map((one) => one[key]) },
      ...(atMost === undefined ? {} : { target: { of: "value", atMost } as const }),
    }),
  );

  // Somebody who has answered nothing yet: answers begun in other browsers would be fetched first.
  const newcomer = await newPerson(here);
  const start = await roundsByTurns<"floor" | "here", number>("Start", rounds, {
    floor: () => startFromIntro(browser, `${floors}/react`, "a[href='/react/next']", "h1:only-child"),
    here: () => startFromIntro(browser, here + intro, `main a[href='${path}']`, "[role=radiogroup]", newcomer),
  });
  const submitted: Submitted[] = [];
  for (let round = 0; round < rounds; round += 1) {
    tell(`Submit: here, round ${round + 1} of ${rounds}`);
    submitted.push(await submitWhole(browser, here, await newPerson(here)));
  }
  return [
    ...answering,
    compare({
      ...{ part: "client", what: "Start pressed, to the first question", unit: "ms" },
      ...{ ours: start.here, baseline: start.floor, baselineName: "React and router, to the next page" },
      target: { of: "value", atMost: READY_AFTER_START },
    }),
    compare({
      ...{
        part: "client",
        what: "Submit pressed, to the gauge",
        unit: "ms",
        baselineName: "the reply to the submission",
      },
      ...{ ours: submitted.map(({ shown }) => shown), baseline: submitted.map(({ replied }) => replied) },
      target: { of: "ratio", atMost: 1.2 },
    }),
  ];
}
