import { hashSecret } from "../../server/accounts/password.ts";
import type { Config } from "../../server/config.ts";
import { openStorage } from "../../server/storage/open-storage.ts";

import { accountRow } from "./account-row.ts";

/** What all of them log in with. */
export const PASSWORD = "a calm green garden";

const WORKERS = 40;
const OF_EACH = 50;

/** @param worker from 0, @param number from 1 */
export const addressOfPrepared = (worker: number, number: number) => `prepared-${worker}-${number}@example.com`;

/**
 * Accounts for tests that are not about accounts: hashing a password for each of them takes a sixth of the
 * time of all browser tests. These share one password and its hash.
 */
export async function preparePeople(config: Config): Promise<void> {
  const { database, commits } = await openStorage(config);
  const password_hash = await hashSecret(PASSWORD, config.hashCosts.password);
  const person = (worker: number, number: number) =>
    accountRow(addressOfPrepared(worker, number), {
      password_hash,
      gender: "Male",
      created_at: new Date().toISOString(),
    });
  await commits.write(async (transaction) => {
    for (let worker = 0; worker < WORKERS; worker++) {
      const people = Array.from({ length: OF_EACH }, (_, index) => person(worker, index + 1));
      await transaction
        .insertInto("account")
        .values(people)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  });
  await database.destroy();
}
