import { readUrl } from "../../support/domain-calls.ts";
import { questionnaireOf } from "../load/answers.ts";
import { callMany } from "../load/call-many.ts";
import { inFolder } from "../load/folder.ts";
import { KEEPWELL, startProgram } from "../load/program.ts";
import { fillFolder } from "../load/seeded-folder.ts";
import { adviceSubjectOf, submitMany } from "../load/submit-many.ts";
import type { Options } from "../options.ts";
import { type Comparison, compare } from "../report/comparison.ts";
import { roundsByTurns } from "../report/rounds.ts";

const CONNECTIONS = 64;

/** A call through the server in proxy mode, against the same call made to the backend behind it. */
export function measureProxy({ isFull, rounds, profiles }: Options): Promise<Comparison[]> {
  const amount = isFull ? 30_000 : 2_000;
  return inFolder(async (folder) => {
    const stress = await questionnaireOf("stress");
    const people = await fillFolder(folder, 1000);
    const behind = await startProgram({ file: KEEPWELL, environment: { DATA_DIR: folder } });
    const proxy = await startProgram({ file: KEEPWELL, environment: { BACKEND_URL: behind.url }, profiles });
    const call = (index: number) => ({
      method: "GET" as const,
      path: readUrl(stress.domain, adviceSubjectOf(people, index)),
    });
    const read = (url: string) => () => callMany({ url, connections: CONNECTIONS, amount, call });
    // A proxy passes no key on, so each call stores a row; a direct one needs numbers of its own.
    let from = 1_000_000;
    const submit = (url: string) => () => {
      from += amount;
      return submitMany({ url, questionnaire: stress, people, connections: CONNECTIONS, amount, from });
    };
    const lines: Comparison[] = [];
    for (const [what, load] of [
      ["reads through the proxy", read],
      ["submissions through the proxy", submit],
    ] as const) {
      const found = await roundsByTurns(what, rounds, { behind: load(behind.url), proxy: load(proxy.url) });
      for (const [key, unit] of [
        ["perSecond", "/s"],
        ["p99", "ms"],
      ] as const) {
        lines.push(
          compare({
            ...{ part: "postgres", what: key === "p99" ? `${what}, p99` : what, unit },
            ours: found.proxy.map((side) => side[key]),
            ...{ baseline: found.behind.map((side) => side[key]), baselineName: "direct call of the backend" },
          }),
        );
      }
    }
    await proxy.stop();
    await behind.stop();
    return lines;
  });
}
