import type { Load } from "./call-many.ts";
import type { Program } from "./program.ts";

/** What a server did under load, and the processor time it took for each call, in µs, on all of its threads. */
export type LoadWithCpu = Load & { readonly cpu: number };

/** Other programs slow a server down, but hardly change how much of the processor a call takes. */
export async function withCpu(server: Program, amount: number, run: () => Promise<Load>): Promise<LoadWithCpu> {
  const before = server.cpuMs();
  const load = await run();
  return { ...load, cpu: ((server.cpuMs() - before) * 1000) / amount };
}
