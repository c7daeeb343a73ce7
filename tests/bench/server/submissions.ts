import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { connectSqlite, openSqlite } from "../../../server/storage/sqlite.ts";
import { questionnaireOf, shippedContent } from "../load/answers.ts";
import { inFolder } from "../load/folder.ts";
import { KEEPWELL, type Program, startProgram } from "../load/program.ts";
import { seed } from "../load/seed.ts";
import { adviceSubjectOf, type Submissions, submitMany } from "../load/submit-many.ts";
import { type LoadWithCpu, withCpu } from "../load/with-cpu.ts";
import type { Options } from "../options.ts";
import { type Comparison, compare } from "../report/comparison.ts";
import { roundsByTurns } from "../report/rounds.ts";
import type { FloorSettings } from "./floor-server.ts";
import { insertLoop } from "./floors.ts";

const CONNECTIONS = 64;
/** A person submits this often in a round. */
const EACH = 10;

type Side = LoadWithCpu & { readonly memoryMb: number };

/** Submissions a second, each answered after its sync, against what the same rows cost without a server. */
export async function measureSubmissions({ isFull, rounds, profiles }: Options): Promise<Comparison[]> {
  const amount = isFull ? 60_000 : 4_000;
  const stress = await questionnaireOf("stress");
  const calls = { questionnaire: stress, connections: CONNECTIONS, amount };
  const inRound = <Result>(work: (folder: string, people: readonly string[]) => Promise<Result>) =>
    inFolder(async (folder) => work(folder, await newDatabase(folder, amount / EACH)));

  const loop = (each: number) => () =>
    inRound(async (folder, people) => {
      const rows = Array.from({ length: amount }, (_, index) =>
        stress.row(index, adviceSubjectOf(people, index), "70-79"),
      );
      return { perSecond: insertLoop(folder, rows, each), p50: 0, p99: 0, cpu: 0, memoryMb: 0 };
    });

  const found = await roundsByTurns<"here" | "naive" | "loop" | "batches", Side>("submissions", rounds, {
    loop: loop(1),
    batches: loop(CONNECTIONS),
    here: () =>
      inRound(async (folder, people) => {
        const server = await startProgram({ file: KEEPWELL, environment: { DATA_DIR: folder }, profiles });
        return measured(server, folder, { ...calls, url: server.url, people });
      }),
    naive: () =>
      inRound(async (folder, people) => {
        const path = join(folder, "settings.json");
        const row = stress.row(0, "", "70-79");
        writeFileSync(path, JSON.stringify({ score: REPLY, records: [], folder, row } satisfies FloorSettings));
        const environment = { FLOOR_SETTINGS: path };
        const server = await startProgram({ file: "tests/bench/server/floor-server.ts", environment });
        return measured(server, folder, { ...calls, url: server.url, people, path: "/insert" });
      }),
  });

  const part = "server";
  const what = "submissions";
  const rates = (side: Side[]) => side.map(({ perSecond }) => perSecond);
  const naive = { part, baselineName: "naive Fastify insert" };
  return [
    compare({
      ...{ part, what, unit: "/s", ours: rates(found.here), baseline: rates(found.loop) },
      ...{ baselineName: "bare node:sqlite loop", target: { of: "ratio", atLeast: 3 } },
    }),
    compare({
      ...{ part, what, unit: "/s", ours: rates(found.here), baseline: rates(found.batches) },
      baselineName: `bare node:sqlite, ${CONNECTIONS} inserts a sync`,
    }),
    compare({
      ...{ ...naive, what, unit: "/s", ours: rates(found.here), baseline: rates(found.naive) },
      target: { of: "ratio", atLeast: 3 },
    }),
    ...(["p50", "p99", "cpu", "memoryMb"] as const).map((key) =>
      compare({
        ...{ ...naive, what: `submissions, ${NAMES[key]}`, unit: UNITS[key] },
        ours: found.here.map((side) => side[key]),
        baseline: found.naive.map((side) => side[key]),
        ...(key === "p99" ? { target: { of: "value", atMost: 20 } as const } : {}),
      }),
    ),
  ];
}

const NAMES = { p50: "p50", p99: "p99", cpu: "processor time each", memoryMb: "memory after" };
const UNITS = { p50: "ms", p99: "ms", cpu: "µs", memoryMb: "MB" };
/** As many bytes as our own reply. */
const REPLY = { score: 20, meaning: "Moderate", subscores: { raw: 18 }, submittedAt: "2026-01-01T00:00:00.000Z" };

async function newDatabase(folder: string, people: number): Promise<string[]> {
  const database = await openSqlite(folder);
  const ids = await seed(database, await shippedContent(), { people, questionnaires: [], times: 0 });
  await database.destroy();
  return ids;
}

/** @throws Error when fewer rows are stored than were acknowledged */
async function measured(server: Program, folder: string, calls: Submissions): Promise<Side> {
  // Not counted: both sides' code warms up.
  const { amount } = calls;
  const before = Math.floor(amount / 10);
  await submitMany({ ...calls, amount: before, from: amount });
  const found = await withCpu(server, amount, () => submitMany(calls));
  const memoryMb = server.memoryMb();
  await server.stop();
  const sqlite = connectSqlite(folder);
  const stored = sqlite.prepare("select count(*) as rows from submission").get()?.["rows"];
  sqlite.close();
  if (stored !== before + amount)
    throw new Error(`${before + amount} submissions were acknowledged, and ${stored} are stored.`);
  return { ...found, memoryMb };
}
