import { type Comparison, compare, type Target } from "../report/comparison.ts";
import { roundsByTurns } from "../report/rounds.ts";
import type { FloorName } from "./build-floors.ts";
import { type ColdLoad, coldLoad } from "./cold-load.ts";
import { questionnaire } from "./our-pages.ts";
import type { Sides } from "./part.ts";

type Floor = { readonly name: string; readonly path: string; readonly readySelector: string };

const PLAIN: Floor = { name: "plain HTML, same words", path: "/plain", readySelector: "p" };
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
  /** What it means that `readySelector` is there, where that is not that the page can be read. */
  readonly readyMeans?: string;
  /** Where the other figures stand elsewhere. */
  readonly onlyReady?: boolean;
};

const STILL: Target = { of: "value", atMost: 0 };

const ROUTES: readonly Route[] = [
  {
    ...{ name: "home", path: "/", readySelector: "h1", floor: PLAIN, isOpen: true },
    targets: { largestPaint: { of: "ratio", atMost: 1.2 }, shift: STILL },
  },
  { name: "log-in", path: "/login", readySelector: "h1", floor: FLOORS.react, isOpen: true, targets: { shift: STILL } },
  { name: "hub", path: "/evaluations", readySelector: "h1", floor: FLOORS.react, targets: { shift: STILL } },
  {
    ...{ name: "intro", path: questionnaire.routes.intro, readySelector: "h1", floor: FLOORS.react },
    targets: { shift: STILL },
  },
  {
    ...{ name: "questionnaire", path: questionnaire.routes.questionnaire, floor: FLOORS.surveyjs },
    // Its title and first question come with the document; what may be pressed comes later.
    readySelector: "[data-first-question], [role=radiogroup]",
    targets: { ready: { of: "ratio", atMost: 0.5 }, shift: STILL },
  },
  {
    ...{ name: "questionnaire", path: questionnaire.routes.questionnaire, floor: FLOORS.surveyjs },
    ...{ readySelector: "[role=radiogroup]", readyMeans: "ready to be pressed", onlyReady: true, targets: {} },
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

/** Each of our pages opened cold, against the floor nearest to it. */
export async function measureLoads(
  { browser, here, floors, stored, rounds }: Sides,
  names: readonly FloorName[],
): Promise<Comparison[]> {
  const lines: Comparison[] = [];
  const routes = names.includes("formio") ? ROUTES : ROUTES.filter(({ floor }) => floor !== FLOORS.formio);
  for (const { name, path, readySelector, floor, targets, isOpen, readyMeans, onlyReady } of routes) {
    const found = await roundsByTurns<"floor" | "here", ColdLoad>(`${name} and ${floor.name}, cold`, rounds, {
      floor: () => coldLoad(browser, { url: floors + floor.path, readySelector: floor.readySelector }),
      here: () => coldLoad(browser, { url: here + path, readySelector, ...(isOpen ? {} : { stored }) }),
    });
    for (const [key, figure, unit, scale] of onlyReady ? FIGURES.filter(([one]) => one === "ready") : FIGURES) {
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
