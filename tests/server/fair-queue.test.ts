import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { createFairQueue } from "../../server/accounts/fair-queue.ts";
import { knownBy, type TurnOwner, unknownBrowserAt } from "../../server/accounts/turn-owner.ts";

/** Runs tasks of these owners, one at a time, and gives their order. */
async function orderOf(
  owners: readonly (readonly [name: string, turnOwner: TurnOwner])[],
  limits = {},
): Promise<string[]> {
  const queue = createFairQueue({ atOnce: 1, ofOne: 100, ofAll: 400, longestMs: 10_000, ...limits });
  const order: string[] = [];
  const runs = owners.map(([name, turnOwner]) =>
    queue.run(turnOwner, async () => {
      await wait(1);
      order.push(name);
    }),
  );
  const sentAway = (await Promise.allSettled(runs)).flatMap(({ status }, index) =>
    status === "rejected" ? [`${owners[index]?.[0]} is sent away`] : [],
  );
  return [...order, ...sentAway];
}

const [A, B, C] = ["192.0.2.1", "198.51.100.1", "203.0.113.1"].map(unknownBrowserAt) as [
  TurnOwner,
  TurnOwner,
  TurnOwner,
];

test("networks take turns, whoever has most tries, and known owners come first", async () => {
  const order = await orderOf([
    ["a1", A],
    ["a2", A],
    ["a3", A],
    ["b1", B],
    ["b2", B],
    ["c1", C],
    ["known", knownBy("a browser")],
  ]);
  expect(order).toEqual(["a1", "known", "b1", "c1", "a2", "b2", "a3"]);
});

test("addresses of one network are one, and a newcomer comes before new networks of a wide one that had turns", async () => {
  expect(
    await orderOf([
      ["a1", A],
      ["a2", unknownBrowserAt("192.0.2.77")],
      ["b1", B],
    ]),
  ).toEqual(["a1", "b1", "a2"]);
  const wide = Array.from(
    { length: 20 },
    (_, turn) => [`w${turn}`, unknownBrowserAt(`2001:db8:0:${turn}00::1`)] as const,
  );
  expect((await orderOf([...wide, ["b1", B]])).indexOf("b1")).toBe(1);
});

test("when too many wait, those at the end of the order go, and a newcomer stays", async () => {
  const flood = Array.from({ length: 6 }, (_, turn) => [`a${turn}`, A] as const);
  expect(await orderOf([...flood, ["b1", B]], { ofAll: 3 })).toEqual([
    "a0",
    "b1",
    "a1",
    "a2",
    "a3 is sent away",
    "a4 is sent away",
    "a5 is sent away",
  ]);
  expect(await orderOf([...flood, ["b1", B]], { ofOne: 2 })).toContain("a3 is sent away");
});

test("whoever had many turns leaves a place free for others", async () => {
  const queue = createFairQueue({ atOnce: 2, ofOne: 99, ofAll: 99, longestMs: 10_000 });
  let running = 0;
  let most = 0;
  const task = async () => {
    most = Math.max(most, ++running);
    await wait(5);
    running--;
  };
  await Promise.all(Array.from({ length: 4 }, () => queue.run(A, task)));
  expect(most).toBe(2);
  most = 0;
  const flood = Array.from({ length: 6 }, () => queue.run(A, task));
  expect(running).toBe(1);
  const other = queue.run(B, task);
  expect(running).toBe(2);
  await Promise.all([...flood, other]);
});

test("who waited too long is sent away, since nobody listens any more", async () => {
  let time = 0;
  const queue = createFairQueue({ atOnce: 1, ofOne: 9, ofAll: 9, longestMs: 1000 }, () => time);
  const slow = queue.run(A, async () => {
    await wait(1);
    time = 1001;
  });
  const late = queue.run(B, async () => "late");
  await slow;
  await expect(late).rejects.toMatchObject({ code: "BUSY" });
  expect(await queue.run(C, async () => "in time")).toBe("in time");
});
