import { CommandError } from "../command-error.ts";
import { readConfig } from "../config.ts";
import { recordCommand } from "../events/command-events.ts";
import { takeBackLinks } from "../staff/links.ts";
import { nameKey } from "../staff/staff.ts";
import { openStorage } from "../storage/open-storage.ts";
import { defineCommand } from "./command-line.ts";

export const command = defineCommand({
  name: "staff:remove",
  summary: "ends the access of a person who was staff",
  usage: "<name>",
  help: `
Ends every session of this person at once; passkey, password, authenticator app and open links no longer work. What
the person published keeps the name. The server may go on running.
`,
  options: {},
  takes: ["name"],
  async run(_options, name = "") {
    const config = readConfig(process.env);
    const { database, commits } = await openStorage(config);
    const removed = await commits.write(async (transaction) => {
      const links = await takeBackLinks(transaction, name);
      const person = transaction.deleteFrom("staff").where("name_key", "=", nameKey(name));
      return Number((await person.executeTakeFirst()).numDeletedRows) + links;
    });
    if (removed > 0) await recordCommand(config.dataDir, commits, "staff:remove");
    await database.destroy();
    if (removed === 0) throw new CommandError("Nobody of this name is staff.");
    console.log(`${name} can no longer sign in.`);
  },
});
