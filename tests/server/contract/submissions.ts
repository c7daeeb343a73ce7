import { describe, expect, test } from "vitest";
import type { SubmissionReply } from "#core/api/results.ts";
import type { Domain } from "#core/content-model/domains.ts";
import { textOf } from "#core/shared/text-of.ts";
import type { Content, Scale } from "../../../server/content/content.ts";
import type { Deployment } from "../../support/deployments.ts";
import { firstResultOf, readUrl, saveUrl, scoreField, submitCall } from "../../support/domain-calls.ts";
import { submissionBody } from "../../support/submission-body.ts";
import { shippedContent } from "../../support/test-server.ts";

const shipped = await shippedContent();
const first = (survey: Scale) => survey.rule.examples[0] as Scale["rule"]["examples"][number];
/** Sending answers, and reading scores. */
export function submissionsContract(site: () => Deployment, { catalogue, scales }: Content = shipped): void {
  const scale = (id: string) => scales.get(id) as Scale;
  const domains = catalogue.domains.map((domain) => ({ name: submitCall(domain).path, domain }));

  async function saveFirstResult({ firstSurvey }: Domain, userId: string, value: number) {
    if (!firstSurvey) return;
    const { rule } = scale(firstSurvey.survey);
    const saved = await site().post(saveUrl(firstSurvey), firstResultOf(rule, userId, value));
    expect(saved).toMatchObject({ status: 200, body: { score: value } });
  }

  describe.each(domains)("POST $name", ({ domain }) => {
    const survey = scale(domain.survey);
    const { submit } = domain;

    test("takes the answers, and the score is read by its own call and in the list", async () => {
      const { userID } = await site().newPerson();
      const { answers, score, meaning, stored } = first(survey);
      for (const value of Object.values(stored ?? {})) await saveFirstResult(domain, userID, value);
      const sent = await site().post(submitCall({ submit }).path, submissionBody(domain, survey, userID, answers));
      expect(sent).toMatchObject({ status: 200, body: { score, meaning, subscores: {} } });
      const read = await site().get(readUrl(domain, userID));
      expect(read).toMatchObject({ status: 200, body: { [scoreField(domain)]: score, meaning } });
      const timestamp = (sent.body as SubmissionReply).submittedAt;
      const records = [{ forum: textOf(domain.name), value: score, meaning, timestamp }];
      expect(await site().get(`/view-scores/${userID}`)).toMatchObject({ status: 200, body: records });
    });

    test("refuses an unknown user", async () => {
      const sent = await site().post(
        submitCall({ submit }).path,
        submissionBody(domain, survey, "nobody", first(survey).answers),
      );
      expect(sent).toMatchObject({ status: 404, body: { code: "UNKNOWN_USER" } });
    });

    test("refuses a missing answer, names it, and stores nothing", async () => {
      const { userID } = await site().newPerson();
      const entries = Object.entries(first(survey).answers);
      const [missing] = entries.at(-1) ?? [];
      const body = submissionBody(domain, survey, userID, Object.fromEntries(entries.slice(0, -1)));
      const sent = await site().post(submitCall({ submit }).path, body);
      expect(sent).toMatchObject({ status: 400, body: { code: "INVALID_ANSWERS" } });
      expect((sent.body as { issues: { path: string }[] }).issues.map(({ path }) => path)).toContain(missing);
      expect((await site().get(`/view-scores/${userID}`)).body).toEqual([]);
    });

    test("refuses an answer that is no option, and the wrong property names", async () => {
      const { userID } = await site().newPerson();
      const [item = ""] = Object.keys(first(survey).answers);
      const answers = { ...first(survey).answers, [item]: { $ne: null } };
      expect(
        (await site().post(submitCall({ submit }).path, submissionBody(domain, survey, userID, answers))).status,
      ).toBe(400);
      expect((await site().post(submitCall({ submit }).path, { user: userID, data: answers })).status).toBe(400);
    });

    test("has no score before the first submission", async () => {
      const { userID } = await site().newPerson();
      for (const id of [userID, "somebody-else"]) {
        const read = await site().get(readUrl(domain, id));
        expect(read).toMatchObject({ status: 404, body: { code: "NO_SCORE", error: expect.any(String) } });
      }
    });
  });

  describe("body mass index", () => {
    const domain = catalogue.domains.find(({ firstSurvey }) => firstSurvey) as Domain;
    const step = domain.firstSurvey as NonNullable<Domain["firstSurvey"]>;
    const survey = scale(domain.survey);

    test("is needed first: the error says so in the rule's own words", async () => {
      const { userID } = await site().newPerson();
      const sent = await site().post(
        submitCall(domain).path,
        submissionBody(domain, survey, userID, first(survey).answers),
      );
      const missing = textOf(survey.rule.reads?.[0]?.missing ?? "");
      expect(sent).toMatchObject({ status: 422, body: { code: "MISSING_RESULT", error: missing } });
    });

    test("is no record of its own", async () => {
      const { userID } = await site().newPerson();
      await saveFirstResult(domain, userID, 24.9);
      expect((await site().get(`/view-scores/${userID}`)).body).toEqual([]);
    });

    const refused: [string, object][] = [
      ["a number", { bmi: 24.9, category: "Healthy Weight" }],
      ["two decimals", { bmi: "24.95", category: "Healthy Weight" }],
      ["no decimals", { bmi: "24", category: "Healthy Weight" }],
      ["another category than its own", { bmi: "25.0", category: "Healthy Weight" }],
      ["an unknown category", { bmi: "25.0", category: "Fine" }],
    ];
    test.each(refused)("refuses %s", async (_, body) => {
      const { userID } = await site().newPerson();
      expect(await site().post(saveUrl(step), { userID, ...body })).toMatchObject({
        status: 400,
        body: { code: "INVALID_BODY" },
      });
    });

    describe("with its answers", () => {
      const asked = scale(step.survey);
      const { answers, score, meaning } = first(asked);
      const body = { bmi: score.toFixed(1), category: meaning, answers };

      test.each(asked.rule.examples)("scores $title", async (example) => {
        const { userID } = await site().newPerson();
        const result = { bmi: example.score.toFixed(1), category: example.meaning, answers: example.answers };
        const sent = await site().post(saveUrl(step), { userID, ...result });
        expect(sent).toMatchObject({ status: 200, body: { score: example.score, meaning: example.meaning } });
      });

      const [item = ""] = Object.keys(answers);
      const disagreeing: [string, object, object][] = [
        ["another number", { bmi: (score + 0.1).toFixed(1) }, { code: "INVALID_BODY", issues: [{ path: "bmi" }] }],
        ["another category", { category: "Fine" }, { code: "INVALID_BODY", issues: [{ path: "category" }] }],
        [
          "an answer that is no option",
          { answers: { ...answers, [item]: 1000 } },
          { code: "INVALID_ANSWERS", issues: [{ path: item }] },
        ],
        ["no answers at all", { answers: {} }, { code: "INVALID_ANSWERS" }],
        ["a list", { answers: [1] }, { code: "INVALID_BODY" }],
        ["something else beside them", { note: "x" }, { code: "INVALID_BODY" }],
      ];
      test.each(disagreeing)("refuses %s", async (_, change, error) => {
        const { userID } = await site().newPerson();
        const sent = await site().post(saveUrl(step), { userID, ...body, ...change });
        expect(sent).toMatchObject({ status: 400, body: error });
      });
    });
  });

  test("an id that is none is refused on every read", async () => {
    for (const { domain } of domains) {
      const { status, body } = await site().get(readUrl(domain, "a%20b"));
      expect([400, 404]).toContain(status);
      expect(body).toMatchObject({ error: expect.any(String), code: expect.any(String) });
    }
  });
}
