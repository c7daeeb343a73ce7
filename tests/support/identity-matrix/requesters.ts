import type { Kysely } from "kysely";
import { STAFF_ROLES, type StaffRole } from "#core/api/staff.ts";
import { closeAccount } from "../../../server/accounts/close-account.ts";
import type { Scale } from "../../../server/content/content.ts";
import { NAMED_KEY, putStaff } from "../../../server/staff/staff.ts";
import type { Tables } from "../../../server/storage/tables.ts";
import { firstResultOf } from "../domain-calls.ts";
import { newId } from "../draft-calls.ts";
import { START, type TestServer } from "../test-server.ts";
import { type Person, storePerson } from "./people.ts";
import type { Said } from "./said.ts";
import { staffSession } from "./staff-member.ts";

/** Somebody who makes a call about a person with what is not that person's, or no longer. */
export type Requester = {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What they know of themselves, or knew once. */
  readonly own: Partial<Said>;
  /** Whether the token is one of an open log-in. */
  readonly isLoggedIn?: true;
  /** Of whoever is signed in as staff. */
  readonly role?: StaffRole;
};

export const VICTIM = { password: "a calm green garden", code: "ACDE-FHJK-MNPQ-RTWX" };
const OTHER = { password: "a loud yellow harbour", code: "3479-ACDE-FHJK-MNPQ" };
const STUDIO_TOKEN = `key-${newId()}`;
export const KEYS = { studioToken: STUDIO_TOKEN } as const;

/** Those who stay as they are: whatever they ask for is refused. */
export type Former = {
  readonly deleted: Person;
  /** Has so much that the rest of it goes in steps. */
  readonly beingDeleted: Person;
  readonly replaced: Person;
  /** The id of each role's person. */
  readonly staff: ReadonlyMap<StaffRole, string>;
  /** Cookies of sessions that ended. */
  readonly signedOut: string;
  readonly removed: string;
};

async function done(server: TestServer, url: string, headers: Record<string, string>, body: object): Promise<void> {
  const { statusCode } = await server.app.inject({ method: "POST", url, headers, body });
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
}

/** Deletes an account, logs one out everywhere, and signs staff out, each by the call that does so. */
export async function storeFormer(server: TestServer, newVictim: () => Promise<Person>): Promise<Former> {
  const { commits, content, database } = server;
  const [deleted, beingDeleted, replaced] = [await newVictim(), await newVictim(), await newVictim()];
  // The server remembers for a while whose ids those are that sent answers.
  const { rule } = content.scales.get("bmi") as Scale;
  for (const { userID } of [deleted, beingDeleted, replaced])
    await done(server, "/api/save-bmi", {}, firstResultOf(rule, userID, 24.9));
  await done(server, "/api/account/delete", deleted.headers, { proof: VICTIM.password });
  await commits.write((transaction) => closeAccount(transaction, beingDeleted.key));
  await done(server, "/api/account/sessions/end", replaced.headers, {});
  const add = async (name: string, role: StaffRole) =>
    (await commits.write((transaction) => putStaff(transaction, { name, role }, START))).id;
  const staff = new Map<StaffRole, string>();
  for (const role of STAFF_ROLES) staff.set(role, await add(`${role} of the tests`, role));
  const signedOut = await staffSession(database, staff.get("admin") ?? "");
  const page = { host: "localhost", origin: "http://localhost" };
  await done(server, "/api/staff/sign-out", { ...page, cookie: signedOut }, {});
  const gone = await add("gone", "admin");
  const removed = await staffSession(database, gone);
  await database.deleteFrom("staff").where("id", "=", gone).execute();
  return { deleted, beingDeleted, replaced, staff, signedOut, removed };
}

/** Everybody who may try to be somebody else, each with a log-in of their own where they have one. */
export async function requestersOf(database: Kysely<Tables>, former: Former): Promise<Requester[]> {
  const { deleted, beingDeleted, replaced, staff, signedOut, removed } = former;
  const other = await storePerson(database, OTHER);
  const forged = newId();
  const ofStaff: Requester[] = [];
  for (const [role, id] of staff) {
    const headers = { cookie: await staffSession(database, id) };
    ofStaff.push({ name: `the role ${role}`, headers, own: {}, role });
  }
  const cookie = ["session", "device", "staff", "oidc"].map((name) => `keepwell-${name}=${forged}`).join("; ");
  const nobody = { headers: {}, own: {} };
  return [
    { name: "nobody", ...nobody },
    { name: "another person", headers: other.headers, own: OTHER, isLoggedIn: true },
    { name: "a deleted account", headers: deleted.headers, own: idsOf(deleted) },
    { name: "an account that is being deleted", headers: beingDeleted.headers, own: idsOf(beingDeleted) },
    { name: "a replaced user id", headers: replaced.headers, own: { ...idsOf(replaced), ...STOLEN } },
    { name: "a forged token", headers: { authorization: forged }, own: {} },
    { name: "a forged key", headers: { authorization: `Bearer ${forged}` }, own: {} },
    { name: "forged cookies", headers: { cookie }, own: {} },
    ...ofStaff,
    { name: "a signed-out session of staff", headers: { cookie: signedOut }, own: {} },
    { name: "a removed person of the staff", headers: { cookie: removed }, own: {} },
    { name: "the named key", headers: { authorization: `Bearer ${STUDIO_TOKEN}` }, own: {}, role: NAMED_KEY.role },
  ];
}

/** Whoever has old ids and cookies of an account alone: its password and its recovery code still hold. */
const STOLEN = { password: undefined, code: "ACDE-ACDE-ACDE-ACDE" };

/** What somebody who was this person still knows. */
const idsOf = ({ userID, email, sessionId, deviceId, draftId, password, code }: Person) => ({
  ...{ userID, email, sessionId, deviceId, draftId, password, code },
});
