import { createHmac } from "node:crypto";
import type { AccountKey } from "#core/api/ids.ts";
import { openKeyFile } from "../storage/key-file.ts";

export type Pseudonyms = { participant(accountId: AccountKey): string; submission(id: number): string };

/**
 * Opens the pseudonyms of accounts and submissions. Only the holder of the key can trace them back, and they are
 * the same in every export. The key is created on first use, in a file of its own that only its owner can read.
 * @throws CommandError when the file holds no key
 */
export async function openPseudonyms(dataDir: string): Promise<Pseudonyms> {
  const key = await openKeyFile(dataDir, "pseudonym.key");
  // The leading letter keeps programs from reading the pseudonym as a number.
  const name = (kind: string, id: string) =>
    kind.charAt(0) + createHmac("sha256", key).update(`${kind}\n${id}`).digest("hex").slice(0, 24);
  return { participant: (id) => name("participant", id), submission: (id) => name("submission", `${id}`) };
}
