import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rescore } from "#core/scoring/rescore.ts";
import { makeScale } from "../../server/content/content.ts";
import { submissionsOf } from "../../server/submissions/stored-submissions.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

// Every worked example of every shipped scale, stored by the version whose formulas SurveyJS still computed.

let server: TestServer;
beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "keepwell-before-"));
  writeFileSync(join(dataDir, "keepwell.db"), gunzipSync(readFileSync("tests/server/database-before/keepwell.db.gz")));
  server = await startTestServer({}, null, dataDir);
});
afterAll(() => server.close());

test("each result that was stored then is scored the same today by the version it names", async () => {
  const versions = await server.database.selectFrom("content_version").selectAll().execute();
  let results = 0;
  for (const { hash, scale: id, survey, rule } of versions) {
    const scale = makeScale(JSON.parse(survey), JSON.parse(rule));
    for await (const submission of submissionsOf(server.database, scale.id)) {
      if (submission.content_hash !== hash) continue;
      const again = rescore(scale, submission);
      expect([id, submission.id, again]).toMatchObject([id, submission.id, { kind: "scored", isSame: true }]);
      results += 1;
    }
  }
  expect(results).toBeGreaterThan(140);
});

test("what people read of them is what they read then", async () => {
  const { user_id } = await server.database.selectFrom("account").select("user_id").executeTakeFirstOrThrow();
  const stored = await server.database.selectFrom("submission").select(["score", "meaning", "scale"]).execute();
  const { body } = await server.get(`/view-scores/${user_id}`);
  const listed = (body as { value: number; meaning: string }[]).map(({ value, meaning }) => `${value} ${meaning}`);
  const expected = stored.filter(({ scale }) => scale !== "bmi").map(({ score, meaning }) => `${score} ${meaning}`);
  expect(listed.toSorted()).toEqual(expected.toSorted());
});

test("answers that waited since then, under the version of then, are taken", async () => {
  const { userID } = await server.newPerson();
  const { answers, content_hash, score } = await server.database
    .selectFrom("submission")
    .selectAll()
    .where("answers", "like", '%"1-3":5.1,%')
    .executeTakeFirstOrThrow();
  const body = { userId: userID, responses: JSON.parse(answers) };
  const sent = await server.post("/api/sleep-scale", body, { "keepwell-content": content_hash });
  expect(sent).toMatchObject({ status: 200, body: { score } });
});
