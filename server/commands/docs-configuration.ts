import { writeFile } from "node:fs/promises";
import { defineCommand } from "./command-line.ts";
import { configurationPage } from "./configuration-page.ts";

export const command = defineCommand({
  name: "docs:configuration",
  summary: "writes docs/configuration.md from the table of variables",
  usage: "",
  help: "Writes docs/configuration.md from the table of variables in server/config-variables.ts.",
  options: {},
  takes: [],
  run: () => writeFile("docs/configuration.md", configurationPage()),
});
