import { afterAll, beforeAll, expect, test } from "vitest";
import type { LoginReply } from "#core/api/results.ts";
import type { Scale } from "../../../server/content/content.ts";
import { submissionBody } from "../../support/submission-body.ts";
import { shippedContent, startTestServer, type TestServer } from "../../support/test-server.ts";

// Every call that gives something of a person, with everything that is not exactly their id or token: the
// answer is the one that an id nobody has gets, or a refusal of its form.

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
    const { status } = await server.post(domain.submit.path, submissionBody(domain, scale, userID, answers));
    expect(status).toBe(200);
  }
}

beforeAll(async () => {
  server = await startTestServer();
  [ada, bea, gone] = [await server.newPerson(), await server.newPerson(), await server.newPerson()];
  await fill(ada);
  await fill(gone);
  await server.post("/api/account/delete", {}, { authorization: gone.token });
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

const reads = [
  ...catalogue.domains.map(({ score }) => score.path),
  ...["", "/working", "/history"].map((end) => `/api/scales/${plain[0]?.survey}/{user}${end}`),
  "/api/overview/{user}",
  "/view-scores/{user}",
].map((path) => [path] as const);

const withoutOwn = catalogue.domains
  .filter((domain) => !plain.includes(domain))
  .map(({ score }) => score.path)
  .concat(`/api/scales/${plain[0]?.survey}/{user}`);

test.each(reads)("GET %s", async (path) => {
  const read = (id: string) => server.app.inject({ method: "GET", url: path.replace("{user}", id) });
  const unknown = await read(NOBODY);
  for (const [name, id] of variants) {
    const reply = await read(id());
    // An address without an id is another address, where a page may stand; a form that is no id is refused.
    if (name === "none" || reply.statusCode === 400) expect(reply.body, name).not.toContain("submittedAt");
    else expect([reply.statusCode, reply.body], name).toEqual([unknown.statusCode, unknown.body]);
  }
  // Ada has no result of the domain with the extra step; the call of further scales gives none of the six.
  const own = await read(ada.userID);
  if (!withoutOwn.includes(path)) expect([own.statusCode, own.body]).not.toEqual([unknown.statusCode, unknown.body]);
});

test.each(catalogue.domains.map((domain) => [domain.submit.path, domain] as const))("POST %s", async (path, domain) => {
  const scale = scales.get(domain.survey) as Scale;
  const answers = scale.rule.examples[0]?.answers ?? {};
  const send = (id: unknown) =>
    server.app.inject({ method: "POST", url: path, body: submissionBody(domain, scale, id as string, answers) });
  const before = (await server.get(`/view-scores/${ada.userID}`)).body;
  for (const [name, id] of variants.filter(([one]) => one !== "another's"))
    expect([400, 404], name).toContain((await send(decodeURIComponent(id()))).statusCode);
  for (const id of [[ada.userID], { $eq: ada.userID }, null, 1, true])
    expect((await send(id)).statusCode, JSON.stringify(id)).toBe(400);
  expect((await server.get(`/view-scores/${ada.userID}`)).body).toEqual(before);
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
