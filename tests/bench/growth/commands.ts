import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { connectSqlite } from "../../../server/storage/sqlite.ts";
import { inFolder } from "../load/folder.ts";
import { fillFolder } from "../load/seeded-folder.ts";
import { ROWS_EACH } from "../load/taken.ts";
import type { Options } from "../options.ts";
import { type Comparison, compare } from "../report/comparison.ts";
import { tell } from "../report/progress.ts";
import { roundsByTurns } from "../report/rounds.ts";

const SCALE = "stress";
const CONTENT = { SURVEYS_DIR: resolve("surveys"), SCORING_RULES_DIR: resolve("scoring-rules") };
/** How often the memory of a command is looked at, in ms. */
const LOOK_EVERY = 100;

type Work = { readonly perSecond: number; readonly memoryMb: number };

/** A file that is there is not written over. */
let exported = 0;
const COMMANDS = {
  export: () => ["scale:export", SCALE, "--format", "ndjson", "--out", `export-${++exported}.ndjson`],
  rescore: () => ["scale:rescore", SCALE],
};

/**
 * What researchers run over all stored results of a scale: its speed against reading the same rows and writing
 * them as JSON, its memory against its own with few rows.
 */
export function measureCommands({ isFull, rounds }: Options): Promise<Comparison[]> {
  const [few, many] = isFull ? [10_000, 1_000_000] : [1_000, 100_000];
  return inFolder(async (folder) => {
    const [small, large] = [await filled(join(folder, "few"), few), await filled(join(folder, "many"), many)];
    const lines: Comparison[] = [];
    for (const name of ["export", "rescore"] as const) {
      const found = await roundsByTurns<"loop" | "few" | "many", Work>(name, rounds, {
        loop: () => timed(large.rows, () => readAll(large.folder)),
        few: () => timed(small.rows, () => run(COMMANDS[name](), small.folder)),
        many: () => timed(large.rows, () => run(COMMANDS[name](), large.folder)),
      });
      const size = `${large.rows.toLocaleString("en-US")} results`;
      lines.push(
        compare({
          ...{ part: "growth", what: `${name} of ${size}`, unit: "rows/s", ours: rates(found.many) },
          ...{ baselineName: "reading the rows, writing them as JSON", baseline: rates(found.loop) },
        }),
        compare({
          ...{ part: "growth", what: `${name} of ${size}, most memory`, unit: "MB", ours: memory(found.many) },
          ...{ baselineName: `${small.rows.toLocaleString("en-US")} results`, baseline: memory(found.few) },
        }),
      );
    }
    return lines;
  });
}

const rates = (side: readonly Work[]) => side.map(({ perSecond }) => perSecond);
const memory = (side: readonly Work[]) => side.map(({ memoryMb }) => memoryMb);

async function filled(folder: string, count: number): Promise<{ readonly folder: string; readonly rows: number }> {
  tell(`growth: writing ${count.toLocaleString("en-US")} submissions for the commands`);
  await fillFolder(folder, count / ROWS_EACH);
  const database = connectSqlite(folder);
  const counted = database.prepare("select count(*) as rows from submission where scale = ?").get(SCALE);
  database.close();
  return { folder, rows: Number(counted?.["rows"]) };
}

/** From start to end, the start of the program included. */
async function timed(rows: number, work: () => Promise<number>): Promise<Work> {
  const started = performance.now();
  const memoryMb = await work();
  return { perSecond: (rows / (performance.now() - started)) * 1000, memoryMb };
}

async function readAll(folder: string): Promise<number> {
  const database = connectSqlite(folder);
  const output = createWriteStream(join(folder, "loop.ndjson"));
  const statement = database.prepare("select * from submission where scale = ? order by id");
  for (const row of statement.iterate(SCALE))
    if (!output.write(`${JSON.stringify(row)}\n`)) await once(output, "drain");
  await new Promise((resolve) => output.end(resolve));
  database.close();
  return process.memoryUsage.rss() / 2 ** 20;
}

/** @returns the most memory it held, in MB */
async function run(parameters: readonly string[], folder: string): Promise<number> {
  const command = resolve("server/commands/keepwell.ts");
  const options = { cwd: folder, env: { ...process.env, ...CONTENT, DATA_DIR: "." }, stdio: "ignore" } as const;
  const child = spawn(process.execPath, [command, ...parameters], options);
  const ended = once(child, "exit");
  let most = 0;
  const looking = setInterval(() => {
    // Kept by the system as the highest so far; gone with the process.
    const status = existsSync(`/proc/${child.pid}/status`) ? readFileSync(`/proc/${child.pid}/status`, "utf8") : "";
    most = Math.max(most, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  }, LOOK_EVERY);
  const [code] = await ended;
  clearInterval(looking);
  if (code !== 0) throw new Error(`"${parameters.join(" ")}" ended with ${code}.`);
  return most;
}
