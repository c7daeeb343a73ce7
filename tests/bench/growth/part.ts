import type { Options } from "../options.ts";
import type { Comparison } from "../report/comparison.ts";
import { measureScales } from "./scales.ts";
import { measureStored } from "./stored.ts";

/** What more submissions and more scales cost. */
export async function measureGrowth(options: Options): Promise<Comparison[]> {
  return [...(await measureStored(options)), ...(await measureScales(options))];
}
