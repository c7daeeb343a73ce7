import { makeResetCode, RESET_HOURS } from "../accounts/reset-password.ts";
import { CommandError } from "../command-error.ts";
import { readConfig } from "../config.ts";
import { recordCommand } from "../events/command-events.ts";
import { openStorage } from "../storage/open-storage.ts";
import { defineCommand } from "./command-line.ts";

export const command = defineCommand({
  name: "account:reset",
  summary: "prints a one-time code with which a person sets a new password",
  usage: "name@example.org",
  help: `
For the operator, when somebody has lost password and recovery code: prints a code to tell them, once it is sure who
asks. The server may go on running.
`,
  options: {},
  takes: ["e-mail address"],
  async run(_options, email = "") {
    const config = readConfig(process.env);
    if (config.backend) throw new CommandError("With BACKEND_URL set, accounts and passwords are the provider's.");
    const { database, commits } = await openStorage(config);
    const made = await makeResetCode(database, email, new Date(), config.hashCosts.code);
    if (made) await recordCommand(config.dataDir, commits, "account:reset");
    await database.destroy();
    if (!made) throw new CommandError("No account has this address.");
    console.log(`One-time code: ${made.code}`);
    console.log(`It sets a new password on the page /forgot-password, once, within ${RESET_HOURS} hours`);
    console.log(`(until ${made.expiresAt.toISOString()}). Give it to nobody but the owner of this address.`);
  },
});
