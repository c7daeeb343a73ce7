import { CommandError } from "../command-error.ts";
import { readConfig } from "../config.ts";
import { changesBetween } from "../content/check/content-texts.ts";
import { issuesText } from "../content/check/report.ts";
import { checkContent } from "../content/files/load.ts";
import { readTexts } from "../content/files/read-files.ts";
import { lockPublications, publishedTexts, recordPublication } from "../content/live/publications.ts";
import { recordCommand } from "../events/command-events.ts";
import { openStorage } from "../storage/open-storage.ts";
import { defineCommand } from "./command-line.ts";

export const command = defineCommand({
  name: "content:push",
  summary: "publishes the files to the servers that share a database",
  usage: "",
  help: "Publishes the files of this machine to all servers that share the database, such as after an upgrade.",
  options: {},
  takes: [],
  async run() {
    const config = readConfig(process.env);
    if (config.databaseUrl === null)
      throw new CommandError("Without DATABASE_URL the files are the content, and the server takes them by itself.");
    const { texts, issues: readIssues } = await readTexts(config);
    const { content, issues } = checkContent(texts, config, readIssues);
    if (!content) throw new CommandError(issuesText(issues));
    const { database, commits } = await openStorage(config);
    const changed = await commits.write(async (transaction) => {
      await lockPublications(transaction);
      const changes = changesBetween((await publishedTexts(transaction)).texts, texts);
      await recordPublication(transaction, changes, "files", new Date());
      return changes.size;
    });
    if (changed > 0) await recordCommand(config.dataDir, commits, "content:push");
    await database.destroy();
    const files = changed === 1 ? "1 file" : `${changed} files`;
    console.log(changed === 0 ? "The database has the same content." : `Published: ${files}. Servers take it now.`);
  },
});
