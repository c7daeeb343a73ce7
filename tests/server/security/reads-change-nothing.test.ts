import { afterAll, beforeAll, expect, test } from "vitest";
import { addresses } from "#core/api/addresses.ts";
import type { Call } from "#core/api/call.ts";
import { type CallKey, calls } from "#core/api/calls.ts";
import { urlOf } from "#core/api/url-of.ts";
import { editedContent } from "../../support/edited-content.ts";
import { changedTables, storedRows } from "../../support/stored-rows.ts";
import { startTestServer, type TestServer } from "../../support/test-server.ts";

// A picture or a link on a foreign page can make a browser send a GET. It must not change anything, whoever is logged in.

let server: TestServer;
let id: string;
let headers: Record<string, string>;
beforeAll(async () => {
  const { surveysDir, scoringRulesDir } = editedContent();
  server = await startTestServer({ surveysDir, scoringRulesDir });
  const person = await server.newPerson();
  id = person.userID;
  // The token of a person stands where the key of a program would; the cookie is that of staff.
  headers = { ...(await server.staff("admin")), authorization: person.token };
});
afterAll(() => server.close());

const reads = (Object.entries(calls) as [CallKey, Call][]).filter(([, { method }]) => method === "GET");

test("there are reads of every kind", () => {
  const needs = new Set(reads.map(([, call]) => call.needs));
  expect([...needs].sort()).toEqual(["id", "nobody", "role", "token"]);
});

test.each(reads)("%s changes nothing", async (key, { needs }) => {
  const before = await storedRows(server.database);
  const { authorization, ...ofStaff } = headers;
  const { path, userKey = "" } = addresses[key];
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => [
    name,
    { draft: "0".repeat(32), format: "redcap", table: "csv", file: "codebook" }[name] ?? "stress",
  ]);
  const url = urlOf({ path }, { ...Object.fromEntries(names), ...(userKey ? { [userKey]: id } : {}) });
  const sent = needs === "role" ? ofStaff : { authorization };
  const { statusCode } = await server.app.inject({ method: "GET", url, headers: sent as Record<string, string> });
  expect([200, 404], `${url} ${statusCode}`).toContain(statusCode);
  expect(changedTables(before, await storedRows(server.database))).toEqual([]);
});
