import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { SourcedReply } from "#core/api/advice.ts";
import type { AppInfo } from "#core/api/public-scale.ts";
import { consentKey } from "../../server/coach/model/consent.ts";
import { joinFound } from "../../server/guidance/join-found.ts";
import { lessonsOf } from "../../server/meaning/lessons.ts";
import { NO_MEANING } from "../../server/meaning/meaning.ts";
import * as endpoint from "../support/model-endpoint.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let standIn: endpoint.ModelEndpoint;
let server: TestServer;
let agreed: Record<string, string>;
const QUESTION = "me cuesta agarrar el sueño en las noches";

beforeAll(async () => {
  standIn = await endpoint.startModelEndpoint();
  const model = {
    baseUrl: standIn.url,
    apiKey: "sk-secret",
    model: "stand-in",
    embeddingsModel: "stand-in-embeddings",
    provider: "Sunrise AI",
    dailyLimit: 1000,
    timeLimitMs: 60_000,
  };
  server = await startTestServer({ model, meaning: NO_MEANING });
  const { model: told } = (await server.get("/content/app.json")).body as AppInfo;
  // Who agreed before questions went there to be found is asked again.
  expect(told?.consent).not.toBe(consentKey({ ...model, embeddingsModel: null }));
  agreed = { "keepwell-consent": told?.consent ?? "" };
  // The ways to ask are sent when the first question comes, after one word that tells the length of the vectors.
  await ask(QUESTION);
  const ways = lessonsOf(server.content).askables.flatMap(({ language, asked }) => (language === "es" ? asked : []));
  const areSent = () =>
    expect(standIn.requests.flatMap(({ body }) => body["input"])).toHaveLength(new Set(ways).size + 1);
  await vi.waitFor(areSent, { timeout: 200_000, interval: 200 });
  await vi.waitFor(async () => expect((await ask(QUESTION)).made.sent).not.toEqual([]), {
    timeout: 60_000,
    interval: 4000,
  });
}, 280_000);
beforeEach(() => standIn.reset());
afterAll(async () => {
  await server.close();
  await standIn.close();
});

const chat = async (message: string, headers: Record<string, string>) =>
  (await server.post("/chat", { message }, headers)).body;
const ask = async (message: string) => (await chat(message, agreed)) as SourcedReply;

test("with consent the question goes there, and nothing else", async () => {
  const { made } = await ask(QUESTION);
  expect(made).toEqual({ maker: "guide", because: "notNeeded", sent: [{ role: "user", content: QUESTION }] });
  expect(standIn.requests.map(({ path, body }) => [path, body["input"], body["model"]])).toEqual([
    ["/v1/embeddings", [QUESTION], "stand-in-embeddings"],
  ]);
  expect(standIn.requests[0]?.authorization).toBe("Bearer sk-secret");
});

test.each([
  ["without consent", QUESTION, {}],
  ["with consent to something else", QUESTION, { "keepwell-consent": "another" }],
])("%s nothing goes there", async (_, message, headers) => {
  expect(typeof (await chat(message, headers))).toBe("string");
  expect(standIn.requests).toEqual([]);
});

test.each([
  ["a message that raises a card", "me quiero morir, ya no puedo más"],
  ["thanks", "muchas gracias"],
])("%s never goes there", async (_, message) => {
  expect((await ask(message)).made.sent).toEqual([]);
  expect(standIn.requests).toEqual([]);
});

test("an entry is shown where both put it first, and offered where they do not agree", () => {
  const [first, second, third] = server.content.guidance;
  if (!first || !second || !third) throw new Error("no entries");
  expect(joinFound({ entry: null, others: [first, second] }, [first, third])).toEqual({
    entry: first,
    others: [third, second],
  });
  const apart = { entry: null, others: [second, first], likely: [] };
  expect(joinFound({ entry: first, others: [] }, [second])).toEqual(apart);
  expect(joinFound({ entry: null, others: [first], likely: [first] }, [second])).toEqual(apart);
  // What nothing here is like is about something else.
  expect(joinFound({ entry: null, others: [] }, [second])).toEqual({ entry: null, others: [] });
});
