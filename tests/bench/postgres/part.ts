import { readUrl } from "../../support/domain-calls.ts";
import { makePostgresServer, type PostgresServer } from "../../support/postgres-server.ts";
import { type Questionnaire, questionnaireOf } from "../load/answers.ts";
import { callMany, type Load } from "../load/call-many.ts";
import { KEEPWELL, startProgram } from "../load/program.ts";
import { adviceSubjectOf, submitMany } from "../load/submit-many.ts";
import type { Options } from "../options.ts";
import { type Comparison, compare } from "../report/comparison.ts";
import { roundsByTurns } from "../report/rounds.ts";
import { insertRows, readLatest } from "./bare-loop.ts";
import { inDatabase } from "./database.ts";
import { measureProxy } from "./proxy.ts";

const CALLERS = 64;
/** As many as the server holds unless it is told otherwise. */
const POOL = 10;
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
  const found = await roundsByTurns<"here" | "loop", Side>("submissions on PostgreSQL", rounds, {
    loop: () =>
      inDatabase(server, amount / EACH, false, (url, people) => {
        const rows = Array.from({ length: amount }, (_, index) =>
          stress.row(index, adviceSubjectOf(people, index), "70-79"),
        );
        return insertRows(url, POOL, rows);
      }),
    here: () =>
      inDatabase(server, amount / EACH, false, async (url, people, countRows) => {
        const here = await startProgram({ file: KEEPWELL, environment: { DATABASE_URL: url }, profiles });
        const calls = { questionnaire: stress, people, connections: CALLERS, amount };
        const before = here.memoryMb();
        const load = await submitMany({ ...calls, url: here.url });
        const after = here.memoryMb();
        await here.stop();
        const stored = await countRows();
        if (stored !== amount) throw new Error(`${amount} submissions were acknowledged, and ${stored} are stored.`);
        return { ...load, memory: { before, after } };
      }),
  });
  return lines("submissions", `bare pg inserts, ${POOL} connections`, found);
}

function reads({ isFull, rounds, profiles }: Options, server: PostgresServer, stress: Questionnaire) {
  const amount = isFull ? 50_000 : 2_000;
  return inDatabase(server, 1000, true, async (url, people) => {
    const here = await startProgram({ file: KEEPWELL, environment: { DATABASE_URL: url }, profiles });
    const before = here.memoryMb();
    const asked = Array.from({ length: amount }, (_, index) => adviceSubjectOf(people, index));
    const found = await roundsByTurns<"here" | "loop", Side>("score reads on PostgreSQL", rounds, {
      loop: () => readLatest(url, POOL, stress.scale.id, asked),
      here: async () => {
        const call = (index: number) => ({ method: "GET" as const, path: readUrl(stress.domain, `${asked[index]}`) });
        const load = await callMany({ url: here.url, connections: CALLERS, amount, call });
        return { ...load, memory: { before, after: here.memoryMb() } };
      },
    });
    await here.stop();
    return lines("score reads", `bare pg selects, ${POOL} connections`, found);
  });
}

/** The floor runs in this process; its memory says nothing, so ours is held against ours before the first call. */
type Side = Load & { readonly memory?: { readonly before: number; readonly after: number } };

function lines(what: string, baselineName: string, { here, loop }: Record<"here" | "loop", Side[]>): Comparison[] {
  const of = (name: string, unit: string, value: (side: Side) => number) =>
    compare({
      ...{ part: "postgres", what: what + name, unit, baselineName },
      ...{ ours: here.map(value), baseline: loop.map(value) },
    });
  return [
    of("", "/s", ({ perSecond }) => perSecond),
    of(", p50", "ms", ({ p50 }) => p50),
    of(", p99", "ms", ({ p99 }) => p99),
    compare({
      ...{ part: "postgres", what: `${what}, memory after`, unit: "MB", baselineName: "before the first call" },
      ours: here.map(({ memory }) => memory?.after ?? 0),
      baseline: here.map(({ memory }) => memory?.before ?? 0),
    }),
  ];
}
