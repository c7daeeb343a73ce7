import { createHmac, createSecretKey } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { AccountKey } from "#core/api/ids.ts";
import { openKeyFile } from "../storage/key-file.ts";

export type Pseudonyms = { participant(accountId: AccountKey): string; submission(id: number): string };

/** The pseudonyms of people that are kept, because the results of one person are often stored near each other. */
const KEPT = 10_000;

/**
 * Opens the pseudonyms of accounts and submissions. Only the holder of the key can trace them back, and they are
 * the same in every export. The key is created on first use, in a file of its own that only its owner can read.
 * @throws CommandError when the file holds no key
 */
export async function openPseudonyms(dataDir: string): Promise<Pseudonyms> {
  const key = createSecretKey(await openKeyFile(dataDir, "pseudonym.key"));
  const participants = new LRUCache<AccountKey, string>({ max: KEPT });
  // The leading letter keeps programs from reading the pseudonym as a number.
  const name = (kind: string, id: string) =>
    kind.charAt(0) + createHmac("sha256", key).update(`${kind}\n${id}`).digest("hex").slice(0, 24);
  const participant = (id: AccountKey) => {
    const known = participants.get(id) ?? name("participant", id);
    participants.set(id, known);
    return known;
  };
  return { participant, submission: (id) => name("submission", `${id}`) };
}
