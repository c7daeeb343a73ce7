import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import { AppError } from "#core/api/app-error.ts";
import { secretCookie } from "../secret-cookie.ts";
import { hashOfSecret } from "../secret-hash.ts";
import type { CommitQueue } from "../storage/commit-queue.ts";
import type { Tables } from "../storage/tables.ts";
import type { Person, Staff } from "./staff.ts";

/** A working day: whoever comes back the next morning signs in again. */
const SESSION_HOURS = 12;
const HOUR_SECONDS = 60 * 60;

const staffCookie = secretCookie("keepwell-staff", "strict");

/** Stores a session of a person and deletes those that expired. Only the token's hash is stored. */
export async function makeSession(transaction: Kysely<Tables>, staffId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expires_at = new Date(now.getTime() + SESSION_HOURS * HOUR_SECONDS * 1000).toISOString();
  await transaction.deleteFrom("staff_session").where("expires_at", "<=", now.toISOString()).execute();
  await transaction
    .insertInto("staff_session")
    .values({ token_hash: hashOfSecret(token), staff_id: staffId, expires_at })
    .execute();
  return token;
}

/**
 * Signs a person in at this browser, instead of whoever was signed in there.
 * @throws AppError STAFF_REFUSED when the person joined anew, or was removed, while the way in was checked
 */
export async function openSession(
  commits: CommitQueue,
  request: FastifyRequest,
  reply: FastifyReply,
  { id, wayIn }: Pick<Person, "id" | "wayIn">,
  now: Date,
): Promise<void> {
  await endSession(commits, request, reply);
  const token = await commits.write(async (transaction) => {
    // Holds the row, so that joining anew waits, and then ends this session too.
    const mine = transaction.updateTable("staff").set({ way_in: wayIn }).where("id", "=", id);
    const { numUpdatedRows } = await mine.where("way_in", "=", wayIn).executeTakeFirst();
    if (Number(numUpdatedRows) === 0) throw new AppError("STAFF_REFUSED");
    return makeSession(transaction, id, now);
  });
  staffCookie.set(request, reply, token, SESSION_HOURS * HOUR_SECONDS);
}

/** Returns who is signed in at this browser. The role is read each time, so that a change counts at once. */
export async function staffOfSession(
  database: Kysely<Tables>,
  request: FastifyRequest,
  now: Date,
): Promise<Staff | undefined> {
  const token = staffCookie.read(request);
  if (token === undefined) return undefined;
  return database
    .selectFrom("staff_session")
    .innerJoin("staff", "staff.id", "staff_session.staff_id")
    .select(["staff.id", "staff.name", "staff.role"])
    .where("staff_session.token_hash", "=", hashOfSecret(token))
    .where("staff_session.expires_at", ">", now.toISOString())
    .executeTakeFirst();
}

export async function endSession(commits: CommitQueue, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = staffCookie.read(request);
  if (token === undefined) return;
  await commits.write((transaction) =>
    transaction.deleteFrom("staff_session").where("token_hash", "=", hashOfSecret(token)).execute(),
  );
  staffCookie.clear(request, reply);
}
