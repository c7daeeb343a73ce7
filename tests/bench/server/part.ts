import type { Options } from "../options.ts";
import type { Comparison } from "../report/comparison.ts";
import { measureReads } from "./reads.ts";
import { measureSubmissions } from "./submissions.ts";

/** The server on its embedded database. */
export async function measureServer(options: Options): Promise<Comparison[]> {
  return [...(await measureSubmissions(options)), ...(await measureReads(options))];
}
