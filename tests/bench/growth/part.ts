import type { Options } from "../options.ts";
import type { Comparison } from "../report/comparison.ts";
import { measureCommands } from "./commands.ts";
import { measureScales } from "./scales.ts";
import { measureStored } from "./stored.ts";

/** What more submissions and more scales cost, and what is run over all of them. */
export async function measureGrowth(options: Options): Promise<Comparison[]> {
  if (options.stored) return measureStored(options);
  return [...(await measureStored(options)), ...(await measureScales(options)), ...(await measureCommands(options))];
}
