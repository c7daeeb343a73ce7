import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { textOf } from "#core/content/text-of.ts";
import type { Domain } from "#core/contracts/domains.ts";
import type { SubmissionReply } from "#core/contracts/results.ts";
import { type Scale, surveysOf } from "../../server/content/content.ts";
import { shippedContent, startTestServer, type TestServer } from "../support/test-server.ts";

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

/** The body that a domain's call takes for these answers. */
function bodyOf({ submit }: Domain, survey: Scale, userId: string, answers: Record<string, unknown>) {
  const sent = submit.shape === "list" ? survey.items.map(({ name }) => answers[name]) : answers;
  return { [submit.userKey]: userId, [submit.answersKey]: sent };
}

const readUrl = (domain: Domain, userId: string) => domain.score.path.replace("{user}", userId);

async function saveBodyMass(domain: Domain, userId: string, value: number) {
  if (!domain.bodyMassStep) return;
  const { rule } = scale(domain.bodyMassStep.survey);
  const band = rule.bands.findLast(({ from }) => value >= from);
  const body = { userID: userId, bmi: value.toFixed(1), category: textOf(band?.meaning ?? "none") };
  expect((await server.post(domain.bodyMassStep.savePath, body)).status).toBe(200);
}

describe("every worked example of every shipped rule, over the wire", () => {
  test.each(cases)("$name", async ({ domain, scale: survey, example }) => {
    const { userID } = await server.newPerson();
    for (const value of Object.values(example.stored ?? {})) await saveBodyMass(domain, userID, value);
    const sent = await server.post(domain.submit.path, bodyOf(domain, survey, userID, example.answers));
    expect(sent).toMatchObject({ status: 200, body: { score: example.score, meaning: example.meaning } });

    const read = await server.get(readUrl(domain, userID));
    expect(read).toMatchObject({
      status: 200,
      body: { [domain.score.field]: example.score, meaning: example.meaning },
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

describe.each(catalogue.domains.map((domain) => ({ name: domain.submit.path, domain })))("POST $name", ({ domain }) => {
  const survey = scale(domain.survey);
  const { submit } = domain;

  test("refuses an unknown user", async () => {
    const sent = await server.post(submit.path, bodyOf(domain, survey, "nobody", first(survey).answers));
    expect(sent).toMatchObject({ status: 404, body: { code: "UNKNOWN_USER" } });
  });

  test("refuses a missing answer, names it, and stores nothing", async () => {
    const { userID } = await server.newPerson();
    const entries = Object.entries(first(survey).answers);
    const [missing] = entries.at(-1) ?? [];
    const sent = await server.post(
      submit.path,
      bodyOf(domain, survey, userID, Object.fromEntries(entries.slice(0, -1))),
    );
    expect(sent).toMatchObject({ status: 400, body: { code: "INVALID_ANSWERS" } });
    expect((sent.body as { issues: { path: string }[] }).issues.map(({ path }) => path)).toContain(missing);
    expect((await server.get(`/view-scores/${userID}`)).body).toEqual([]);
  });

  test("refuses an answer that is no option, and the wrong property names", async () => {
    const { userID } = await server.newPerson();
    const [item = ""] = Object.keys(first(survey).answers);
    const answers = { ...first(survey).answers, [item]: { $ne: null } };
    expect((await server.post(submit.path, bodyOf(domain, survey, userID, answers))).status).toBe(400);
    expect((await server.post(submit.path, { user: userID, data: answers })).status).toBe(400);
  });

  test("has no score before the first submission", async () => {
    const { userID } = await server.newPerson();
    for (const id of [userID, "somebody-else"]) {
      const read = await server.get(readUrl(domain, id));
      expect(read).toMatchObject({ status: 404, body: { code: "NO_SCORE", error: expect.any(String) } });
    }
  });

  test("takes the same key once, and refuses it for other answers", async () => {
    const { userID } = await server.newPerson();
    await saveBodyMass(domain, userID, 23);
    const key = { "idempotency-key": "0123456789abcdef" };
    const { answers } = first(survey);
    const body = bodyOf(domain, survey, userID, answers);
    const other = survey.rule.examples.find((example) => JSON.stringify(example.answers) !== JSON.stringify(answers));
    const replies = [await server.post(submit.path, body, key), await server.post(submit.path, body, key)];
    expect(replies[1]).toEqual(replies[0]);
    expect((await server.get(`/view-scores/${userID}`)).body).toHaveLength(1);
    const reused = await server.post(submit.path, bodyOf(domain, survey, userID, other?.answers ?? {}), key);
    expect(reused).toMatchObject({ status: 409, body: { code: "KEY_REUSED" } });
  });

  test("scores under the version the person answered, and refuses one it never published", async () => {
    const { userID } = await server.newPerson();
    await saveBodyMass(domain, userID, 23);
    const body = bodyOf(domain, survey, userID, first(survey).answers);
    expect((await server.post(submit.path, body, { "keepwell-content": survey.hash })).status).toBe(200);
    const unknown = await server.post(submit.path, body, { "keepwell-content": "A".repeat(43) });
    expect(unknown).toMatchObject({ status: 400, body: { code: "UNKNOWN_CONTENT_VERSION" } });
  });
});

describe("body mass index", () => {
  const domain = catalogue.domains.find(({ bodyMassStep }) => bodyMassStep) as Domain;
  const step = domain.bodyMassStep as NonNullable<Domain["bodyMassStep"]>;
  const survey = scale(domain.survey);

  test("is needed first: the refusal says so in the rule's own words", async () => {
    const { userID } = await server.newPerson();
    const sent = await server.post(domain.submit.path, bodyOf(domain, survey, userID, first(survey).answers));
    const missing = textOf(survey.rule.reads?.[0]?.missing ?? "");
    expect(sent).toMatchObject({ status: 422, body: { code: "MISSING_RESULT", error: missing } });
  });

  test("is no record of its own", async () => {
    const { userID } = await server.newPerson();
    await saveBodyMass(domain, userID, 24.9);
    expect((await server.get(`/view-scores/${userID}`)).body).toEqual([]);
  });

  const refused: [string, object][] = [
    ["a number", { bmi: 24.9, category: "Healthy Weight" }],
    ["two decimals", { bmi: "24.95", category: "Healthy Weight" }],
    ["no decimals", { bmi: "24", category: "Healthy Weight" }],
    ["another category than its own", { bmi: "25.0", category: "Healthy Weight" }],
    ["an unknown category", { bmi: "25.0", category: "Fine" }],
  ];
  test.each(refused)("refuses %s", async (_, body) => {
    const { userID } = await server.newPerson();
    expect(await server.post(step.savePath, { userID, ...body })).toMatchObject({
      status: 400,
      body: { code: "INVALID_BODY" },
    });
  });

  test("the latest one counts", async () => {
    const { userID } = await server.newPerson();
    const { answers } = first(survey);
    await saveBodyMass(domain, userID, 18);
    const low = await server.post(domain.submit.path, bodyOf(domain, survey, userID, answers));
    await saveBodyMass(domain, userID, 30);
    const high = await server.post(domain.submit.path, bodyOf(domain, survey, userID, answers));
    expect((high.body as SubmissionReply).score - (low.body as SubmissionReply).score).toBe(3);
  });
});

test("the newest result is the one read, and records come newest first", async () => {
  const domain = catalogue.domains[0] as Domain;
  const survey = scale(domain.survey);
  const { userID } = await server.newPerson();
  const [one, other] = survey.rule.examples;
  for (const [index, example] of [one, other].entries()) {
    server.setTime(new Date(Date.UTC(2026, 5, 10 + index)));
    await server.post(domain.submit.path, bodyOf(domain, survey, userID, example?.answers ?? {}));
  }
  expect(await server.get(readUrl(domain, userID))).toMatchObject({ body: { [domain.score.field]: other?.score } });
  const records = (await server.get(`/view-scores/${userID}`)).body as { timestamp: string }[];
  expect(records.map(({ timestamp }) => timestamp.slice(0, 10))).toEqual(["2026-06-11", "2026-06-10"]);
});
