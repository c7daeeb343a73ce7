import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { isFull } from "../support/is-full.ts";
import { createClients } from "./clients.ts";
import { newPeople } from "./new-people.ts";
import { embeddedSubject, type Subject } from "./subjects.ts";
import { canTrace, traceSyncs } from "./trace.ts";

const COMMITS = 500;

let subject: Subject | undefined;
afterAll(() => subject?.remove());

test.runIf(isFull)("there is a sync to disk for every commit", { timeout: 120_000 }, async ({ skip }) => {
  skip(!canTrace(), "strace is not installed or may not trace here, so syncs cannot be counted");
  const list = (folder: string) => join(folder, "syncs");
  const traced = await embeddedSubject((folder) => traceSyncs(list(folder)));
  subject = traced;
  const syncs = () => readFileSync(list(traced.folder), "utf8").match(/(fsync|fdatasync)\(/g)?.length ?? 0;

  // One person alone shares a commit with nobody.
  const clients = createClients(traced.url, (await newPeople(traced)).slice(0, 1));
  const before = syncs();
  clients.go();
  await expect.poll(() => clients.acknowledged.length, { timeout: 100_000 }).toBeGreaterThan(COMMITS);
  await clients.finish();
  expect(syncs() - before).toBeGreaterThanOrEqual(clients.acknowledged.length);
});
