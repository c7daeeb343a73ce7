import { loggedIn, PASSWORD, registration, type Stage } from "./stage.ts";

const DORA = "dora@example.com";
const FIRST = "0123456789abcdef0123456789abcdef";
const SECOND = "fedcba9876543210fedcba9876543210";
const DAY_SECONDS = 24 * 60 * 60;

/** The small step of a person: chosen, changed, told of, followed by another, and put away. */
export async function steps(stage: Stage): Promise<void> {
  const { call, quietly } = stage.recorder;
  await quietly("POST /register", { json: registration(DORA), after: DAY_SECONDS });
  const reply = await quietly("POST /login", { json: { email: DORA, password: PASSWORD } });
  const { token } = loggedIn(stage, "Dora", DORA, reply.body);
  const headers = { authorization: token };
  const words = { what: "I walk ten minutes", routine: "after breakfast" };
  const step = { survey: "exercise", offered: "short-walk", language: "en", words };

  await call("GET /content/steps.json");
  await call("GET /api/steps");
  await call("GET /api/steps", { headers });
  await call(`PUT /api/steps/${FIRST}`, { json: step });
  for (const json of [
    step,
    {
      ...step,
      words: { ...words, place: "to the corner and back", happens: "it rains", instead: "I walk in the hall" },
    },
    { ...step, words: { ...words, what: " " } },
    { ...step, words: { ...words, routine: "at 25:00" } },
    { ...step, words: { ...words, happens: "it rains" } },
    { ...step, streak: 3 },
  ])
    await call(`PUT /api/steps/${FIRST}`, { headers, json });
  await call(`POST /api/steps/${FIRST}/went`, { headers, json: { went: "partly" }, after: 7 * DAY_SECONDS });
  await call(`POST /api/steps/${FIRST}/went`, { headers, json: { went: "never" } });
  await call(`POST /api/steps/${SECOND}/went`, { headers, json: { went: "done" } });
  const own = { what: "leo una página", routine: "Antes de acostarme" };
  await call(`PUT /api/steps/${SECOND}`, {
    headers,
    json: { survey: null, offered: null, language: "es", words: own },
  });
  await call(`PUT /api/steps/${FIRST}`, { headers, json: step });
  await call("GET /api/steps", { headers });
  await call(`DELETE /api/steps/${SECOND}`, { headers });
  await call("DELETE /api/steps/none", { headers });
  await call("GET /api/steps", { headers });
}
