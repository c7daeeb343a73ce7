import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { AppError } from "#core/api/app-error.ts";
import type { AccountKey, UserId } from "#core/api/ids.ts";
import type { RegisterBody } from "#core/api/results.ts";
import type { HashCosts } from "../hash-costs.ts";
import { normalEmail } from "../normal-email.ts";
import type { CommitQueue } from "../storage/commit-queue.ts";
import { preparedQuery } from "../storage/prepared-query.ts";
import type { Tables } from "../storage/tables.ts";
import { newCode, setCode } from "./codes.ts";
import { hashSecret } from "./password.ts";
import { rememberRegistration } from "./registration-key.ts";
import type { TurnOwner } from "./turn-owner.ts";

export type Account = {
  readonly id: AccountKey;
  readonly userId: UserId;
  readonly owner: string;
  readonly passwordHash: string;
  readonly yearOfBirth: number;
  readonly gender: string;
};

/** It has 128 random bits: a user id is the credential of most calls, so it must not be guessable. */
const randomId = () => randomBytes(16).toString("base64url");
export const newUserId = () => randomId() as UserId;

/**
 * Creates an account and its recovery code in one transaction.
 * @param key under which the same registration may be repeated
 * @returns null when the address already has an account; this takes as long as creating one
 * @throws AppError BUSY, STORAGE_UNAVAILABLE
 */
export async function createAccount(
  commits: CommitQueue,
  body: RegisterBody,
  now: Date,
  costs: HashCosts,
  turnOwner: TurnOwner,
  key?: string,
): Promise<{ readonly id: AccountKey; readonly owner: string; readonly recoveryCode: string } | null> {
  // The three say nothing about each other.
  const id = randomId() as AccountKey;
  const owner = randomId();
  const recoveryCode = newCode();
  const [passwordHash, codeHash] = await Promise.all([
    hashSecret(body.password, costs.password, turnOwner),
    hashSecret(recoveryCode, costs.code, turnOwner),
  ]);
  const row = {
    id,
    user_id: newUserId(),
    owner,
    email: normalEmail(body.email),
    password_hash: passwordHash,
    gender: body.gender,
    year_of_birth: body.yearOfBirth,
    created_at: now.toISOString(),
  };
  return commits.write(async (transaction) => {
    const inserted = await transaction
      .insertInto("account")
      .values(row)
      .onConflict((conflict) => conflict.column("email").doNothing())
      .executeTakeFirst();
    if (Number(inserted.numInsertedOrUpdatedRows ?? 0) === 0) return null;
    await setCode(transaction, { accountId: id, kind: "recovery", hash: codeHash, expiresAt: null });
    if (key !== undefined) await rememberRegistration(transaction, id, key, now);
    return { id, owner, recoveryCode };
  });
}

/** The columns of an account. */
export const ACCOUNT = [
  "account.id",
  "account.user_id as userId",
  "account.owner",
  "account.password_hash as passwordHash",
  "account.year_of_birth as yearOfBirth",
  "account.gender",
] as const;

const account = (database: Kysely<Tables>) => database.selectFrom("account").select(ACCOUNT);

export function accountByEmail(database: Kysely<Tables>, email: string): Promise<Account | undefined> {
  return account(database).where("email", "=", normalEmail(email)).executeTakeFirst();
}

/** @throws AppError UNKNOWN_USER */
export async function requireAccount(database: Kysely<Tables>, userId: UserId): Promise<Account> {
  const [found] = await accountOfUser(database, { userId });
  if (!found) throw new AppError("UNKNOWN_USER");
  return found;
}

const accountOfUser = preparedQuery((database, { userId }: { userId: UserId }) =>
  account(database).where("user_id", "=", userId),
);

/** Returns, as part of a query, the key of the account with this user id. */
export const keyOfUser = (database: Kysely<Tables>, userId: UserId) =>
  database.selectFrom("account").select("account.id").where("account.user_id", "=", userId);

/** Returns the account of a session; undefined when it was deleted meanwhile. */
export function accountByKey(database: Kysely<Tables>, id: AccountKey): Promise<Account | undefined> {
  return account(database).where("id", "=", id).executeTakeFirst();
}
