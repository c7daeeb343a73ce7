import { resolve } from "node:path";
import type { Browser } from "@playwright/test";
import type { PageName } from "../../../src/app/pages.ts";
import { bytesOfPage } from "../../support/built-bytes.ts";
import { inFolder } from "../load/folder.ts";
import { KEEPWELL, startProgram } from "../load/program.ts";
import type { Options } from "../options.ts";
import { type Comparison, compare } from "../report/comparison.ts";
import { tell } from "../report/progress.ts";
import { buildFloors, bytesOfFloor, type FloorName } from "./build-floors.ts";
import { measureFirstAnswers } from "./compare-first-answers.ts";
import { measureInteractions } from "./compare-interactions.ts";
import { FLOORS, measureLoads, pagesInPlain } from "./compare-loads.ts";
import { installFormio } from "./install-formio.ts";
import { newPerson, personWithResult } from "./our-pages.ts";
import { plainPage } from "./plain-page.ts";
import { serveFloors } from "./serve-floors.ts";
import { openBrowser } from "./slow-browser.ts";

/** Where both sides stand, and who is logged in on ours. */
export type Sides = {
  readonly browser: Browser;
  readonly here: string;
  readonly floors: string;
  readonly stored: Readonly<Record<string, string>>;
  /** The same of somebody who has a result. */
  readonly storedWithResult: Readonly<Record<string, string>>;
  readonly rounds: number;
};

/** Our pages in Chromium on a slow phone and line, against pages of the same libraries and of plain HTML. */
export function measureClient({ rounds }: Options): Promise<Comparison[]> {
  return inFolder(async (folder) => {
    tell("building the floors");
    const built = resolve(folder, "floors");
    const names: FloorName[] = ["react", "surveyjs", ...(installFormio() ? (["formio"] as const) : [])];
    await buildFloors(built, names);
    const server = await startProgram({ file: KEEPWELL, environment: { DATA_DIR: resolve(folder, "data") } });
    const plain = new Map<string, string>();
    for (const path of pagesInPlain) plain.set(path, await plainPage(server.url, path));
    const floors = await serveFloors(built, names, plain);
    const browser = await openBrowser();
    try {
      const address = await floors.listen({ host: "127.0.0.1", port: 0 });
      const stored = await newPerson(server.url);
      const storedWithResult = await personWithResult(server.url);
      const sides: Sides = { browser, here: server.url, floors: address, stored, storedWithResult, rounds };
      return [
        ...bytes(built, names),
        ...(await measureLoads(sides, names)),
        ...(await measureFirstAnswers(sides)),
        ...(await measureInteractions(sides)),
      ];
    } finally {
      await browser.close();
      await floors.close();
      await server.stop();
    }
  });
}

/** Script and style that a page needs before it can be used; of the hub and others what is fetched ahead is not. */
const PAGES: readonly (readonly [name: string, page: PageName, floor: FloorName, atMost?: number])[] = [
  ["home", "home", "react", 1.15],
  ["log-in", "logIn", "react", 1.15],
  ["hub", "hub", "react", 1.15],
  ["intro", "intro", "react"],
  ["questionnaire", "questionnaire", "surveyjs", 0.95],
  ["questionnaire", "questionnaire", "formio"],
];

function bytes(built: string, names: readonly FloorName[]): Comparison[] {
  return PAGES.filter(([, , floor]) => names.includes(floor)).map(([name, page, floor, atMost]) =>
    compare({
      ...{ part: "client", what: `${name}, script and style`, unit: "kB Brotli" },
      ...{ ours: [bytesOfPage(page) / 1000], baseline: [bytesOfFloor(built, floor) / 1000] },
      baselineName: FLOORS[floor].name,
      ...(atMost === undefined ? {} : { target: { of: "ratio", atMost } }),
    }),
  );
}
