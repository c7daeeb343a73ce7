import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { shippedContent } from "../load/answers.ts";
import { inFolder } from "../load/folder.ts";
import { KEEPWELL, type Program, startProgram } from "../load/program.ts";
import { fillFolder } from "../load/seeded-folder.ts";
import type { Options } from "../options.ts";
import { type Comparison, compare } from "../report/comparison.ts";
import { tell } from "../report/progress.ts";
import { againstSmall } from "./against.ts";
import { callsOf, NEWCOMERS } from "./calls.ts";

const FEW = 10;
const MANY = 500;
/** What the further scales are copies of: any set of two files will do. */
const COPIED = "tests/support/new-scale";

/** What `npm start` runs. */
const MAIN = "server/main.ts";

type Folders = { readonly DATA_DIR: string; readonly SURVEYS_DIR: string; readonly SCORING_RULES_DIR: string };

/** The same calls with few and with many scales; how long the server takes to start with them. */
export function measureScales({ isFull, rounds, profiles }: Options): Promise<Comparison[]> {
  const amount = isFull ? 5_000 : 1_000;
  return inFolder(async (folder) => {
    const people = await fillFolder(join(folder, "few"), 1000, NEWCOMERS);
    await fillFolder(join(folder, "many"), 1000, NEWCOMERS);
    const shipped = (await shippedContent()).scales.size;
    const few = contentOf(join(folder, "few"), FEW - shipped);
    const many = contentOf(join(folder, "many"), MANY - shipped);

    const starts = { floor: [] as number[], shipped: [] as number[], many: [] as number[] };
    for (let round = 1; round <= rounds; round += 1) {
      tell(`starting with few and many scales, round ${round} of ${rounds}`);
      starts.floor.push(await startMs({ file: "tests/bench/growth/bare-start.ts" }));
      starts.shipped.push(await startMs({ file: MAIN, environment: { DATA_DIR: few.DATA_DIR } }));
      starts.many.push(await startMs({ file: MAIN, environment: many }));
    }
    const small = await startProgram({ file: KEEPWELL, environment: few });
    const large = await startProgram({ file: KEEPWELL, environment: many, profiles });
    const calls = (server: Program) => callsOf(server.url, people, amount);
    const found = await againstSmall({
      ...{ rounds, small: await calls(small), large: await calls(large) },
      ...{ largeName: `${MANY} scales`, smallName: `${FEW} scales` },
    });
    await Promise.all([small.stop(), large.stop()]);

    const start = { part: "growth", unit: "ms", baseline: starts.floor, baselineName: "bare Fastify's start" };
    return [
      ...found,
      compare({
        ...{ ...start, what: "start, shipped content", ours: starts.shipped },
        target: { of: "value", atMost: 1000 },
      }),
      compare({ ...start, what: `start, ${MANY} scales`, ours: starts.many }),
    ];
  });
}

async function startMs(start: Parameters<typeof startProgram>[0]): Promise<number> {
  const program = await startProgram(start);
  await program.stop();
  return program.startMs;
}

/** The shipped content in a folder, with so many further scales. */
function contentOf(folder: string, further: number): Folders {
  const [surveys, rules] = [join(folder, "surveys"), join(folder, "scoring-rules")];
  mkdirSync(folder, { recursive: true });
  cpSync("surveys", surveys, { recursive: true });
  cpSync("scoring-rules", rules, { recursive: true });
  const survey = readFileSync(join(COPIED, "survey.json"), "utf8");
  const rule = JSON.parse(readFileSync(join(COPIED, "rule.json"), "utf8")) as object;
  for (let index = 1; index <= further; index += 1) {
    const scale = `further-${index}`;
    writeFileSync(join(surveys, `${scale}.json`), survey);
    writeFileSync(join(rules, `${scale}.json`), JSON.stringify({ ...rule, scale }));
  }
  return { DATA_DIR: resolve(folder), SURVEYS_DIR: resolve(surveys), SCORING_RULES_DIR: resolve(rules) };
}
