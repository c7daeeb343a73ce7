import { afterAll, beforeAll, expect, test } from "vitest";
import { addresses } from "#core/api/addresses.ts";
import type { Call } from "#core/api/call.ts";
import { type CallKey, calls } from "#core/api/calls.ts";
import type { LoginReply } from "#core/api/results.ts";
import { urlOf } from "#core/api/url-of.ts";
import type { Scale } from "../../../server/content/content.ts";
import { submitCall } from "../../support/domain-calls.ts";
import { submissionBody } from "../../support/submission-body.ts";
import { PROOF, shippedContent, startTestServer, type TestServer } from "../../support/test-server.ts";

// Every call that gives something of a person, with everything that is not exactly their id or token: the
// answer is the one that an id nobody has gets, or an error about its form.

const { catalogue, scales } = await shippedContent();
const plain = catalogue.domains.filter(({ firstSurvey }) => !firstSurvey);
const NOBODY = "0123456789abcdefABCDEF";

let server: TestServer;
let ada: LoginReply;
let bea: LoginReply;
let gone: LoginReply;

async function fill({ userID }: LoginReply): Promise<void> {
  for (const domain of plain) {
    const scale = scales.get(domain.survey) as Scale;
    const answers = scale.rule.examples.at(-1)?.answers ?? {};
    const { status } = await server.post(submitCall(domain).path, submissionBody(domain, scale, userID, answers));
    expect(status).toBe(200);
  }
}

beforeAll(async () => {
  server = await startTestServer();
  [ada, bea, gone] = [await server.newPerson(), await server.newPerson(), await server.newPerson()];
  await fill(ada);
  await fill(gone);
  await server.post("/api/account/delete", PROOF, { authorization: gone.token });
});
afterAll(() => server.close());

/** What stands in the place of Ada's id: nothing, another's, an old one's, and forms of her own. */
const variants: readonly (readonly [name: string, id: () => string])[] = [
  ["none", () => ""],
  ["another's", () => bea.userID],
  ["of a deleted account", () => gone.userID],
  ["its beginning", () => ada.userID.slice(0, -1)],
  ["with one more character", () => `${ada.userID}A`],
  ["in the other case", () => swapCase(ada.userID)],
  ["with a blank", () => `%20${ada.userID}`],
  ["two of them", () => `${bea.userID},${ada.userID}`],
  ["encoded twice", () => ada.userID.replace(/./g, (one) => `%25${one.charCodeAt(0).toString(16)}`)],
  ["as a pattern", () => "%25"],
  ["as a condition", () => "x'%20OR%20'1'='1"],
  ["her token", () => ada.token],
];
const swapCase = (text: string) =>
  text.replace(/[a-zA-Z]/g, (one) => (one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase()));

const own = plain[0]?.survey ?? "";
const rows = (Object.entries(calls) as [CallKey, Call][]).filter(([, { needs }]) => needs === "id");
const reads = rows.filter(([, { method }]) => method === "GET").map(([key]) => key);
const changes = rows.filter(([, { method }]) => method === "POST").map(([key]) => key);
/** Ada has no result of the domain with the extra step; the call of further scales gives none of the six. */
const withoutOwn: readonly CallKey[] = [
  ...catalogue.domains.filter((domain) => !plain.includes(domain)).map(({ score }) => score),
  "scaleScore",
];

test.each(reads)("%s", async (key) => {
  const { path, userKey = "" } = addresses[key];
  const scale: Record<string, string> = path.includes(":scale") ? { scale: own } : {};
  const template = urlOf({ path }, { ...scale, [userKey]: "USER" });
  const read = (id: string) => server.app.inject({ method: "GET", url: template.replace("USER", () => id) });
  const unknown = await read(NOBODY);
  // Says of every id whose it is, of another's too.
  const tried = variants.filter(([name]) => key !== "whoseAccount" || name !== "another's");
  for (const [name, id] of tried) {
    const reply = await read(id());
    // An address without an id is another address, where a page may stand; a form that is no id is refused.
    if (name === "none" || reply.statusCode === 400) expect(reply.body, name).not.toContain("submittedAt");
    else expect([reply.statusCode, reply.body], name).toEqual([unknown.statusCode, unknown.body]);
  }
  const hers = await read(ada.userID);
  if (!withoutOwn.includes(key)) expect([hers.statusCode, hers.body]).not.toEqual([unknown.statusCode, unknown.body]);
});

/** A good body of each call that changes something by an id. A new call without one fails below. */
function goodBody(key: CallKey, id: unknown): object | undefined {
  const domain = catalogue.domains.find(({ submit }) => submit === key);
  if (domain) {
    const scale = scales.get(domain.survey) as Scale;
    return submissionBody(domain, scale, id as string, scale.rule.examples[0]?.answers ?? {});
  }
  if (key === "submitScale") return { userId: id, answers: { one: "Never" } };
  if (key === "saveBmi") return { userID: id, bmi: "24.0", category: "Healthy Weight" };
  if (key === "getAdvice") return { userID: id, criteria: "LikeMe" };
  return undefined;
}

test.each(changes)("%s", async (key) => {
  const url = urlOf(addresses[key], key === "submitScale" ? { scale: own } : {});
  expect(goodBody(key, ada.userID), `a good body of ${key}`).toBeDefined();
  const send = (id: unknown) => server.app.inject({ method: "POST", url, body: goodBody(key, id) as object });
  const before = (await server.get(`/view-scores/${ada.userID}`)).body;
  for (const [name, id] of variants.filter(([one]) => one !== "another's"))
    expect([400, 404], name).toContain((await send(decodeURIComponent(id()))).statusCode);
  for (const id of [[ada.userID], { $eq: ada.userID }, null, 1, true])
    expect((await send(id)).statusCode, JSON.stringify(id)).toBe(400);
  expect((await server.get(`/view-scores/${ada.userID}`)).body).toEqual(before);
});

const withToken = (Object.entries(calls) as [CallKey, Call][]).filter(([, { needs }]) => needs === "token");
test.each(withToken)("%s takes no id, and nothing like her token, in the place of the token", async (_, row) => {
  const token = ada.token;
  for (const authorization of [ada.userID, token.slice(0, -1), `${token}A`, `Bearer ${token}`, gone.token, ""]) {
    const body = row.method === "POST" ? { body: { prompt: "How?", password: "none", ...PROOF } } : {};
    const reply = await server.app.inject({ method: row.method, url: row.path, headers: { authorization }, ...body });
    expect([reply.statusCode, authorization]).toEqual([401, authorization]);
  }
});

test("advice like me is of nobody else, whatever id is given", async () => {
  const advise = (userID: string) => server.post("/get-advice", { userID, criteria: "LikeMe" });
  const own = JSON.stringify((await advise(ada.userID)).body);
  for (const [name, id] of variants) {
    const { status, body } = await advise(decodeURIComponent(id()));
    expect([200, 400, 404], name).toContain(status);
    expect(JSON.stringify(body), name).not.toMatch(/latest result is/);
  }
  expect(own).toMatch(/latest result is/);
});
