import { createHmac, type Hmac } from "node:crypto";
import type { AccountKey } from "#core/api/ids.ts";
import { openKeyFile, readKeyFile } from "../storage/key-file.ts";

/** Makes the codes that hold the log of events together. */
export type EventKey = {
  /** Returns the code of these values, in hexadecimal. */
  code(...values: readonly (string | number | null)[]): string;
  /** Returns the name of an account in the log. It is another than in exports for research. */
  pseudonym(account: AccountKey): string;
};

/**
 * Opens the key of the log of events: `event.key` in `DATA_DIR`, created on first use, which only its owner can read.
 * Whoever can write to the database and has not this key cannot forge the log.
 * @throws CommandError when the file holds no key
 */
export async function openEventKey(dataDir: string): Promise<EventKey> {
  return eventKey(await openKeyFile(dataDir, "event.key"));
}

/**
 * Reads the key of a log that is there. A new one would call every event invented.
 * @throws CommandError when there is no such file, or it holds no key
 */
export async function readEventKey(dataDir: string): Promise<EventKey> {
  return eventKey(await readKeyFile(dataDir, "event.key"));
}

export function eventKey(key: Buffer): EventKey {
  // JSON, so that no value can reach into the next.
  const hmac = (values: readonly unknown[]): Hmac => createHmac("sha256", key).update(JSON.stringify(values));
  return {
    code: (...values) => hmac(values).digest("hex"),
    pseudonym: (account) => `a${hmac(["account", account]).digest("hex").slice(0, 16)}`,
  };
}
