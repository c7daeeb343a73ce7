import { expect, test } from "vitest";
import { untilSpent } from "../../server/content/check/work-limit.ts";

/** A thread that gets a share of the processor, while other programs have the rest. */
function threadWith(share: number) {
  const started = performance.now();
  return {
    cpuUsage: async () => ({ user: (performance.now() - started) * share * 1000, system: 0 }),
  };
}

async function msUntilSpent(share: number, waitMs: number): Promise<number> {
  const started = performance.now();
  expect(await untilSpent(threadWith(share), { workMs: 400, waitMs }, new AbortController().signal)).toBeNull();
  return performance.now() - started;
}

test("on a busy machine a check has longer, since its work is counted", async () => {
  expect(await msUntilSpent(0.3, 30_000)).toBeGreaterThan(1300);
});

test("nobody waits longer than the longest wait", async () => {
  expect(await msUntilSpent(0, 600)).toBeLessThan(20_000);
});

test("whoever stops waiting ends it", async () => {
  const stopped = AbortSignal.abort();
  await expect(untilSpent(threadWith(0), { workMs: 400, waitMs: 30_000 }, stopped)).rejects.toThrow();
});
