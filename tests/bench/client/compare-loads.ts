import { paths } from "#core/shared/paths.ts";
import { type Comparison, compare, type Target } from "../report/comparison.ts";
import { roundsByTurns } from "../report/rounds.ts";
import type { FloorName } from "./build-floors.ts";
import { type ColdLoad, coldLoad } from "./cold-load.ts";
import { questionnaire } from "./our-pages.ts";
import type { Sides } from "./part.ts";
import { plainPath } from "./plain-page.ts";

type Floor = { readonly name: string; readonly path: string; readonly readySelector: string };

/** Returns a page of plain HTML with the words of one of our pages. */
const plain = (path: string): Floor => ({ name: "plain HTML, same words", path: plainPath(path), readySelector: "p" });
export const FLOORS: Readonly<Record<FloorName, Floor>> = {
  react: { name: "React and router", path: "/react", readySelector: "h1" },
  surveyjs: { name: "React, router, SurveyJS", path: "/surveyjs", readySelector: "[role=radiogroup]" },
  formio: { name: "Form.io's wizard", path: "/formio", readySelector: "input[type=radio]" },
};

type Route = {
  readonly name: string;
  readonly path: string;
  readonly readySelector: string;
  readonly floor: Floor;
  readonly targets: Partial<Record<keyof ColdLoad, Target>>;
  readonly isOpen?: boolean;
  /** Whether it is opened by somebody who has a result. */
  readonly hasResult?: boolean;
  /** The figures that say something here; all where it is absent. */
  readonly figures?: readonly (keyof ColdLoad)[];
  /** What it means that `readySelector` is there, where that is not that the page can be read. */
  readonly readyMeans?: string;
};

const STILL: Target = { of: "value", atMost: 0 };

const NEAR_PLAIN: Target = { of: "ratio", atMost: 1.2 };

/** A page that comes with its words: the document can be read before any script has arrived. */
const readAtOnce = (name: string, path: string, isOpen = false): Route => ({
  ...{ name, path, isOpen, readySelector: "h1", floor: plain(path) },
  ...{ figures: ["ready", "largestPaint", "shift"], targets: { ready: NEAR_PLAIN, shift: STILL } },
});

/** What such a page tells somebody who has a result: it needs a call of its own, so a second round trip. */
const told = (name: string, path: string, readySelector: string, readyMeans: string): Route => ({
  ...{ name, path, readySelector, readyMeans, hasResult: true, floor: plain(path) },
  ...{ figures: ["ready", "shift"], targets: { shift: STILL } },
});

const READ_AT_ONCE: readonly Route[] = [
  readAtOnce("log-in", paths.logIn, true),
  readAtOnce("register", paths.register, true),
  readAtOnce("hub", paths.evaluations),
  // Hidden until the script has added what was done.
  told("hub", paths.evaluations, "html:not([data-has-results]) main [data-varies]", "what was done"),
  readAtOnce("introduction", questionnaire.routes.intro, true),
  readAtOnce("result", questionnaire.routes.score),
  told("result", questionnaire.routes.score, "main h2", "what it means"),
  readAtOnce("scores", paths.viewScores),
  told("scores", paths.viewScores, "main table", "the numbers"),
  readAtOnce("coach", paths.healthCoach),
  readAtOnce("assistant", paths.assistant, true),
];

const ROUTES: readonly Route[] = [
  {
    ...{ name: "home", path: paths.home, readySelector: "h1", floor: plain(paths.home), isOpen: true },
    targets: { largestPaint: NEAR_PLAIN, shift: STILL },
  },
  ...READ_AT_ONCE,
  {
    ...{ name: "questionnaire", path: questionnaire.routes.questionnaire, floor: FLOORS.surveyjs },
    // Its title and first question come with the document; what may be pressed comes later.
    readySelector: "[data-first-question], [role=radiogroup]",
    targets: { ready: { of: "ratio", atMost: 0.5 }, shift: STILL },
  },
  {
    ...{ name: "questionnaire", path: questionnaire.routes.questionnaire, floor: FLOORS.surveyjs },
    ...{ readySelector: "[role=radiogroup]", readyMeans: "ready to be pressed", figures: ["ready"], targets: {} },
  },
  {
    ...{ name: "questionnaire", path: questionnaire.routes.questionnaire, floor: FLOORS.formio },
    ...{ readySelector: "[role=radiogroup]", readyMeans: "ready to be pressed", targets: {} },
  },
];

const FIGURES: readonly (readonly [key: keyof ColdLoad, name: string, unit: string, scale: number])[] = [
  ["bytes", "all bytes, fetched ahead included", "kB", 1000],
  ["requests", "requests, fetched ahead included", "", 1],
  ["firstPaint", "first paint", "ms", 1],
  ["largestPaint", "largest paint", "ms", 1],
  ["ready", "readable", "ms", 1],
  ["blocking", "total blocking time", "ms", 1],
  ["shift", "layout shift", "", 1],
];

/** The pages that are held against plain HTML with their words. */
export const pagesInPlain = ROUTES.filter(({ floor, path }) => floor.path === plainPath(path)).map(({ path }) => path);

/** Each of our pages opened cold, against the floor nearest to it. */
export const measureLoads = (sides: Sides, names: readonly FloorName[]): Promise<Comparison[]> =>
  measureRoutes(sides, names.includes("formio") ? ROUTES : ROUTES.filter(({ floor }) => floor !== FLOORS.formio));

async function measureRoutes(
  { browser, here, floors, stored, storedWithResult, rounds }: Sides,
  routes: readonly Route[],
): Promise<Comparison[]> {
  const lines: Comparison[] = [];
  for (const { name, path, readySelector, floor, targets, isOpen, hasResult, readyMeans, figures } of routes) {
    const found = await roundsByTurns<"floor" | "here", ColdLoad>(`${name} and ${floor.name}, cold`, rounds, {
      floor: () => coldLoad(browser, { url: floors + floor.path, readySelector: floor.readySelector }),
      here: () =>
        coldLoad(browser, {
          url: here + path,
          readySelector,
          ...(isOpen ? {} : { stored: hasResult ? storedWithResult : stored }),
        }),
    });
    for (const [key, figure, unit, scale] of FIGURES.filter(([one]) => figures?.includes(one) ?? true)) {
      const target = targets[key];
      lines.push(
        compare({
          ...{
            part: "client",
            what: `${name}, ${(key === "ready" && readyMeans) || figure}`,
            unit,
            baselineName: floor.name,
          },
          ours: found.here.map((load) => load[key] / scale),
          baseline: found.floor.map((load) => load[key] / scale),
          ...(target ? { target } : {}),
        }),
      );
    }
  }
  return lines;
}
