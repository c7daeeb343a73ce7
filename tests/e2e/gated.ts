import { test as base } from "@playwright/test";
import { type Gate, openGate } from "../support/gate.ts";

/** A test whose browser reaches the server through a gate that can make calls fail in earnest. */
export const test = base.extend<{ gate: Gate; server: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  server: async ({}, use) => use(`http://127.0.0.1:${process.env["KEEPWELL_TEST_PORT"] ?? 3100}`),
  gate: async ({ server }, use) => {
    const gate = await openGate(server);
    await use(gate);
    await gate.close();
  },
  baseURL: async ({ gate }, use) => use(gate.url),
});

const SENTENCE = "The archive is being repaired.";
/** The ways in which a call fails that a person cannot tell apart. */
export const serverError = { status: 500, body: JSON.stringify({ error: SENTENCE, code: "INTERNAL" }) };
export const wordless = { status: 502, body: "<html>Bad gateway</html>" };
export { SENTENCE as serverErrorSentence };
