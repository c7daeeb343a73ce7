import { describeChanges } from "#core/content-changes/describe-changes.ts";
import { readConfig } from "../config.ts";
import { versionsOfScale } from "../content/live/versions.ts";
import { openStorage } from "../storage/open-storage.ts";
import { defineCommand } from "./command-line.ts";
import { FILES, namedVersion } from "./scale-versions.ts";

const help = `
Says in words what changed between two versions of a scale. A version is named by the first letters of its hash,
or "${FILES}" for what stands in the files now. With the id alone: lists the versions there are.

  --format text|json   json gives code, file, path and sentence of each change

Example: npm run keepwell -- scale:diff stress 3kTq ${FILES}
`;

export const command = defineCommand({
  name: "scale:diff",
  summary: "lists the versions of a scale, or says what changed between two",
  usage: "<id> [<old> <new>]",
  help,
  options: { format: { type: "string", default: "text" } },
  takes: ["id of the scale"],
  mayTake: 2,
  async run({ format }, id = "", older, newer = FILES) {
    const config = readConfig(process.env);
    const { database } = await openStorage(config);
    try {
      if (older === undefined) {
        const versions = await versionsOfScale(database, id);
        for (const { hash, published_at, version } of versions)
          console.log(`${hash.slice(0, 12)}  ${version}  ${published_at}`);
        if (versions.length === 0) console.log(`No version of "${id}" was published here yet.`);
        return;
      }
      const versions = [older, newer].map((name) => namedVersion(database, config, id, name));
      const [before, after] = await Promise.all(versions);
      const changes = before && after ? describeChanges(before, after) : [];
      if (format === "json") console.log(JSON.stringify(changes, null, 2));
      else if (changes.length === 0) console.log("Nothing changed.");
      else for (const { file, path, message } of changes) console.log(`${file} › ${path}: ${message}`);
    } finally {
      await database.destroy();
    }
  },
});
