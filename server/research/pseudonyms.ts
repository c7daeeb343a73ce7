import { createHmac, randomBytes } from "node:crypto";
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { AccountKey } from "#core/api/ids.ts";
import { CommandError } from "../command-error.ts";

export type Pseudonyms = { participant(accountId: AccountKey): string; submission(id: number): string };

const KEY_BYTES = 32;

/**
 * Opens the pseudonyms of accounts and submissions. Only the holder of the key can trace them back, and they are
 * the same in every export. The key is created on first use, in a file of its own that only its owner can read.
 * @throws CommandError when the file holds no key
 */
export async function openPseudonyms(dataDir: string): Promise<Pseudonyms> {
  const file = join(dataDir, "pseudonym.key");
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(file, `${randomBytes(KEY_BYTES).toString("hex")}\n`, { flag: "wx", mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    },
  );
  await chmod(file, 0o600);
  const text = (await readFile(file, "utf8")).trim();
  if (!/^[0-9a-f]{64}$/.test(text))
    throw new CommandError(`${file} holds no key of ${2 * KEY_BYTES} hexadecimal digits.`);
  const key = Buffer.from(text, "hex");
  // The leading letter keeps programs from reading the pseudonym as a number.
  const name = (kind: string, id: string) =>
    kind.charAt(0) + createHmac("sha256", key).update(`${kind}\n${id}`).digest("hex").slice(0, 24);
  return { participant: (id) => name("participant", id), submission: (id) => name("submission", `${id}`) };
}
