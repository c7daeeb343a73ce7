import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { paths } from "#core/shared/paths.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ showsGallery: true });
});
afterAll(() => server.close());

const HTML = { accept: "text/html", "accept-language": "en" };
const visit = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { ...HTML, ...headers } });
const EMPTY = '<div id="root"></div>';

const open = [
  ...[paths.home, paths.logIn, paths.about, paths.register, paths.forgotPassword, paths.pasteScores, paths.contact],
  ...[paths.forumTests, paths.assistant, paths.assistantToo, paths.demo, paths.knowYourNumbers, paths.privacy],
];
const guarded = [
  ...[paths.evaluations, paths.healthCoach, paths.adviceChat, paths.adviceChatToo, paths.viewScores, paths.scores],
  ...[paths.myStep, paths.nextLook, paths.doctorPage, paths.myData],
];
/** What changes something when it opens, what brings a user id, and what is for staff and developers. */
const byScript = [
  ...[paths.logOut, paths.leaveAccount, paths.forgetDevice, "/?userId=abc", "/?a=b&userId=abc"],
  ...[paths.staff, paths.staffJoin, paths.staffEvents, paths.gallery],
];

test.each([...open, ...guarded])("%s comes with its heading, in the language of the browser", async (path) => {
  const [english, spanish] = await Promise.all([visit(path), visit(path, { "accept-language": "es" })]);
  const headingOf = (body: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1];
  expect(english.statusCode).toBe(200);
  expect(headingOf(english.body)).toMatch(/\w/);
  expect(headingOf(spanish.body)).toMatch(/\w/);
  expect(headingOf(spanish.body)).not.toBe(headingOf(english.body));
  expect(spanish.body).toContain('<html lang="es"');
  expect(english.headers["vary"]).toContain("accept-language");
});

test("so do the introduction and the result of each area, and a survey that is asked first", async () => {
  for (const { routes, firstSurvey } of server.content.catalogue.domains)
    for (const path of [routes.intro, routes.score, ...(firstSurvey ? [firstSurvey.route] : [])])
      expect((await visit(path)).body, path).toMatch(/<h1[^>]*>[^<]*\w/);
});

test.each(guarded)("%s names where a guest goes", async (path) => {
  const [, way] = /<html [^>]*data-guests-go-to="([^"]*)"/.exec((await visit(path)).body) ?? [];
  const known = [paths.viewScores, paths.scores].some((one) => one === path);
  expect(way).toBe(known ? paths.about : `/login?next=${encodeURIComponent(path)}`);
});

test.each(open)("%s sends nobody on", async (path) => {
  expect((await visit(path)).body).not.toContain("data-guests-go-to=");
});

test.each(byScript)("%s is never rendered ahead, nor is its code fetched ahead", async (path) => {
  const { body } = await visit(path);
  expect(body).toContain(EMPTY);
  expect(body).not.toMatch(/\/assets\/[\w-]+-page-/);
});

test("no document knows its visitor: a person with results gets the bytes that a guest gets", async () => {
  const { userID, token } = await server.newPerson();
  const [domain] = server.content.catalogue.domains;
  const own = { authorization: token, cookie: `session=${token}; userID=${userID}` };
  for (const path of [...guarded, ...open, `${domain?.routes.score}`]) {
    const [guest, person] = [await visit(path), await visit(`${path}?of=${userID}`, own)];
    expect(person.body, path).toBe(guest.body);
    expect(person.body, path).not.toContain(userID);
  }
});

test("all addresses without a page share one document", async () => {
  const [one, other] = [await visit("/nowhere"), await visit("/no/where?else")];
  expect(one.body).toContain("We could not find this page");
  expect(other.body).toBe(one.body);
  // These lead to a page, but are not its address.
  for (const path of ["/login/", "/LOGIN"]) expect((await visit(path)).body, path).toContain(EMPTY);
});

test("a studio that is off is a page that does not exist, and the status says so", async () => {
  for (const path of [paths.studio, `${paths.studio}/stress`]) {
    const { statusCode, body } = await visit(path);
    expect(statusCode).toBe(404);
    expect(body).toContain("We could not find this page");
  }
});

test("the policy lets in the two style sheets and the one script that stand in a document, and no other", async () => {
  const { body, headers } = await visit(paths.evaluations);
  const hashesOf = (tag: string) =>
    [...body.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, "g"))].map(
      ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
    );
  const policy = `${headers["content-security-policy"]}`.split(";");
  expect(policy).toContain(`script-src 'self' ${hashesOf("script").join(" ")}`);
  expect(policy).toContain(`style-src 'self' ${hashesOf("style").join(" ")}`);
  expect([hashesOf("script").length, hashesOf("style").length]).toEqual([1, 2]);
});

test("a document goes out compressed, and is not sent again while it is unchanged", async () => {
  const plain = await visit(paths.logIn);
  const small = await visit(paths.logIn, { "accept-encoding": "gzip, br" });
  expect(small.headers["content-encoding"]).toBe("br");
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  const again = await visit(paths.logIn, {
    "accept-encoding": "gzip, br",
    "if-none-match": `${small.headers["etag"]}`,
  });
  expect(again.statusCode).toBe(304);
});
