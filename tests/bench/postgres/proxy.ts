import { readUrl } from "../../support/domain-calls.ts";
import { questionnaireOf } from "../load/answers.ts";
import { callMany } from "../load/call-many.ts";
import { inFolder } from "../load/folder.ts";
import { KEEPWELL, type Program, startProgram } from "../load/program.ts";
import { fillFolder } from "../load/seeded-folder.ts";
import { adviceSubjectOf, submitMany } from "../load/submit-many.ts";
import { withCpu } from "../load/with-cpu.ts";
import type { Options } from "../options.ts";
import { type Comparison, compare } from "../report/comparison.ts";
import { roundsByTurns } from "../report/rounds.ts";

const CONNECTIONS = 64;

/** A call through the server in proxy mode, against the same call through the proxy of Fastify's makers alone. */
export function measureProxy({ isFull, rounds, profiles }: Options): Promise<Comparison[]> {
  const amount = isFull ? 30_000 : 2_000;
  return inFolder(async (folder) => {
    const stress = await questionnaireOf("stress");
    const people = await fillFolder(folder, 1000);
    const behind = await startProgram({ file: KEEPWELL, environment: { DATA_DIR: folder } });
    const proxy = await startProgram({ file: KEEPWELL, environment: { BACKEND_URL: behind.url }, profiles });
    const floor = await startProgram({
      file: "tests/bench/postgres/proxy-floor.ts",
      environment: { BACKEND_URL: behind.url },
    });
    const call = (index: number) => ({
      method: "GET" as const,
      path: readUrl(stress.domain, adviceSubjectOf(people, index)),
    });
    const read =
      ({ url }: Program) =>
      () =>
        callMany({ url, connections: CONNECTIONS, amount, call });
    // A proxy passes no key on, so each call stores a row; a direct one needs numbers of its own.
    let from = 1_000_000;
    const submit =
      ({ url }: Program) =>
      () => {
        from += amount;
        return submitMany({ url, questionnaire: stress, people, connections: CONNECTIONS, amount, from });
      };
    const lines: Comparison[] = [];
    for (const [what, load, atLeast] of [
      ["reads through the proxy", read, 0.9],
      ["submissions through the proxy", submit, 0.9],
    ] as const) {
      const side = (server: Program) => () => withCpu(server, amount, load(server));
      // Not counted: both sides' code warms up.
      await load(floor)();
      await load(proxy)();
      const found = await roundsByTurns(what, rounds, { floor: side(floor), proxy: side(proxy) });
      for (const [key, name, unit] of [
        ["perSecond", what, "/s"],
        ["p99", `${what}, p99`, "ms"],
        ["cpu", `${what}, processor time each`, "µs"],
      ] as const) {
        lines.push(
          compare({
            ...{ part: "postgres", what: name, unit, baselineName: "@fastify/http-proxy alone" },
            ours: found.proxy.map((one) => one[key]),
            baseline: found.floor.map((one) => one[key]),
            ...(key === "perSecond" ? { target: { of: "ratio", atLeast } as const } : {}),
          }),
        );
      }
    }
    await Promise.all([proxy.stop(), floor.stop()]);
    await behind.stop();
    return lines;
  });
}
