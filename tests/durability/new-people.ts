import { randomBytes } from "node:crypto";
import { accountRow } from "../support/account-row.ts";
import type { Subject } from "./subjects.ts";

const CLIENTS = 64;

/** Their user ids. They are put into the database, for registering hashes a password, which is slow on purpose. */
export async function newPeople(subject: Subject): Promise<string[]> {
  const people = Array.from({ length: CLIENTS }, () =>
    accountRow(`person-${randomBytes(6).toString("hex")}@example.com`, { created_at: new Date().toISOString() }),
  );
  await subject.look((database) => database.insertInto("account").values(people).execute());
  return people.map(({ user_id }) => user_id);
}
