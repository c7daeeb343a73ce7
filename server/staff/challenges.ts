import { hashOfSecret } from "../secret-hash.ts";
import type { CommitQueue } from "../storage/commit-queue.ts";
import type { Tables } from "../storage/tables.ts";

/** How long a device may ask for a finger, a face or a PIN, and an identity provider for whatever it asks. */
export const CHALLENGE_MINUTES = 5;

type ChallengeRow = Tables["staff_challenge"];
type Purpose = Pick<ChallengeRow, "link_hash"> & Partial<Pick<ChallengeRow, "staff_id" | "name">>;

/** To sign in; who it is, the passkey or the identity provider says. */
export const TO_SIGN_IN: Purpose = { link_hash: null };

/** Keeps the hash of a challenge, so that any server of this database knows it, and deletes those that expired. */
export async function keepChallenge(
  commits: CommitQueue,
  challenge: string,
  purpose: Purpose,
  now: Date,
): Promise<void> {
  const expires_at = new Date(now.getTime() + CHALLENGE_MINUTES * 60 * 1000).toISOString();
  await commits.write(async (transaction) => {
    await transaction.deleteFrom("staff_challenge").where("expires_at", "<=", now.toISOString()).execute();
    const row = { challenge_hash: hashOfSecret(challenge), staff_id: null, name: null, ...purpose, expires_at };
    await transaction.insertInto("staff_challenge").values(row).execute();
  });
}

/** Takes a challenge away, whatever comes of it; undefined where it was used, is too old or was never made. */
export async function takeChallenge(
  commits: CommitQueue,
  challenge: string,
  now: Date,
): Promise<ChallengeRow | undefined> {
  const row = await commits.write((transaction) =>
    transaction
      .deleteFrom("staff_challenge")
      .where("challenge_hash", "=", hashOfSecret(challenge))
      .returningAll()
      .executeTakeFirst(),
  );
  return row && row.expires_at > now.toISOString() ? row : undefined;
}
