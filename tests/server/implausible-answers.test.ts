import { afterAll, beforeAll, expect, test } from "vitest";
import { type Content, makeScale } from "../../server/content/content.ts";
import { shippedContent, startTestServer, type TestServer } from "../support/test-server.ts";

const number = (name: string) => ({ type: "text", inputType: "number", name, title: name, isRequired: true }) as const;
const compared = { type: "expression", expression: "{good} <= {days}", text: "More good days than days." } as const;

let server: TestServer;
beforeAll(async () => {
  const shipped = await shippedContent();
  const { rule } = shipped.scales.get("stress") ?? {};
  if (!rule) throw new Error("no rule");
  const { points: _, subscores: __, steps: ___, tables: ____, reads: _____, ...rest } = rule;
  const scaleOf = (id: string, soft: boolean) => {
    const page = { name: "days", elements: [number("days"), number("good")], validators: [{ ...compared, soft }] };
    return makeScale({ title: "Days", pages: [page] }, { ...rest, scale: id, score: "{good}", alerts: [] });
  };
  const added = [scaleOf("hard-days", false), scaleOf("soft-days", true)].map((one) => [one.id, one] as const);
  server = await startTestServer({}, { ...shipped, scales: new Map([...shipped.scales, ...added]) } satisfies Content);
});
afterAll(() => server.close());

test("answers that cannot be are refused in the page's words, and those that hardly can be are taken", async () => {
  const { userID } = await server.newPerson();
  const sent = (scale: string, answers: object) => server.post(`/api/scales/${scale}`, { userId: userID, answers });
  expect(await sent("hard-days", { days: 3, good: 4 })).toMatchObject({
    status: 400,
    body: {
      code: "INVALID_ANSWERS",
      issues: [{ code: "ANSWERS_IMPLAUSIBLE", path: "days", message: "More good days than days." }],
    },
  });
  expect((await sent("hard-days", { days: 4, good: 4 })).status).toBe(200);
  expect((await sent("soft-days", { days: 3, good: 4 })).status).toBe(200);
});
