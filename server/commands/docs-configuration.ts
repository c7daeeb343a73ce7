import { writeFile } from "node:fs/promises";
import { runCommand } from "./command-line.ts";
import { configurationPage } from "./configuration-page.ts";

const HELP = `
npm run keepwell -- docs:configuration

Writes docs/configuration.md anew from the table of variables in server/config-variables.ts.
`;

await runCommand({
  help: HELP,
  options: {},
  takes: [],
  run: () => writeFile("docs/configuration.md", configurationPage()),
});
