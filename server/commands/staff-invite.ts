import { STAFF_ROLES, type StaffRole } from "#core/api/staff.ts";
import { CommandError } from "../command-error.ts";
import { readConfig } from "../config.ts";
import { recordCommand } from "../events/command-events.ts";
import { siteAddress } from "../site-address.ts";
import { LINK_HOURS, linkAddress, makeLink } from "../staff/links.ts";
import { isStaffName } from "../staff/staff.ts";
import { openStorage } from "../storage/open-storage.ts";
import { defineCommand, WrongCall } from "./command-line.ts";

const isRole = (role: string): role is StaffRole => STAFF_ROLES.some((one) => one === role);

export const command = defineCommand({
  name: "staff:invite",
  summary: "prints a one-time link with which a person becomes staff",
  usage: "<name> --role <role>",
  help: `
Prints a link on which the person makes a passkey, or chooses a password and sets up an authenticator app. It is valid
once and for ${LINK_HOURS} hours. For a name that is staff already, the link gives a new way in and the role named here:
the old passkey, password and every session end when it is used. The server may go on running.

Roles: editor (edits drafts), publisher (also publishes), researcher (exports answers), coordinator, admin (everything).

  npm run keepwell -- staff:invite "Ada Byron" --role editor
`,
  options: { role: { type: "string" } },
  takes: ["name"],
  async run({ role = "" }, name = "") {
    if (!isRole(role)) throw new WrongCall(`--role must be one of ${STAFF_ROLES.join(", ")}.`);
    if (!isStaffName(name)) throw new WrongCall(`"${name}" cannot be the name of a person.`);
    const config = readConfig(process.env);
    if (config.backend) throw new CommandError("With BACKEND_URL set, there is nothing here that needs staff.");
    const { database, commits } = await openStorage(config);
    const link = await commits.write((transaction) => makeLink(transaction, { name, role }, new Date()));
    await recordCommand(config.dataDir, commits, "staff:invite");
    await database.destroy();
    console.log(`One-time link for ${name} (${role}): ${linkAddress(siteAddress(config), link)}`);
    console.log(
      `It is valid once, within ${LINK_HOURS} hours. Where people open Keepwell at another address, put that`,
    );
    console.log("before /staff/join: a passkey works at that one alone. Give it to nobody but this person.");
  },
});
