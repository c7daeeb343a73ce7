import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readUrl } from "../../support/domain-calls.ts";
import { questionnaireOf } from "../load/answers.ts";
import { callMany } from "../load/call-many.ts";
import { inFolder } from "../load/folder.ts";
import { KEEPWELL, type Program, startProgram } from "../load/program.ts";
import { fillFolder } from "../load/seeded-folder.ts";
import { withCpu } from "../load/with-cpu.ts";
import type { Options } from "../options.ts";
import { type Comparison, compare } from "../report/comparison.ts";
import { roundsByTurns } from "../report/rounds.ts";
import type { FloorSettings } from "./floor-server.ts";

const CONNECTIONS = 64;

/** Reads of one score and of all scores, against a bare Fastify route that answers the same bytes from memory. */
export async function measureReads({ isFull, rounds, profiles }: Options): Promise<Comparison[]> {
  const amount = isFull ? 100_000 : 5_000;
  const stress = await questionnaireOf("stress");
  return inFolder(async (folder) => {
    const people = await fillFolder(folder, 1000);
    const here = await startProgram({ file: KEEPWELL, environment: { DATA_DIR: folder }, profiles });

    const scorePath = (user: string) => readUrl(stress.domain, user);
    const recordsPath = (user: string) => `/view-scores/${user}`;
    const [first = ""] = people;
    const get = async (path: string) => (await fetch(here.url + path)).json();
    const settings: FloorSettings = {
      score: await get(scorePath(first)),
      records: await get(recordsPath(first)),
      folder: null,
      row: stress.row(0, "", ""),
    };
    const file = join(folder, "settings.json");
    writeFileSync(file, JSON.stringify(settings));
    const environment = { FLOOR_SETTINGS: file };
    const floor = await startProgram({ file: "tests/bench/server/floor-server.ts", environment });

    const load = (server: Program, pathOf: (user: string) => string) => () =>
      withCpu(server, amount, () =>
        callMany({
          ...{ url: server.url, connections: CONNECTIONS, amount },
          call: (index) => ({ method: "GET", path: pathOf(`${people[index % people.length]}`) }),
        }),
      );
    const lines: Comparison[] = [];
    for (const [what, ours, bare, atLeast] of [
      ["score reads", scorePath, (user: string) => `/score/${user}`, 0.65],
      ["view-scores", recordsPath, (user: string) => `/records/${user}`, 0.6],
    ] as const) {
      // Not counted: both sides' code warms up.
      await load(floor, bare)();
      await load(here, ours)();
      const found = await roundsByTurns(what, rounds, { floor: load(floor, bare), here: load(here, ours) });
      const common = { part: "server", baselineName: "bare Fastify GET" };
      lines.push(
        compare({
          ...{ ...common, what, unit: "/s", target: { of: "ratio", atLeast } },
          ours: found.here.map(({ perSecond }) => perSecond),
          baseline: found.floor.map(({ perSecond }) => perSecond),
        }),
        ...(["p50", "p99", "cpu"] as const).map((key) =>
          compare({
            ...{ ...common, what: `${what}, ${key === "cpu" ? "processor time each" : key}` },
            unit: key === "cpu" ? "µs" : "ms",
            ours: found.here.map((side) => side[key]),
            baseline: found.floor.map((side) => side[key]),
          }),
        ),
      );
    }
    const memory = { ours: [here.memoryMb()], baseline: [floor.memoryMb()], baselineName: "bare Fastify GET" };
    lines.push(compare({ part: "server", what: "reads, memory after", unit: "MB", ...memory }));
    await Promise.all([here.stop(), floor.stop()]);
    return lines;
  });
}
