import { cpSync } from "node:fs";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { type ServerProcess, startServer } from "../support/server-process.ts";

/** Editors change content that is live, so tests of the studio have a server with files of its own. */
export const test = base.extend<object, { server: ServerProcess }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const server = await startServer((folder) => {
        const [SURVEYS_DIR, SCORING_RULES_DIR] = [join(folder, "surveys"), join(folder, "scoring-rules")];
        cpSync("surveys", SURVEYS_DIR, { recursive: true });
        cpSync("scoring-rules", SCORING_RULES_DIR, { recursive: true });
        return { SURVEYS_DIR, SCORING_RULES_DIR };
      });
      await use(server);
      server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});
