import { afterAll, beforeAll, expect, test } from "vitest";
import type { PublishedVersion, StudioScale } from "#core/api/studio.ts";
import { editedContent } from "../../support/edited-content.ts";
import { startTestServer, type TestServer } from "../../support/test-server.ts";

const KEY = "a-token-of-the-studio";
const STRESS = "/api/studio/scales/stress";
const key = { host: "localhost", origin: "http://localhost", authorization: `Bearer ${KEY}` };

let server: TestServer;
let ada: Record<string, string>;
let grace: Record<string, string>;
let editor: Record<string, string>;
beforeAll(async () => {
  const { surveysDir, scoringRulesDir } = editedContent();
  server = await startTestServer({ surveysDir, scoringRulesDir, studioToken: KEY, publishNeedsTwo: true });
  ada = await server.staff("publisher", "Ada");
  grace = await server.staff("admin", "Grace");
  editor = await server.staff("editor", "Edith");
});
afterAll(() => server.close());

const opened = async (who = ada) => (await server.get(STRESS, who)).body as StudioScale;
async function reworded(word: string) {
  const { survey, rule, from } = await opened();
  return { rule, from, survey: survey.replace(/How often did .*? upset you/, `How often did ${word} upset you`) };
}
const send = (call: "propose" | "publish", body: unknown, who: Record<string, string>) =>
  server.post(`${STRESS}/${call}`, body, who);
const REFUSED = { status: 409, body: { code: "SECOND_PERSON" } };
const live = async () => JSON.stringify((await server.get("/content/surveys/stress.json")).body);

test("whoever made a draft cannot publish it; a second person can, and only that very text", async () => {
  const draft = await reworded("a surprise");
  expect(await send("publish", draft, ada)).toMatchObject(REFUSED);
  const proposed = await send("propose", draft, ada);
  expect(proposed.body).toMatchObject({
    proposal: { by: "Ada", isMine: true, isSecondPerson: false, survey: draft.survey },
  });
  expect(await send("publish", draft, ada)).toMatchObject(REFUSED);
  expect(await live()).not.toContain("a surprise upset");
  expect((await opened(grace)).proposal).toMatchObject({ by: "Ada", isMine: false, isSecondPerson: true });
  expect(await send("publish", await reworded("another thing"), grace)).toMatchObject(REFUSED);
  expect(await send("publish", draft, grace)).toMatchObject({ status: 200, body: { proposal: null } });
  expect(await live()).toContain("a surprise upset");
  const [newest] = (await server.get(`${STRESS}/versions`, ada)).body as PublishedVersion[];
  expect(newest).toMatchObject({ origin: "studio", publishedBy: "Grace" });
});

test("an editor proposes and a publisher publishes; a key is neither of the two", async () => {
  const draft = await reworded("a shock");
  expect(await send("publish", draft, editor)).toMatchObject({ status: 403, body: { code: "STAFF_ROLE" } });
  expect(await send("propose", draft, key)).toMatchObject({ status: 200 });
  expect((await opened()).proposal).toMatchObject({ isMine: false, isSecondPerson: false });
  expect(await send("publish", draft, ada)).toMatchObject(REFUSED);
  expect(await send("propose", draft, editor)).toMatchObject({ status: 200 });
  expect(await send("publish", draft, key)).toMatchObject(REFUSED);
  expect(await send("publish", draft, ada)).toMatchObject({ status: 200 });
});

test("a proposal made from a version that is no longer live is refused, and its text is not lost", async () => {
  const draft = { ...(await reworded("a hitch")), from: "another version" };
  expect(await send("propose", draft, ada)).toMatchObject({ status: 409, body: { code: "CONTENT_CHANGED" } });
  expect((await opened()).proposal).toBeNull();
});

test("whoever was removed and comes back under the same name is still the first person", async () => {
  const draft = await reworded("a delay");
  const linus = await server.staff("publisher", "Linus");
  expect(await send("propose", draft, linus)).toMatchObject({ status: 200 });
  await server.database.deleteFrom("staff").where("name", "=", "Linus").execute();
  expect(await send("publish", draft, linus)).toMatchObject({ status: 401 });
  const again = await server.staff("publisher", "linus");
  expect((await opened(again)).proposal).toMatchObject({ isMine: false, isSecondPerson: false });
  expect(await send("publish", draft, again)).toMatchObject(REFUSED);
  expect(await send("publish", draft, grace)).toMatchObject({ status: 200 });
});
