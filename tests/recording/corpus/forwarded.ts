import { json, type RecordingBackend, reply } from "../../support/recording-backend.ts";
import type { Mask } from "../mask.ts";
import type { Call, Exchange, Recorder } from "../recorder.ts";
import { PAGES } from "./pages.ts";
import { exampleOf, questionnaires } from "./questionnaires.ts";
import { FAR, registration } from "./stage.ts";

const ID = "507f1f77bcf86cd799439011";

const CALLS: readonly (readonly [line: string, call: Call])[] = [
  ["POST /login", { json: { email: "ada@example.com" } }],
  ["POST /register", { json: registration("ada@example.com") }],
  ["POST /api/ai-advice", { json: { prompt: "How can I sleep?" }, headers: { authorization: "a-token" } }],
  ["POST /get-advice", { json: { userID: ID, criteria: "LikeMe" } }],
  ["POST /chat", { json: { message: "Hello" } }],
  ["POST /api/save-bmi", { json: { userID: ID, bmi: "22.4", category: "Healthy Weight" } }],
  ...questionnaires.map(
    ({ submitPath, body, scale }) => [`POST ${submitPath}`, { json: body(ID, exampleOf(scale, 0)) }] as const,
  ),
  [`GET /view-scores/${ID}`, {}],
  ...questionnaires.map(({ scorePath }) => [`GET ${scorePath(ID)}`, {}] as const),
];

const ANSWERS = [
  ["JSON", json({ score: 7, unknown: ["kept", 1.5] }, 200, { "x-secret": "stays", "set-cookie": "a=b" })],
  ["JSON of another form", reply(201, '{ "score":\t7.0 }', { "content-type": "text/plain" })],
  ["nothing", reply(200, "", {})],
  ["a word", reply(200, "OK", { "content-type": "text/plain" })],
  ["broken JSON", reply(200, '{"score":', { "content-type": "application/json" })],
  ["an error", json({ error: "Not today." }, 404)],
  ["an error without words", reply(500, "<h1>Oops</h1>", { "content-type": "text/html" })],
  ["a redirect", reply(302, "", { location: "https://elsewhere.example/" })],
] as const;

/** What reaches a provider's backend of each call, and what comes back of its answers. */
export async function forwarded({ call }: Recorder, backend: RecordingBackend, mask: Mask): Promise<Exchange[]> {
  const reached: Exchange[] = [];
  const note = (line: string) => {
    const requests = backend.requests.map(({ method, target, headers, body }) => ({
      request: `${method} ${target}`,
      headers: Object.fromEntries([...headers].map(([name, value]) => [name, mask.apply(value)])),
      body: body.toString(),
    }));
    reached.push({ call: line, requests });
    backend.reset();
  };
  for (const [line, sent] of CALLS) {
    for (const [, answer] of ANSWERS) {
      backend.behave(answer);
      await call(line, sent);
      if (answer === ANSWERS[0][1]) note(line);
    }
    backend.behave((socket) => socket.destroy());
    await call(line, sent);
    backend.reset();
  }
  const cookies = { cookie: "a=b", "x-forwarded-for": "203.0.113.7", "idempotency-key": "a-key-of-ours", ...FAR };
  for (const [line, sent] of [
    [
      "POST /login",
      { text: '{ "email" : "ada@example.com", "more": 1.0 }', headers: { "content-type": "application/json" } },
    ],
    ["POST /chat", { json: { message: "Hello" }, headers: cookies }],
    ["POST /chat", { text: "{", headers: { "content-type": "application/json" } }],
    ["POST /get-advice", { json: { criteria: "Anyone" } }],
    ["POST /get-advice", { json: [] }],
    ["POST /chat", { text: "message=Hello", headers: { "content-type": "application/x-www-form-urlencoded" } }],
    ["POST /chat", { json: { message: "x".repeat(70_000) } }],
    ["POST /chat", {}],
    ["POST /chat?x=1", { json: { message: "Hello" } }],
    ["POST /CHAT", { json: { message: "Hello" } }],
    ["POST /social", { json: { userId: "../login", answers: [] } }],
    ["GET /view-scores/..%2flogin", {}],
    ["GET /view-scores/", {}],
    ["GET /view-scores/a%20b", {}],
    [`GET /view-scores/${ID}?x=1`, {}],
    [`GET /api/mna-score?userId=${ID}`, {}],
    [`GET /api/mna-score?userID=${ID}&x=1`, {}],
    [`HEAD /view-scores/${ID}`, {}],
    [`DELETE /view-scores/${ID}`, {}],
    [`GET /api/overview/${ID}`, {}],
    [`GET /api/scales/stress/${ID}/working`, {}],
    ["POST /api/scales/ease-at-home", { json: {} }],
    ["POST /api/session/end", {}],
    ["POST /api/account/export", {}],
    ["POST /api/account/delete", {}],
    ["GET /api/studio/state", {}],
  ] satisfies readonly (readonly [string, Call])[]) {
    await call(line, sent);
    note(line);
  }
  return reached;
}

/** What a server in front of a provider's backend answers by itself. */
export async function ownReplies({ call }: Recorder): Promise<void> {
  for (const target of ["/health", "/ready", "/content/app.json", "/content/site.json", "/content/surveys/bmi.json"]) {
    await call(`GET ${target}`);
  }
  await call("GET /docs/json");
  for (const page of PAGES) await call(`GET ${page}`, { headers: { accept: "text/html" } });
}
