import { expect, test } from "vitest";
import { countRefusals } from "../../server/events/refusal-counts.ts";
import { wholeNetworkOf } from "../../server/whole-network-of.ts";

test("a million refusals from a million networks within an hour are fewer than 2,000 rows", () => {
  const counts = countRefusals();
  const start = Date.UTC(2026, 0, 1);
  let rows = 0;
  let times = 0;
  for (let turn = 0; turn < 1_000_000; turn++) {
    const at = new Date(start + Math.floor(turn * 3.6));
    counts.count(
      { kind: "logIn", code: "WRONG_PASSWORD", network: `2001:db8:${(turn % 65536).toString(16)}::/56` },
      at,
    );
    if (turn % 10_000 > 0) continue;
    const taken = counts.take(at);
    rows += taken.length;
    times += taken.reduce((sum, one) => sum + one.times, 0);
  }
  const rest = counts.take(new Date(start + 3_600_000), true);
  expect(times + rest.reduce((sum, one) => sum + one.times, 0)).toBe(1_000_000);
  expect(rows + rest.length).toBeLessThan(2_000);
});

test.each([
  ["192.0.2.77", "192.0.2.0/24"],
  ["::ffff:192.0.2.77", "192.0.2.0/24"],
  ["2001:db8:1:2ff::9", "2001:db8:1:200::/56"],
  ["nonsense", "unknown"],
])("of the address %s the log keeps %s", (address, kept) => {
  expect(wholeNetworkOf(address)).toBe(kept);
});
