import { CommandError } from "../command-error.ts";
import { readConfig } from "../config.ts";
import { changesBetween, keyOf, labelOf, PLACES } from "../content/check/content-texts.ts";
import { readTexts } from "../content/files/read-files.ts";
import { writeTexts } from "../content/files/write-files.ts";
import { publishedTexts } from "../content/live/publications.ts";
import { openStorage } from "../storage/open-storage.ts";
import { defineCommand } from "./command-line.ts";

export const command = defineCommand({
  name: "content:pull",
  summary: "writes the content that servers share in their database to the files",
  usage: "",
  help: `
Writes the content that servers share in the database of DATABASE_URL to the files of this machine, so that it can
be looked at, kept in git, and taken elsewhere.
`,
  options: {},
  takes: [],
  async run() {
    const config = readConfig(process.env);
    if (config.databaseUrl === null)
      throw new CommandError("Without DATABASE_URL the files are the content, and there is nothing to fetch.");
    const { database } = await openStorage(config);
    const { texts, last } = await publishedTexts(database);
    await database.destroy();
    if (last === 0)
      throw new CommandError(
        "This database holds no content yet. The first server that starts on it fills it from its files.",
      );
    const changes = changesBetween((await readTexts(config)).texts, texts);
    await writeTexts(changes, config);
    if (changes.size === 0) console.log("The files are as the database has them.");
    for (const place of PLACES) {
      for (const [key, text] of changes) {
        const id = key.slice(place.length + 1);
        if (key !== keyOf(place, id)) continue;
        console.log(`${text === null ? "removed" : "written"}: ${labelOf(place, config)}/${id}.json`);
      }
    }
  },
});
