import { randomBytes } from "node:crypto";
import type { Insertable, Kysely } from "kysely";
import type { AccountKey } from "#core/api/ids.ts";
import type { LoginReply } from "#core/api/results.ts";
import { setCode } from "../../../server/accounts/codes.ts";
import { hashSecret } from "../../../server/accounts/password.ts";
import { createSession } from "../../../server/accounts/tokens.ts";
import { hashOfSecret } from "../../../server/secret-hash.ts";
import type { Tables } from "../../../server/storage/tables.ts";
import { accountRow } from "../account-row.ts";
import { newId } from "../draft-calls.ts";
import { NEW_SCALE } from "../new-scale/add-new-scale.ts";
import { QUICK_HASHING } from "../quick-hashing.ts";
import { storeAccount, storeExample } from "../store-examples.ts";
import { START, type TestServer } from "../test-server.ts";

/** Stands in the texts of people whom nobody else may see or change, staff too. */
export const MARK = "quagga";

/** A person with a log-in, a known browser and a recovery code. */
export type Person = LoginReply & {
  readonly key: AccountKey;
  readonly email: string;
  readonly password: string;
  readonly code: string;
  readonly sessionId: string;
  readonly deviceId: string;
  readonly draftId: string;
  /** What its browser sends. */
  readonly headers: Readonly<Record<string, string>>;
};

/** When the account was made and when its results were sent: no other row has these times. */
const MADE = "1987-03-02T10:11:12.131Z";
export const SENT = new Date("2026-05-04T03:02:01.987Z");

export type Secrets = Pick<Person, "password" | "code">;
const hashes = new Map<string, Promise<string>>();
const hashed = (secret: string, cost: keyof typeof QUICK_HASHING) => {
  const hash = hashes.get(secret) ?? hashSecret(secret, QUICK_HASHING[cost]);
  hashes.set(secret, hash);
  return hash;
};

/** @param mark stands in the address and in the names of browsers **/
export async function storePerson(
  database: Kysely<Tables>,
  { password, code }: Secrets,
  { mark = "example", created_at = START.toISOString() } = {},
): Promise<Person> {
  const email = `${newId()}@${mark}.example`;
  const row = accountRow(email, { created_at, password_hash: await hashed(password, "password") });
  await database.insertInto("account").values(row).execute();
  const { id: key, user_id: userID, owner } = row;
  const browser = `browser of ${mark}`;
  const { token, cookie } = await createSession(database, key, START, { browser });
  const device = randomBytes(32).toString("base64url");
  const deviceId = hashOfSecret(device);
  const expires_at = new Date(START.getTime() + 24 * 60 * 60 * 1000).toISOString();
  await database
    .insertInto("known_device")
    .values({ device_hash: deviceId, account_id: key, expires_at, created_at, used_at: created_at, browser })
    .execute();
  await setCode(database, { accountId: key, kind: "recovery", hash: await hashed(code, "code"), expiresAt: null });
  return {
    ...{ key, userID, owner, token, email, password, code, deviceId, draftId: newId() },
    sessionId: hashOfSecret(token),
    headers: { authorization: token, cookie: `keepwell-session=${cookie}; keepwell-device=${device}` },
  };
}

/** What is stored of one result of each scale, but for whose it is. */
export type MarkedResults = readonly Omit<Insertable<Tables["submission"]>, "account_id">[];

/** Results whose meanings, answers and times stand in no other row. */
export async function markedResults({ database, liveContent }: TestServer): Promise<MarkedResults> {
  const userID = await storeAccount(database, "example@example.com");
  for (const scale of liveContent?.store.current.scales.values() ?? [])
    await storeExample(database, userID, scale, -1, SENT);
  const rows = await database.selectFrom("submission").selectAll().execute();
  const marks = { meaning: `meaning of ${MARK}`, answers: `{"kept":"answers of ${MARK}"}` };
  return rows.map(({ id: _, account_id: __, ...row }) => ({ ...row, ...marks }));
}

/** A person with results and a draft too. */
export async function storeMarked(
  database: Kysely<Tables>,
  secrets: Secrets,
  results: MarkedResults,
  contentHash: string,
): Promise<Person> {
  const person = await storePerson(database, secrets, { mark: MARK, created_at: MADE });
  const { key: account_id, draftId: draft_id } = person;
  await database
    .insertInto("submission")
    .values(results.map((row) => ({ ...row, account_id })))
    .execute();
  const answers = { helper: { value: `draft of ${MARK}`, seq: 1 } };
  const body = JSON.stringify({ id: draft_id, survey: NEW_SCALE, contentHash, page: 0, seq: 1, answers });
  await database
    .insertInto("draft_copy")
    .values({ account_id, draft_id, survey: NEW_SCALE, body, ended: null, updated_at: MADE })
    .execute();
  const words = JSON.stringify({ what: `step of ${MARK}`, routine: "After lunch" });
  const chosen = { survey: NEW_SCALE, offered: null, language: "en", words, chosen_at: MADE };
  await database
    .insertInto("my_step")
    .values({ account_id, step_id: draft_id, ...chosen, went: null, went_at: null, ended_at: null })
    .execute();
  return person;
}

/** What gives a person away, or opens something. */
export const secretsOf = ({ key, userID, owner, token, email, code, sessionId, deviceId, headers }: Person) =>
  [key, userID, owner, token, email, code, sessionId, deviceId, SENT.toISOString(), MADE.slice(0, 7)].concat(
    (headers["cookie"] ?? "").split("; ").map((one) => one.replace(/^.*?=/, "")),
  );
