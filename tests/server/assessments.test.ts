import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SubmissionReply } from "#core/api/results.ts";
import type { Domain } from "#core/content-model/domains.ts";
import { textOf } from "#core/shared/text-of.ts";
import { type Scale, surveysOf } from "../../server/content/content.ts";
import { keyOf } from "../support/account-row.ts";
import { firstResultOf, readUrl, saveUrl, scoreField, submitCall } from "../support/domain-calls.ts";
import { submissionBody } from "../support/submission-body.ts";
import { START, shippedContent, startTestServer, type TestServer } from "../support/test-server.ts";

const { catalogue, scales } = await shippedContent();
const scale = (id: string) => scales.get(id) as Scale;
const cases = catalogue.domains.flatMap((domain) =>
  surveysOf(domain).flatMap((id) =>
    scale(id).rule.examples.map((example) => ({ name: `${id}: ${example.title}`, domain, scale: scale(id), example })),
  ),
);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function saveFirstResult(domain: Domain, userId: string, value: number) {
  if (!domain.firstSurvey) return;
  const body = firstResultOf(scale(domain.firstSurvey.survey).rule, userId, value);
  expect((await server.post(saveUrl(domain.firstSurvey), body)).status).toBe(200);
}

describe("every worked example of every shipped rule, over the wire", () => {
  test.each(cases)("$name", async ({ domain, scale: survey, example }) => {
    const { userID } = await server.newPerson();
    for (const value of Object.values(example.stored ?? {})) await saveFirstResult(domain, userID, value);
    const sent = await server.post(submitCall(domain).path, submissionBody(domain, survey, userID, example.answers));
    expect(sent).toMatchObject({ status: 200, body: { score: example.score, meaning: example.meaning } });

    const read = await server.get(readUrl(domain, userID));
    expect(read).toMatchObject({
      status: 200,
      body: { [scoreField(domain)]: example.score, meaning: example.meaning },
    });
    const records = await server.get(`/view-scores/${userID}`);
    expect(records.body).toEqual([
      {
        forum: textOf(domain.name),
        value: example.score,
        meaning: example.meaning,
        timestamp: (sent.body as SubmissionReply).submittedAt,
      },
    ]);
  });
});

const first = (survey: Scale) => survey.rule.examples[0] ?? { answers: {}, score: 0 };

describe.each(catalogue.domains.map((domain) => ({ name: submitCall(domain).path, domain })))(
  "POST $name",
  ({ domain }) => {
    const survey = scale(domain.survey);
    const { submit } = domain;

    test("knows nobody whose account another server deleted, though they submitted here a moment ago", async () => {
      const { userID } = await server.newPerson();
      const { answers, stored = {} } = survey.rule.examples[0] ?? { answers: {} };
      for (const value of Object.values(stored)) await saveFirstResult(domain, userID, value);
      const send = () => server.post(submitCall({ submit }).path, submissionBody(domain, survey, userID, answers));
      expect(await send()).toMatchObject({ status: 200 });
      await server.database
        .deleteFrom("account")
        .where("id", "=", await keyOf(server.database, userID))
        .execute();
      expect(await send()).toMatchObject({ status: 404, body: { code: "UNKNOWN_USER" } });
    });

    test("takes the same key once, and a day later refuses it for other answers", async () => {
      const { userID } = await server.newPerson();
      await saveFirstResult(domain, userID, 23);
      const key = { "idempotency-key": "0123456789abcdef" };
      const { answers } = first(survey);
      const body = submissionBody(domain, survey, userID, answers);
      const other = survey.rule.examples.find((example) => JSON.stringify(example.answers) !== JSON.stringify(answers));
      const replies = [
        await server.post(submitCall({ submit }).path, body, key),
        await server.post(submitCall({ submit }).path, body, key),
      ];
      expect(replies[1]).toEqual(replies[0]);
      expect((await server.get(`/view-scores/${userID}`)).body).toHaveLength(1);
      server.setTime(new Date(START.getTime() + 25 * 60 * 60 * 1000));
      const reused = await server.post(
        submitCall({ submit }).path,
        submissionBody(domain, survey, userID, other?.answers ?? {}),
        key,
      );
      server.setTime(START);
      expect(reused).toMatchObject({ status: 409, body: { code: "KEY_REUSED" } });
    });

    test("scores under the version the person answered, and refuses one it never published", async () => {
      const { userID } = await server.newPerson();
      await saveFirstResult(domain, userID, 23);
      const body = submissionBody(domain, survey, userID, first(survey).answers);
      expect((await server.post(submitCall({ submit }).path, body, { "keepwell-content": survey.hash })).status).toBe(
        200,
      );
      const unknown = await server.post(submitCall({ submit }).path, body, { "keepwell-content": "A".repeat(43) });
      expect(unknown).toMatchObject({ status: 400, body: { code: "UNKNOWN_CONTENT_VERSION" } });
    });
  },
);

describe("body mass index", () => {
  const domain = catalogue.domains.find(({ firstSurvey }) => firstSurvey) as Domain;
  const survey = scale(domain.survey);

  test("the latest one counts", async () => {
    const { userID } = await server.newPerson();
    const { answers } = first(survey);
    await saveFirstResult(domain, userID, 18);
    const low = await server.post(submitCall(domain).path, submissionBody(domain, survey, userID, answers));
    await saveFirstResult(domain, userID, 30);
    const high = await server.post(submitCall(domain).path, submissionBody(domain, survey, userID, answers));
    const [more, less] = [high, low].map(({ body }) => Number((body as SubmissionReply).score));
    expect(Number(more) - Number(less)).toBe(3);
  });
});

test("the newest result is the one read, and records come newest first", async () => {
  const domain = catalogue.domains[0] as Domain;
  const survey = scale(domain.survey);
  const { userID } = await server.newPerson();
  const [one, other] = survey.rule.examples;
  for (const [index, example] of [one, other].entries()) {
    server.setTime(new Date(Date.UTC(2026, 5, 10 + index)));
    await server.post(submitCall(domain).path, submissionBody(domain, survey, userID, example?.answers ?? {}));
  }
  expect(await server.get(readUrl(domain, userID))).toMatchObject({ body: { [scoreField(domain)]: other?.score } });
  const records = (await server.get(`/view-scores/${userID}`)).body as { timestamp: string }[];
  expect(records.map(({ timestamp }) => timestamp.slice(0, 10))).toEqual(["2026-06-11", "2026-06-10"]);
});
