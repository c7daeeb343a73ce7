import { exampleOf, questionnaireOf } from "./questionnaires.ts";
import { loggedIn, PASSWORD, registration, type Stage } from "./stage.ts";

const CEM = "cem@example.com";
const DRAFT = "0123456789abcdef0123456789abcdef";
const OTHER = "fedcba9876543210fedcba9876543210";
const SENT = "00112233445566778899aabbccddeeff";
const DAY_SECONDS = 24 * 60 * 60;

/** A draft from its first answer to its submission, and what comes under its id after that. */
export async function drafts(stage: Stage): Promise<void> {
  const { call, quietly } = stage.recorder;
  const { submitPath, body, scorePath } = questionnaireOf("stress");
  const contentHash = JSON.parse((await quietly("GET /content/scales/stress.json")).body.toString()).hash;
  // By then the limits count nobody any more.
  await quietly("POST /register", { json: registration(CEM), after: DAY_SECONDS });
  const { id, token } = loggedIn(
    stage,
    "Cem",
    CEM,
    (await quietly("POST /login", { json: { email: CEM, password: PASSWORD } })).body,
  );
  const headers = { authorization: token };
  await call("GET /api/account/owner");
  await call("GET /api/account/owner", { headers });

  const draft = { id: DRAFT, survey: "stress", contentHash, page: 0, seq: 1, answers: {} };
  const given = (item: string, value: unknown, seq: number) => ({ seq, answers: { [item]: { value, seq } } });
  await call("GET /api/drafts");
  await call("GET /api/drafts", { headers });
  await call("PUT /api/drafts/stress", { json: draft });
  for (const json of [
    { ...draft, ...given("1-0", "Never", 1) },
    { ...draft, ...given("1-0", "Often", 3), page: 1 },
    { ...draft, ...given("1-0", null, 2) },
    { ...draft, ...given("2-0", "Never", 4), id: OTHER },
    { ...draft, survey: "sleep" },
    { ...draft, contentHash: "A".repeat(43) },
    { ...draft, seq: "1" },
  ]) {
    await call("PUT /api/drafts/stress", { headers, json });
  }
  await call("GET /api/drafts", { headers });
  const remove = (key: string) =>
    call("DELETE /api/drafts/stress", { headers: { ...headers, "idempotency-key": key } });
  await remove("no id of a draft");
  await call("DELETE /api/drafts/nothing", { headers: { ...headers, "idempotency-key": OTHER } });
  await remove(OTHER);
  await call("PUT /api/drafts/stress", { headers, json: { ...draft, id: OTHER } });

  const send = (key: string, at: number, revision: number, after?: number) =>
    call(`POST ${submitPath}`, {
      json: body(id, exampleOf("stress", at)),
      headers: { "idempotency-key": key, "keepwell-revision": `${revision}` },
      ...(after === undefined ? {} : { after }),
    });
  await send(DRAFT, 0, 1);
  await send(SENT, 0, 1);
  await send(SENT, 0, 1);
  await send(SENT, 1, 2);
  await send(SENT, 2, 1);
  await call(`GET ${scorePath(id)}`);
  await call(`GET /view-scores/${id}`);
  await call("POST /api/account/export", { headers, json: { proof: PASSWORD } });
  await send(SENT, 2, 3, DAY_SECONDS);
}
