import { type Comparison, compare, type Target } from "../report/comparison.ts";
import { roundsByTurns } from "../report/rounds.ts";
import { type ColdLoad, coldLoad } from "./cold-load.ts";
import { questionnaire } from "./our-pages.ts";
import type { Sides } from "./part.ts";

type Floor = { readonly name: string; readonly path: string; readonly readySelector: string };

const PLAIN: Floor = { name: "plain HTML, same words", path: "/plain", readySelector: "p" };
const REACT: Floor = { name: "React and router", path: "/react", readySelector: "h1" };
const SURVEYJS: Floor = {
  name: "React, router, SurveyJS",
  path: "/surveyjs",
  readySelector: "[role=radiogroup]",
};

type Route = {
  readonly name: string;
  readonly path: string;
  readonly readySelector: string;
  readonly floor: Floor;
  readonly targets: Partial<Record<keyof ColdLoad, Target>>;
  readonly isOpen?: boolean;
};

const STILL: Target = { of: "value", atMost: 0 };

const ROUTES: readonly Route[] = [
  {
    ...{ name: "home", path: "/", readySelector: "h1", floor: PLAIN, isOpen: true },
    targets: { largestPaint: { of: "ratio", atMost: 1.2 }, shift: STILL },
  },
  { name: "log-in", path: "/login", readySelector: "h1", floor: REACT, isOpen: true, targets: { shift: STILL } },
  { name: "hub", path: "/evaluations", readySelector: "h1", floor: REACT, targets: { shift: STILL } },
  {
    ...{ name: "intro", path: questionnaire.routes.intro, readySelector: "h1", floor: REACT },
    targets: { shift: STILL },
  },
  {
    ...{ name: "questionnaire", path: questionnaire.routes.questionnaire, floor: SURVEYJS },
    // Its title and first question come with the document; what may be pressed comes later.
    readySelector: "main strong, [role=radiogroup]",
    targets: { ready: { of: "ratio", atMost: 0.5 }, shift: STILL },
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
export async function measureLoads({ browser, here, floors, stored, rounds }: Sides): Promise<Comparison[]> {
  const lines: Comparison[] = [];
  for (const { name, path, readySelector, floor, targets, isOpen } of ROUTES) {
    const found = await roundsByTurns<"floor" | "here", ColdLoad>(`${name}, cold`, rounds, {
      floor: () => coldLoad(browser, { url: floors + floor.path, readySelector: floor.readySelector }),
      here: () => coldLoad(browser, { url: here + path, readySelector, ...(isOpen ? {} : { stored }) }),
    });
    for (const [key, figure, unit, scale] of FIGURES) {
      const target = targets[key];
      lines.push(
        compare({
          ...{ part: "client", what: `${name}, ${figure}`, unit, baselineName: floor.name },
          ours: found.here.map((load) => load[key] / scale),
          baseline: found.floor.map((load) => load[key] / scale),
          ...(target ? { target } : {}),
        }),
      );
    }
  }
  return lines;
}
