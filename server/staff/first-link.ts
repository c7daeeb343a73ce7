import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { AppDeps } from "../deps.ts";
import { LINK_HOURS, linkAddress, makeLink } from "./links.ts";
import { hasStaff } from "./staff.ts";

/** Where the link is while nobody reads the output of the server. */
export const firstLinkFile = (dataDir: string): string => join(dataDir, "first-staff-link");

/**
 * Makes a link for the first admin while there is no staff. A terminal shows it; elsewhere the output may end up in a
 * log, so it is written to a file that only the owner can read.
 * @param site the address of this server
 */
export async function offerFirstLink(
  { config: { dataDir }, database, commits, now }: Pick<AppDeps, "config" | "database" | "commits" | "now">,
  site: string,
  isTerminal: boolean,
): Promise<void> {
  const file = firstLinkFile(dataDir);
  // A file of an earlier start may be readable by others or hold a link that is no longer valid.
  rmSync(file, { force: true });
  if (await hasStaff(database)) return;
  const link = await commits.write((transaction) => makeLink(transaction, { name: null, role: "admin" }, now()));
  const address = linkAddress(site, link);
  if (isTerminal) {
    console.log(`To edit the questionnaires, become the first admin (once, within ${LINK_HOURS} hours):\n  ${address}`);
    return;
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(file, `${address}\n`, { mode: 0o600, flag: "wx" });
  setTimeout(() => rmSync(file, { force: true }), LINK_HOURS * 60 * 60 * 1000).unref();
  console.log(`The link for the first admin is in ${file}`);
}
