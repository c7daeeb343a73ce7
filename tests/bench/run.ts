import { loadavg } from "node:os";
import { HELP, type Options, type PartName, readOptions } from "./options.ts";
import type { Comparison } from "./report/comparison.ts";
import { tell } from "./report/progress.ts";
import { machine, save } from "./report/save.ts";
import { tableOf } from "./report/table.ts";

/** Each part is loaded when it is measured: none pays for what another needs. */
const parts: Readonly<Record<PartName, (options: Options) => Promise<Comparison[]>>> = {
  server: async (options) => (await import("./server/part.ts")).measureServer(options),
  postgres: async (options) => (await import("./postgres/part.ts")).measurePostgres(options),
  growth: async (options) => (await import("./growth/part.ts")).measureGrowth(options),
  scoring: async (options) => (await import("./scoring/part.ts")).measureScoring(options),
  client: async (options) => (await import("./client/part.ts")).measureClient(options),
};

async function run(options: Options): Promise<void> {
  const { cores, memoryGb } = machine();
  const [load = 0] = loadavg();
  if (load > cores / 2) tell(`This machine is busy (load ${load.toFixed(1)}): its figures are not worth quoting.`);
  const lines: Comparison[] = [];
  for (const part of options.parts) {
    lines.push(...(await parts[part](options)));
    // Kept as it grows: a run of an hour that breaks near its end is not lost.
    tell(`${part} is measured; kept in ${save(options, lines)}`);
  }
  const size = options.isFull ? "full" : "short";
  console.log(`${cores} cores, ${memoryGb} GB, Node ${process.versions.node}; ${size}, ${options.rounds} rounds\n`);
  console.log(tableOf(lines));
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options) await run(options);
  else console.log(HELP);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
