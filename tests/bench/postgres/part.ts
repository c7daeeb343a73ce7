import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readUrl } from "../../support/domain-calls.ts";
import { makePostgresServer, type PostgresServer } from "../../support/postgres-server.ts";
import { type Questionnaire, questionnaireOf } from "../load/answers.ts";
import { callMany, type Load } from "../load/call-many.ts";
import { inFolder } from "../load/folder.ts";
import { KEEPWELL, type Program, startProgram } from "../load/program.ts";
import { adviceSubjectOf, submitMany } from "../load/submit-many.ts";
import { withCpu } from "../load/with-cpu.ts";
import type { Options } from "../options.ts";
import { type Comparison, compare, type Target } from "../report/comparison.ts";
import { roundsByTurns } from "../report/rounds.ts";
import { insertBatches, insertRows } from "./bare-loop.ts";
import { inDatabase } from "./database.ts";
import type { FloorSettings } from "./floor-server.ts";
import { measureProxy } from "./proxy.ts";

const CONNECTIONS = 64;
/** As many as the server holds unless it is told otherwise. */
const POOL = 10;
/** Over which single inserts are fastest on two cores. */
const BARE_CONNECTIONS = 16;
const EACH = 10;

/** The server on a real PostgreSQL that syncs, against bare pg on the same tables; then the server as a proxy. */
export async function measurePostgres(options: Options): Promise<Comparison[]> {
  const server = await makePostgresServer({ isDurable: true });
  try {
    await server.start();
    const stress = await questionnaireOf("stress");
    return [
      ...(await submissions(options, server, stress)),
      ...(await reads(options, server, stress)),
      ...(await measureProxy(options)),
    ];
  } finally {
    await server.remove();
  }
}

async function submissions({ isFull, rounds, profiles }: Options, server: PostgresServer, stress: Questionnaire) {
  const amount = isFull ? 30_000 : 2_000;
  const bare = (insert: (url: string, rows: ReturnType<Questionnaire["row"]>[]) => Promise<Load>) => () =>
    inDatabase(server, amount / EACH, false, (url, people) => {
      const rows = Array.from({ length: amount }, (_, index) =>
        stress.row(index, adviceSubjectOf(people, index), "70-79"),
      );
      return insert(url, rows);
    });
  const found = await roundsByTurns<"here" | "loop" | "batches", Side>("submissions on PostgreSQL", rounds, {
    loop: bare((url, rows) => insertRows(url, BARE_CONNECTIONS, rows)),
    batches: bare(insertBatches),
    here: () =>
      inDatabase(server, amount / EACH, false, async (url, people, countRows) => {
        const here = await startProgram({ file: KEEPWELL, environment: { DATABASE_URL: url }, profiles });
        const calls = { questionnaire: stress, people, connections: CONNECTIONS, amount };
        const before = here.memoryMb();
        const load = await withCpu(here, amount, () => submitMany({ ...calls, url: here.url }));
        const after = here.memoryMb();
        await here.stop();
        const stored = await countRows();
        if (stored !== amount) throw new Error(`${amount} submissions were acknowledged, and ${stored} are stored.`);
        return { ...load, memory: { before, after } };
      }),
  });
  const [first, ...further] = lines("submissions", `bare pg inserts, ${BARE_CONNECTIONS} connections`, found, 1.2);
  const batched = compare({
    ...{ part: "postgres", what: "submissions", unit: "/s", baselineName: "bare pg batches of 64, no server" },
    ours: found.here.map(({ perSecond }) => perSecond),
    baseline: found.batches.map(({ perSecond }) => perSecond),
  });
  return first ? [first, batched, ...further] : further;
}

function reads({ isFull, rounds, profiles }: Options, server: PostgresServer, stress: Questionnaire) {
  const amount = isFull ? 50_000 : 2_000;
  return inDatabase(server, 1000, true, (url, people) =>
    inFolder(async (folder) => {
      const here = await startProgram({ file: KEEPWELL, environment: { DATABASE_URL: url }, profiles });
      const before = here.memoryMb();
      const pathOf = (index: number) => readUrl(stress.domain, adviceSubjectOf(people, index));
      const score = (await (await fetch(here.url + pathOf(0))).json()) as object;
      const settings: FloorSettings = { databaseUrl: url, connections: POOL, scale: stress.scale.id, score };
      const file = join(folder, "settings.json");
      writeFileSync(file, JSON.stringify(settings));
      const environment = { FLOOR_SETTINGS: file };
      const floor = await startProgram({ file: "tests/bench/postgres/floor-server.ts", environment });
      const load = (server: Program, path: (index: number) => string) => async () => {
        const call = (index: number) => ({ method: "GET" as const, path: path(index) });
        const calls = { url: server.url, connections: CONNECTIONS, amount, call };
        const done = await withCpu(server, amount, () => callMany(calls));
        return { ...done, memory: { before, after: here.memoryMb() } };
      };
      const sides = {
        loop: load(floor, (index) => `/score/${adviceSubjectOf(people, index)}`),
        here: load(here, pathOf),
      };
      // Not counted: both sides' code warms up.
      await sides.loop();
      await sides.here();
      const found = await roundsByTurns<"here" | "loop", Side>("score reads on PostgreSQL", rounds, sides);
      await Promise.all([here.stop(), floor.stop()]);
      return lines("score reads", "bare Fastify GET with one pg read", found, 0.9);
    }),
  );
}

/** A floor's memory says nothing here, so ours is held against ours before the first call. */
type Side = Load & { readonly cpu?: number; readonly memory?: { readonly before: number; readonly after: number } };

function lines(
  what: string,
  baselineName: string,
  { here, loop }: Record<"here" | "loop", Side[]>,
  atLeast: number,
): Comparison[] {
  const of = (name: string, unit: string, value: (side: Side) => number, target?: Target) =>
    compare({
      ...{ part: "postgres", what: what + name, unit, baselineName },
      ...{ ours: here.map(value), baseline: loop.map(value) },
      ...(target ? { target } : {}),
    });
  return [
    of("", "/s", ({ perSecond }) => perSecond, { of: "ratio", atLeast }),
    of(", p50", "ms", ({ p50 }) => p50),
    of(", p99", "ms", ({ p99 }) => p99),
    // Bare inserts run in this process, so theirs cannot be told.
    ...(here.some(({ cpu }) => cpu !== undefined)
      ? [of(", processor time each", "µs", ({ cpu }) => cpu ?? Number.NaN)]
      : []),
    compare({
      ...{ part: "postgres", what: `${what}, memory after`, unit: "MB", baselineName: "before the first call" },
      ours: here.map(({ memory }) => memory?.after ?? 0),
      baseline: here.map(({ memory }) => memory?.before ?? 0),
    }),
  ];
}
