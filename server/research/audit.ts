import { appendFile, chmod, mkdir } from "node:fs/promises";
import { join } from "node:path";

/**
 * The record of whatever read or changed the results of many accounts: when, what, how many. It holds no data of any
 * account.
 */
export type AuditLine = {
  readonly event: "results exported" | "results scored anew";
  readonly scale: string;
  readonly count: number;
  /** True where an export has the typed texts that no score is made of. */
  readonly withText?: boolean;
  /** Who exported in the studio; missing for a command, which the operator runs. */
  readonly by?: string;
};

/** Appends a line to `audit.log` in the data folder, which only its owner can read. */
export async function writeAudit(dataDir: string, line: AuditLine, now: Date): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, "audit.log");
  await appendFile(file, `${JSON.stringify({ time: now.toISOString(), ...line })}\n`, { mode: 0o600 });
  await chmod(file, 0o600);
}
