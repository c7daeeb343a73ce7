import { afterAll, beforeAll, expect, test } from "vitest";
import { type Call, COMMON_ERRORS } from "#core/api/call.ts";
import { type CallKey, calls } from "#core/api/calls.ts";
import { MARK } from "../../support/identity-matrix/people.ts";
import { STAFF_MARK } from "../../support/identity-matrix/staff-member.ts";
import { type Attempt, type Matrix, startMatrix } from "../../support/identity-matrix/start-matrix.ts";
import { changedTables, storedRows } from "../../support/stored-rows.ts";

// Every call of the table, made by everybody who is not the person it is about, and by that person. What must become of
// it follows from its row, so a new call is in here with its row.

const rows = Object.entries(calls) as [CallKey, Call][];
let matrix: Matrix;
const requesters = new Set<string>();
/** What the rightful requesters were given. */
let given = "";
let cells = 0;
let leaks = 0;

beforeAll(async () => {
  matrix = await startMatrix();
});
afterAll(async () => {
  await matrix.close();
  console.log(`identity matrix: ${rows.length} calls × ${requesters.size} requesters = ${cells} cells, ${leaks} leaks`);
});

async function send({ name, request }: Attempt) {
  requesters.add(name);
  cells += 1;
  const { statusCode: status, body, headers } = await matrix.server.app.inject(request);
  const isJson = `${headers["content-type"]}`.includes("json");
  const code: string | undefined = isJson && status >= 400 ? JSON.parse(body).code : undefined;
  return { status, code, body, text: `${JSON.stringify(headers)}\n${body}` };
}
type Sent = Awaited<ReturnType<typeof send>>;

/** Each draft is one person's, and no draft or kit has the name that is asked for: whoever is admitted learns that. */
const isAboutNothing = (path: string, code: string | undefined): boolean =>
  /\/:draft|\/library\/:/.test(path) && (code === "NOT_FOUND" || code === "DRAFT_TAKEN");

/** Whether a call ended as it must. */
function isExpected({ errors, path }: Call, { expected }: Attempt, { status, code, body }: Sent): boolean {
  const isDone = status < 300 || isAboutNothing(path, code);
  if (expected.kind === "answered") return isDone;
  if (expected.kind === "open") return isDone || [...COMMON_ERRORS, ...errors].some((one) => one === code);
  return expected.codes.length === 0 ? isDone && body === "[]" : expected.codes.some((one) => one === code);
}

test.each(rows)("%s", async (key, row) => {
  const { attempts, rightful, secrets, staffSecrets } = await matrix.attemptsAt(key);
  const allSecrets = [...secrets, ...staffSecrets];
  const ofTheirs = (stored: string) => allSecrets.some((one) => stored.includes(one));
  const errors: string[] = [];

  async function makeAll(kind: Attempt["expected"]["kind"]): Promise<void> {
    const made = attempts.filter(({ expected }) => expected.kind === kind);
    for (const attempt of made) {
      const sent = await send(attempt);
      const { status, body, text } = sent;
      if (!isExpected(row, attempt, sent)) errors.push(`${attempt.name}: not ${kind}: ${status} ${body.slice(0, 200)}`);
      for (const one of kind === "answered" ? secrets : allSecrets)
        if (text.includes(one)) errors.push(`${attempt.name}: is given ${one}`);
    }
  }
  async function makeUnchanging(kind: Attempt["expected"]["kind"], isLookedAt?: typeof ofTheirs): Promise<void> {
    // That a read changes nothing has a test of its own.
    if (row.method === "GET" || !attempts.some(({ expected }) => expected.kind === kind)) return makeAll(kind);
    const before = await storedRows(matrix.server.database);
    await makeAll(kind);
    const changed = changedTables(before, await storedRows(matrix.server.database), isLookedAt);
    if (changed.length > 0) errors.push(`one of those who are ${kind} changes ${changed.join(", ")}`);
  }
  await makeUnchanging("refused");
  await makeUnchanging("open", ofTheirs);
  await makeAll("answered");
  leaks += errors.length;

  const sent = await send(rightful);
  given += sent.text;
  // A new call may not have a good body yet.
  const isDone =
    sent.status < 300 || isAboutNothing(row.path, sent.code) || (!rightful.hasGoodBody && sent.code === "INVALID_BODY");
  if (!isDone || (sent.body === "[]" && key !== "scaleDrafts"))
    errors.push(`${rightful.name}: not answered: ${sent.status} ${sent.body.slice(0, 200)}`);
  expect(errors).toEqual([]);
});

test("what nobody else is given, the rightful requesters are", () => {
  const theirs = ["meaning", "answers", "draft", "step", "browser"].map((what) => `${what} of ${MARK}`);
  for (const one of [...theirs, `@${MARK}.example`, `of ${STAFF_MARK}`]) expect(given).toContain(one);
});
