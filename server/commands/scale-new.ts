import { relative } from "node:path";
import { starterScale, titleFromId } from "#core/content-model/starter-scale.ts";
import { readConfig } from "../config.ts";
import { defineCommand } from "./command-line.ts";
import { writeNewScale } from "./scale-files.ts";

const help = `
Writes surveys/<id>.json and scoring-rules/<id>.json: two questions, their points and bands, which pass the
content check as they are. Nothing that exists is overwritten.

  --title <title>   what people read; without it the id in words

Example: npm run keepwell -- scale:new small-joys
`;

export const command = defineCommand({
  name: "scale:new",
  summary: "writes a survey and a rule to start from",
  usage: "<id> [--title <title>]",
  help,
  options: { title: { type: "string" } },
  takes: ["id of the new scale"],
  async run({ title }, id = "") {
    const starter = starterScale(id, title ?? titleFromId(id), new Date().getUTCFullYear());
    const files = await writeNewScale(readConfig(process.env), id, starter);
    for (const file of files) console.log(`Wrote ${relative(process.cwd(), file)}`);
    console.log(`Reword them, run "npm run content:check" until it finds nothing, then "npm start": /scales/${id}`);
  },
});
