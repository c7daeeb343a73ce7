import { afterAll, beforeAll, expect, test } from "vitest";
import { isFull } from "../support/is-full.ts";
import { killRounds } from "./kill-rounds.ts";
import { embeddedSubject, type Subject } from "./subjects.ts";

// `npm run test:kill` does 200 rounds, and 50 on PostgreSQL.
const ROUNDS = isFull ? 20 : 1;

let subject: Subject;
beforeAll(async () => {
  subject = await embeddedSubject();
});
afterAll(() => subject?.remove());

test("a server killed under load keeps every acknowledged submission once, and nothing half", {
  timeout: ROUNDS * 30_000,
}, async () => {
  const totals = await killRounds(subject, ROUNDS);
  expect(totals).toMatchObject({ rounds: ROUNDS, lost: 0, double: 0, half: 0, broken: 0, strange: [] });
  expect(totals.acknowledged).toBeGreaterThan(ROUNDS * 20);
});

test.runIf(isFull)("nobody who tries again notices that the server is restarted", { timeout: 1_200_000 }, async () => {
  const own = await embeddedSubject();
  const totals = await killRounds({ ...own, kill: (_round, after) => own.stopAndStart(after) }, 20);
  await own.remove();
  expect(totals).toMatchObject({ lost: 0, double: 0, half: 0, broken: 0, strange: [] });
});
