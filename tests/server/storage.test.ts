import { afterAll, beforeAll, expect, test } from "vitest";
import { addUpCounts } from "../../server/submissions/add-up-counts.ts";
import { keyOf } from "../support/account-row.ts";
import { submitCall } from "../support/domain-calls.ts";
import { registration, startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("neither password nor token is kept", async () => {
  await server.post("/register", registration("kept@example.com"));
  const { token } = await server.logIn("kept@example.com");
  const everything = JSON.stringify([
    await server.database.selectFrom("account").selectAll().execute(),
    await server.database.selectFrom("access_token").selectAll().execute(),
  ]);
  expect(everything).toContain("kept@example.com");
  expect(everything).not.toContain(registration("").password);
  expect(everything).not.toContain(token);
});

test("a submission keeps its answers, its trace and the version it was answered under", async () => {
  const domain = server.content.catalogue.domains.find(
    ({ submit, firstSurvey }) => !submitCall({ submit }).listsAnswers && !firstSurvey,
  );
  const scale = server.content.scales.get(domain?.survey ?? "");
  const example = scale?.rule.examples[0];
  if (!domain || !scale || !example) throw new Error("no such domain");
  const { userID } = await server.newPerson();
  const body = { [submitCall(domain).userKey]: userID, [submitCall(domain).answersKey]: example.answers };
  await server.post(submitCall(domain).path, body);

  const submissions = server.database.selectFrom("submission").selectAll();
  const row = await submissions
    .where("account_id", "=", await keyOf(server.database, userID))
    .executeTakeFirstOrThrow();
  expect(JSON.parse(row.answers)).toEqual(example.answers);
  expect(JSON.parse(row.trace)).toMatchObject({ score: example.score, band: { meaning: example.meaning } });
  expect(row.submitted_at).toBe("2026-06-06T12:00:00.000Z");
  const versions = server.database.selectFrom("content_version").selectAll();
  const version = await versions.where("hash", "=", row.content_hash).executeTakeFirst();
  expect(version).toMatchObject({
    scale: scale.id,
    survey: JSON.stringify(scale.survey),
    rule: JSON.stringify(scale.rule),
  });
});

test("a person counts once in each scale's distribution, with the latest score", async () => {
  const domain = server.content.catalogue.domains.find(({ submit }) => submitCall({ submit }).listsAnswers);
  const scale = server.content.scales.get(domain?.survey ?? "");
  if (!domain || !scale) throw new Error("no such domain");
  const people = async () => {
    await addUpCounts(server.commits);
    return server.database
      .selectFrom("score_count")
      .select(["score", "people"])
      .where("scale", "=", scale.id)
      .where("people", ">", 0)
      .orderBy("score")
      .execute();
  };
  const { userID } = await server.newPerson();
  const [low, high] = [scale.rule.examples.at(0), scale.rule.examples.at(-1)];
  for (const example of [low, high, high]) {
    const list = scale.items.map(({ name }) => example?.answers[name]);
    await server.post(submitCall(domain).path, {
      [submitCall(domain).userKey]: userID,
      [submitCall(domain).answersKey]: list,
    });
  }
  expect(await people()).toEqual([{ score: high?.score, people: 1 }]);
});
