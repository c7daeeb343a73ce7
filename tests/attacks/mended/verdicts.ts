import { AssertionError } from "node:assert";
import { startServer } from "../../support/server-process.ts";
import type { Outcome } from "./outcomes.ts";
import type { DoorRow, TestRow } from "./row.ts";

export type Verdict = {
  readonly color: "red" | "green" | "mixed" | "not comparable";
  /** What each case said that is not green. */
  readonly errors: readonly string[];
};

/** What a test says that looked at something, and not one that found nothing to look at. */
const LOOKED = /^AssertionError|^Error: (expect|promise resolved)/;

/** Tells how the tests of a row ended among these outcomes. */
export function verdictOf({ tests }: TestRow, file: string, outcomes: readonly Outcome[]): Verdict {
  const here = outcomes.filter((outcome) => outcome.file === file);
  const unloaded = here.find(({ name }) => name === "");
  if (unloaded) return { color: "not comparable", errors: [unloaded.error] };
  const cases = here.filter(({ name }) => tests.some((part) => name.includes(part)));
  const ran = cases.filter(({ status }) => status === "passed" || status === "failed");
  if (ran.length === 0) return { color: "not comparable", errors: ["no such test ran"] };
  const passed = ran.filter(({ status }) => status === "passed");
  if (passed.length === ran.length) return { color: "green", errors: [] };
  if (passed.length > 0) return { color: "mixed", errors: [`${passed.length} of ${ran.length} passed`] };
  const blind = ran.find(({ error }) => !LOOKED.test(error));
  return blind
    ? { color: "not comparable", errors: [blind.error] }
    : { color: "red", errors: ran.map(({ error }) => error) };
}

/** Walks through a door of the version in a folder, over its real server with all defaults. */
export async function verdictAt(folder: string, { door }: DoorRow): Promise<Verdict> {
  const server = await startServer(
    () => ({ LOG_LEVEL: "silent" }),
    () => [],
    folder,
    "server/main.ts",
  );
  try {
    await door(server.url);
    return { color: "green", errors: [] };
  } catch (error) {
    const message = error instanceof Error ? error.message : `${error}`;
    return { color: error instanceof AssertionError ? "red" : "not comparable", errors: [message] };
  } finally {
    server.stop();
  }
}
