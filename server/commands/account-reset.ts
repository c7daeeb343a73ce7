import { makeResetCode, RESET_HOURS } from "../accounts/reset-password.ts";
import { readConfig } from "../config.ts";
import { openStorage } from "../storage/open-storage.ts";

// For the operator, when somebody has lost password and recovery code: a code to tell them, once it is
// sure who asks. The server may go on running.

const [email] = process.argv.slice(2);
if (!email) {
  console.error("Whose password? npm run account:reset -- name@example.org");
  process.exit(1);
}
const config = readConfig(process.env);
if (config.backend) {
  console.error("With BACKEND_URL set, accounts and passwords are the provider's.");
  process.exit(1);
}
const { database } = await openStorage(config);
const made = await makeResetCode(database, email, new Date(), config.hashCosts.code);
await database.destroy();
if (made) {
  console.log(`One-time code: ${made.code}`);
  console.log(`It sets a new password on the page /forgot-password, once, within ${RESET_HOURS} hours`);
  console.log(`(until ${made.expiresAt.toISOString()}). Give it to nobody but the owner of this address.`);
} else {
  console.error(`No account has this address.`);
  process.exitCode = 1;
}
