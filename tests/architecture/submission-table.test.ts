import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// Who may read answers is decided in one folder: the rest of the server asks its functions.
const NAMED = /(From|Into|Join|Table|table)\(\s*\[?["'`]submission\b|\b(from|into|update|join|table) "?submission\b/;

/** Migrations make the table; copying a whole database names no table. */
const ALLOWED = /^server\/(submissions|storage\/migrations)\//;

/** Still to be moved; the test fails when one of them no longer names the table. */
const KNOWN: readonly string[] = [];

test("only server/submissions has SQL on the table of submissions", () => {
  const files = globSync("server/**/*.ts").filter((file) => !ALLOWED.test(file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => NAMED.test(readFileSync(file, "utf8"))).sort()).toEqual(KNOWN);
});

test.each([
  'database.selectFrom("submission").selectAll()',
  'transaction.selectFrom(["submission", "account"])',
  'transaction.insertInto("submission")',
  'transaction.deleteFrom("submission as one")',
  'transaction.updateTable("submission")',
  'query.innerJoin("submission", "a", "b")',
  "sql`select count(*) from submission`",
  'sql`delete from "submission" where true`',
])("%s is seen", (code) => {
  expect(code).toMatch(NAMED);
});

test("where the folder itself names the table, it is seen too", () => {
  const own = globSync("server/submissions/*.ts").filter((file) => NAMED.test(readFileSync(file, "utf8")));
  expect(own.length).toBeGreaterThan(0);
});
