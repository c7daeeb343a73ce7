import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, totalmem } from "node:os";
import { join } from "node:path";
import type { Options } from "../options.ts";
import type { Comparison } from "./comparison.ts";
import { tableOf } from "./table.ts";

const FOLDER = "bench-results";
/** One pair of files for one run. */
const NAME = join(FOLDER, new Date().toISOString().replace(/[:.]/g, "-"));

/** The machine by its cores and memory alone. */
export const machine = () => ({ cores: availableParallelism(), memoryGb: Math.round(totalmem() / 2 ** 30) });

/** Writes what was measured, as JSON and as the table, into a folder that git ignores. @returns the path of the JSON */
export function save({ parts, isFull, rounds }: Options, lines: readonly Comparison[]): string {
  mkdirSync(FOLDER, { recursive: true });
  const run = { ...machine(), node: process.version, size: isFull ? "full" : "short", rounds, parts };
  writeFileSync(`${NAME}.json`, `${JSON.stringify({ run, lines }, null, 2)}\n`);
  writeFileSync(`${NAME}.md`, `${tableOf(lines)}\n`);
  return `${NAME}.json`;
}
