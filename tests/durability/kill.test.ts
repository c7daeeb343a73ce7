import { afterAll, beforeAll, expect, test } from "vitest";
import { killRounds } from "./kill-rounds.ts";
import { embeddedSubject, type Subject } from "./subjects.ts";

// `npm run test:kill` does 200 rounds, and 50 on PostgreSQL.
const ROUNDS = process.env["KEEPWELL_FULL"] ? 20 : 3;

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
