import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { AccountKey } from "#core/api/ids.ts";
import { normalEmail } from "../normal-email.ts";
import { secretCookie } from "../secret-cookie.ts";
import { hashOfSecret } from "../secret-hash.ts";
import type { CommitQueue } from "../storage/commit-queue.ts";
import type { Tables } from "../storage/tables.ts";
import { ACCOUNT, type Account } from "./accounts.ts";
import { browserName } from "./browser-name.ts";

const DEVICE_DAYS = 90;
const DAY_SECONDS = 24 * 60 * 60;

const deviceCookie = secretCookie("keepwell-device", "strict");

/**
 * Returns the account of this address if this browser is remembered as its owner's. An unknown address and an unknown
 * browser take the same look-up.
 */
export async function accountKnownHere(
  database: Kysely<Tables>,
  request: FastifyRequest,
  email: string,
  now: Date,
): Promise<Account | undefined> {
  const secret = deviceCookie.read(request);
  if (secret === undefined) return undefined;
  return database
    .selectFrom("known_device")
    .innerJoin("account", "account.id", "known_device.account_id")
    .select(ACCOUNT)
    .where("known_device.device_hash", "=", hashOfSecret(secret))
    .where("known_device.expires_at", ">", now.toISOString())
    .where("account.email", "=", normalEmail(email))
    .executeTakeFirst();
}

/** Remembers this browser for an account, for 90 days. */
export async function rememberDevice(
  commits: CommitQueue,
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: AccountKey,
  now: Date,
): Promise<void> {
  const secret = await commits.write((transaction) => storeDevice(transaction, request, accountId, now));
  giveDevice(request, reply, secret);
}

/** Gives the browser the secret by which it is known. */
export const giveDevice = (request: FastifyRequest, reply: FastifyReply, secret: string): void =>
  deviceCookie.set(request, reply, secret, DEVICE_DAYS * DAY_SECONDS);

/**
 * Stores that this browser is known. The secret is new each time, and the browser's other accounts move to it, so a
 * cookie that somebody planted here before opens nothing.
 * @returns the secret
 */
export async function storeDevice(
  transaction: Kysely<Tables>,
  request: FastifyRequest,
  accountId: AccountKey,
  now: Date,
): Promise<string> {
  const before = deviceCookie.read(request);
  const secret = randomBytes(32).toString("base64url");
  const device_hash = hashOfSecret(secret);
  const time = now.toISOString();
  const browser = browserName(request.headers["user-agent"]);
  const expires_at = new Date(now.getTime() + DEVICE_DAYS * DAY_SECONDS * 1000).toISOString();
  const expired = transaction.deleteFrom("known_device").where("expires_at", "<=", time);
  await expired.where("account_id", "=", accountId).execute();
  if (before !== undefined) {
    const mine = transaction.updateTable("known_device").set({ device_hash });
    await mine.where("device_hash", "=", hashOfSecret(before)).execute();
  }
  await transaction
    .insertInto("known_device")
    .values({ device_hash, account_id: accountId, expires_at, created_at: time, used_at: time, browser })
    .onConflict((conflict) =>
      conflict.columns(["device_hash", "account_id"]).doUpdateSet({ expires_at, used_at: time, browser }),
    )
    .execute();
  return secret;
}

/** Notes that this browser was known at a log-in. */
export async function noteDeviceUse(commits: CommitQueue, request: FastifyRequest, account: Account, now: Date) {
  const id = deviceIdOf(request);
  if (id === undefined) return;
  await commits.write((transaction) =>
    transaction
      .updateTable("known_device")
      .set({ used_at: now.toISOString() })
      .where("device_hash", "=", id)
      .where("account_id", "=", account.id)
      .execute(),
  );
}

/** Returns the id of this browser among the known ones; undefined when it has no cookie. */
export function deviceIdOf(request: FastifyRequest): string | undefined {
  const secret = deviceCookie.read(request);
  return secret === undefined ? undefined : hashOfSecret(secret);
}

/** Forgets this browser: every account asks for its password here again. */
export async function forgetDevice(commits: CommitQueue, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const secret = deviceCookie.read(request);
  if (secret === undefined) return;
  await commits.write((transaction) =>
    transaction.deleteFrom("known_device").where("device_hash", "=", hashOfSecret(secret)).execute(),
  );
  deviceCookie.clear(request, reply);
}
