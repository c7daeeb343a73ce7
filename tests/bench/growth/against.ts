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

/** The p99 of each call on the large side against the small one; its target is the same for all. */
export async function againstSmall({ rounds, large, small, largeName, smallName }: Against): Promise<Comparison[]> {
  const lines: Comparison[] = [];
  for (const what of Object.keys(small) as (keyof Calls)[]) {
    // Not counted: fills the caches and lets the code warm up, on both sides alike.
    await small[what]();
    await large[what]();
    const found = await roundsByTurns(`${what}, ${largeName}`, rounds, { small: small[what], large: large[what] });
    lines.push(
      compare({
        ...{ part: "growth", what: `${what}, p99 with ${largeName}`, unit: "ms", baselineName: smallName },
        ...{ ours: found.large.map(({ p99 }) => p99), baseline: found.small.map(({ p99 }) => p99) },
        target: { of: "ratio", atMost: 1.3 },
      }),
    );
  }
  return lines;
}
