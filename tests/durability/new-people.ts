import { randomBytes } from "node:crypto";
import { accountKeyOf } from "../../server/storage/account-key.ts";
import type { Subject } from "./subjects.ts";

const CLIENTS = 64;

/** Their ids. They are put into the database, for registering hashes a password, which is slow on purpose. */
export async function newPeople(subject: Subject): Promise<string[]> {
  const row = { password_hash: "none", gender: "Female", year_of_birth: 1950, created_at: new Date().toISOString() };
  const people = Array.from({ length: CLIENTS }, () => ({
    ...row,
    id: accountKeyOf(randomBytes(16).toString("base64url")),
    email: `person-${randomBytes(6).toString("hex")}@example.com`,
  }));
  await subject.look((database) => database.insertInto("account").values(people).execute());
  return people.map(({ id }) => id);
}
