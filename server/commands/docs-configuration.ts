import { readFile, writeFile } from "node:fs/promises";
import { defineCommand } from "./command-line.ts";
import { configurationPage } from "./configuration-page.ts";
import { DOCUMENTS_WITH_LIMITS, withLimits } from "./limits-table.ts";

export const command = defineCommand({
  name: "docs:configuration",
  summary: "writes docs/configuration.md and the tables of limits",
  usage: "",
  help: `
Writes docs/configuration.md from the table of variables in server/config-variables.ts, and the limits in
SECURITY.md and docs/operations.md from server/rate-limits/numbers.ts.
`,
  options: {},
  takes: [],
  async run() {
    await writeFile("docs/configuration.md", configurationPage());
    for (const path of DOCUMENTS_WITH_LIMITS) await writeFile(path, withLimits(await readFile(path, "utf8")));
  },
});
