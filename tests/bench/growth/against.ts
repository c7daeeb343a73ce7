import { type Comparison, compare } from "../report/comparison.ts";
import { roundsByTurns } from "../report/rounds.ts";
import type { Calls } from "./calls.ts";

type Against = {
  readonly rounds: number;
  readonly large: Calls;
  readonly small: Calls;
  readonly largeName: string;
  readonly smallName: string;
};

/** Each call on the large side against the small one, by its p50 and its p99; the targets are the same for all. */
export async function againstSmall({ rounds, large, small, largeName, smallName }: Against): Promise<Comparison[]> {
  const lines: Comparison[] = [];
  for (const what of Object.keys(small) as (keyof Calls)[]) {
    // Not counted: fills the caches and lets the code warm up, on both sides alike.
    await small[what]();
    await large[what]();
    const found = await roundsByTurns(`${what}, ${largeName}`, rounds, { small: small[what], large: large[what] });
    for (const [name, atMost] of [
      ["p50", 1.5],
      ["p99", 1.3],
    ] as const)
      lines.push(
        compare({
          ...{ part: "growth", what: `${what}, ${name} with ${largeName}`, unit: "ms", baselineName: smallName },
          ...{ ours: found.large.map((load) => load[name]), baseline: found.small.map((load) => load[name]) },
          target: { of: "ratio", atMost },
        }),
      );
  }
  return lines;
}
