import { inFolder } from "../load/folder.ts";
import { KEEPWELL, startProgram } from "../load/program.ts";
import { fillFolder } from "../load/seeded-folder.ts";
import { ROWS_EACH } from "../load/taken.ts";
import type { Options } from "../options.ts";
import type { Comparison } from "../report/comparison.ts";
import { tell } from "../report/progress.ts";
import { againstSmall } from "./against.ts";
import { callsOf, NEWCOMERS } from "./calls.ts";

const SMALLEST = 1_000;

const said = (count: number) => `${count.toLocaleString("en-US")} submissions`;

/** The same calls with few and with many stored submissions, each on a server of its own. */
export async function measureStored({ isFull, rounds, profiles }: Options): Promise<Comparison[]> {
  const amount = isFull ? 5_000 : 1_000;
  const opened = <Result>(
    count: number,
    work: (server: { readonly url: string; readonly people: readonly string[] }) => Promise<Result>,
  ) =>
    inFolder(async (folder) => {
      tell(`growth: writing ${said(count)}`);
      const people = await fillFolder(folder, count / ROWS_EACH, NEWCOMERS);
      const server = await startProgram({ file: KEEPWELL, environment: { DATA_DIR: folder }, profiles });
      const result = await work({ url: server.url, people });
      await server.stop();
      return result;
    });

  const lines: Comparison[] = [];
  for (const count of isFull ? [100_000, 1_000_000] : [100_000]) {
    const found = await opened(SMALLEST, (small) =>
      opened(count, async (large) =>
        againstSmall({
          rounds,
          large: await callsOf(large.url, large.people, amount),
          small: await callsOf(small.url, small.people, amount),
          ...{ largeName: said(count), smallName: said(SMALLEST) },
        }),
      ),
    );
    lines.push(...found);
  }
  return lines;
}
