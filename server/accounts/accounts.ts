import { hash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { AppError } from "#core/api/app-error.ts";
import type { AccountKey, UserId } from "#core/api/ids.ts";
import type { RegisterBody } from "#core/api/results.ts";
import type { HashCosts } from "../hash-costs.ts";
import { normalEmail } from "../normal-email.ts";
import { accountKeyOf } from "../storage/account-key.ts";
import type { CommitQueue } from "../storage/commit-queue.ts";
import { preparedQuery } from "../storage/prepared-query.ts";
import type { Tables } from "../storage/tables.ts";
import { newCode, setCode } from "./codes.ts";
import { hashSecret } from "./password.ts";

export type Account = {
  readonly id: AccountKey;
  readonly passwordHash: string;
  readonly yearOfBirth: number;
  readonly gender: string;
};

const TOKEN_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The id has 128 random bits: it is the credential of most calls, so it must not be guessable. */
const randomId = () => randomBytes(16).toString("base64url");
const tokenHash = (token: string) => hash("sha256", token, "base64url");

/**
 * Creates an account and its recovery code in one transaction.
 * @returns null when the address already has an account; this takes as long as creating one
 * @throws AppError BUSY, STORAGE_UNAVAILABLE
 */
export async function createAccount(
  commits: CommitQueue,
  body: RegisterBody,
  now: Date,
  costs: HashCosts,
): Promise<{ readonly id: AccountKey; readonly recoveryCode: string } | null> {
  const id = accountKeyOf(randomId());
  const recoveryCode = newCode();
  const [passwordHash, codeHash] = await Promise.all([
    hashSecret(body.password, costs.password),
    hashSecret(recoveryCode, costs.code),
  ]);
  const row = {
    id,
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
    return { id, recoveryCode };
  });
}

const account = (database: Kysely<Tables>) =>
  database
    .selectFrom("account")
    .select(["id", "password_hash as passwordHash", "year_of_birth as yearOfBirth", "gender"]);

export function accountByEmail(database: Kysely<Tables>, email: string): Promise<Account | undefined> {
  return account(database).where("email", "=", normalEmail(email)).executeTakeFirst();
}

/** @throws AppError UNKNOWN_USER */
export async function requireAccount(database: Kysely<Tables>, id: UserId | AccountKey): Promise<Account> {
  const [found] = await accountById(database, { id: accountKeyOf(id as string) });
  if (!found) throw new AppError("UNKNOWN_USER");
  return found;
}

const accountById = preparedQuery((database, { id }: { id: AccountKey }) => account(database).where("id", "=", id));

/** Opens a session and deletes the account's expired ones. Only the token's hash is stored. */
export async function createToken(database: Kysely<Tables>, accountId: AccountKey, now: Date): Promise<string> {
  const token = randomId();
  await database
    .deleteFrom("access_token")
    .where("account_id", "=", accountId)
    .where("expires_at", "<=", now.toISOString())
    .execute();
  await database
    .insertInto("access_token")
    .values({
      token_hash: tokenHash(token),
      account_id: accountId,
      expires_at: new Date(now.getTime() + TOKEN_DAYS * DAY_MS).toISOString(),
    })
    .execute();
  return token;
}

/** @returns the id of the account whose open session the token belongs to; undefined when there is none */
export async function accountOfToken(
  database: Kysely<Tables>,
  token: string,
  now: Date,
): Promise<AccountKey | undefined> {
  const found = await database
    .selectFrom("access_token")
    .select("account_id")
    .where("token_hash", "=", tokenHash(token))
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return found?.account_id;
}

export async function endToken(database: Kysely<Tables>, token: string): Promise<void> {
  await database.deleteFrom("access_token").where("token_hash", "=", tokenHash(token)).execute();
}
