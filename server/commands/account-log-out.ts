import { accountByEmail } from "../accounts/accounts.ts";
import { endAllAccess } from "../accounts/end-access.ts";
import { CommandError } from "../command-error.ts";
import { readConfig } from "../config.ts";
import { recordCommand } from "../events/command-events.ts";
import { openStorage } from "../storage/open-storage.ts";
import { defineCommand } from "./command-line.ts";

export const command = defineCommand({
  name: "account:log-out",
  summary: "ends every log-in of a person at once",
  usage: "name@example.org",
  help: `
For the operator, when somebody may have got into an account: every log-in and known browser ends, and the user id is
replaced. Password, recovery code, answers and results stay. The server may go on running.
`,
  options: {},
  takes: ["e-mail address"],
  async run(_options, email = "") {
    const config = readConfig(process.env);
    if (config.backend) throw new CommandError("With BACKEND_URL set, accounts and log-ins are the provider's.");
    const { database, commits } = await openStorage(config);
    const account = await accountByEmail(database, email);
    if (account) {
      await commits.write((transaction) => endAllAccess(transaction, account.id));
      await recordCommand(config.dataDir, commits, "account:log-out");
    }
    await database.destroy();
    if (!account) throw new CommandError("No account has this address.");
    console.log("Every log-in of this account has ended.");
  },
});
