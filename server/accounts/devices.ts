import { createHash, randomBytes } from "node:crypto";
import type { CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { AccountKey } from "#core/api/ids.ts";
import { normalEmail } from "../normal-email.ts";
import { isSecure } from "../request-origin.ts";
import type { CommitQueue } from "../storage/commit-queue.ts";
import type { Tables } from "../storage/tables.ts";
import type { Account } from "./accounts.ts";

const DEVICE_DAYS = 90;
const DAY_SECONDS = 24 * 60 * 60;

const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");
/** The prefix binds the cookie to this host; browsers accept it over TLS only. */
const cookieName = (request: FastifyRequest) => (isSecure(request) ? "__Host-keepwell-device" : "keepwell-device");
const cookieOptions = (request: FastifyRequest): CookieSerializeOptions => ({
  path: "/",
  httpOnly: true,
  sameSite: "strict",
  secure: isSecure(request),
});
const secretOf = (request: FastifyRequest): string | undefined => request.cookies[cookieName(request)];

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
  const secret = secretOf(request);
  if (secret === undefined) return undefined;
  return database
    .selectFrom("known_device")
    .innerJoin("account", "account.id", "known_device.account_id")
    .select([
      "account.id",
      "account.password_hash as passwordHash",
      "account.year_of_birth as yearOfBirth",
      "account.gender",
    ])
    .where("known_device.device_hash", "=", hashOf(secret))
    .where("known_device.expires_at", ">", now.toISOString())
    .where("account.email", "=", normalEmail(email))
    .executeTakeFirst();
}

/**
 * Remembers this browser for an account, for 90 days. The secret is new each time, and the browser's other accounts
 * move to it, so a cookie that somebody planted here before opens nothing.
 */
export async function rememberDevice(
  commits: CommitQueue,
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: AccountKey,
  now: Date,
): Promise<void> {
  const before = secretOf(request);
  const secret = randomBytes(32).toString("base64url");
  const device_hash = hashOf(secret);
  const expires_at = new Date(now.getTime() + DEVICE_DAYS * DAY_SECONDS * 1000).toISOString();
  await commits.write(async (transaction) => {
    const expired = transaction.deleteFrom("known_device").where("expires_at", "<=", now.toISOString());
    await expired.where("account_id", "=", accountId).execute();
    if (before !== undefined) {
      const mine = transaction.updateTable("known_device").set({ device_hash });
      await mine.where("device_hash", "=", hashOf(before)).execute();
    }
    await transaction
      .insertInto("known_device")
      .values({ device_hash, account_id: accountId, expires_at })
      .onConflict((conflict) => conflict.columns(["device_hash", "account_id"]).doUpdateSet({ expires_at }))
      .execute();
  });
  reply.setCookie(cookieName(request), secret, { ...cookieOptions(request), maxAge: DEVICE_DAYS * DAY_SECONDS });
}

/** Forgets this browser: every account asks for its password here again. */
export async function forgetDevice(commits: CommitQueue, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const secret = secretOf(request);
  if (secret === undefined) return;
  await commits.write((transaction) =>
    transaction.deleteFrom("known_device").where("device_hash", "=", hashOf(secret)).execute(),
  );
  reply.clearCookie(cookieName(request), cookieOptions(request));
}
