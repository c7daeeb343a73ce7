import { exampleOf, questionnaireOf } from "./questionnaires.ts";
import { FAR, loggedIn, registration, type Stage } from "./stage.ts";

const QUARTER_OF_AN_HOUR = 15 * 60;

/** Each limit is used up at once: the last call before it and the first after it are written down, and one later. */
export async function limits(stage: Stage): Promise<void> {
  const { call, quietly } = stage.recorder;
  const { email } = stage.person("Ada");
  const again = await quietly("POST /login", { json: { email, password: "another calm garden" } });
  const { id, token } = loggedIn(stage, "Ada, for the last time", email, again.body);
  const stress = questionnaireOf("stress");
  async function upTo(count: number, line: string, json: unknown, headers = {}, forgottenAfter = QUARTER_OF_AN_HOUR) {
    await quietly(line, { json, headers, after: 2 * 60 * 60 });
    for (let sent = 1; sent < count - 1; sent++) await quietly(line, { json, headers, after: 0 });
    await call(line, { json, headers, after: 0 });
    await call(line, { json, headers, after: 0 });
    await call(line, { json, headers, after: 5 });
    await call(line, { json, headers, after: forgottenAfter });
  }
  const question = "How can I sleep better?";
  await upTo(20, "POST /chat", { message: question });
  await upTo(20, "POST /api/ai-advice", { prompt: question }, { authorization: token });
  await upTo(20, "POST /get-advice", { userID: id, criteria: "Anyone" });
  // Under one key, because fifty sets of answers are enough for a day.
  const keyed = (key: string) => ({ "idempotency-key": key });
  await upTo(60, "POST /api/stress-scale", stress.body(id, exampleOf("stress", 0)), keyed("stress-again-and-again"));
  const bmi = { userID: id, bmi: "22.4", category: "Healthy Weight" };
  await upTo(60, "POST /api/save-bmi", bmi, keyed("bmi-again-and-again"));
  await upTo(5, "POST /login", { email: "nobody@example.com", password: "not this one" });
  await upTo(60, "POST /register", { ...registration("new@example.com"), age: 20 }, {}, 60 * 60);
  await upTo(10, "GET /api/studio/state", undefined, { ...FAR, authorization: "Bearer not-the-token-of-the-studio" });
  await quietly("GET /health", { after: 2 * 60 * 60 });
  for (let number = 0; number < 299; number++) {
    await quietly("POST /login", { json: { email: `nobody${number}@example.com` }, after: 0 });
  }
  await call("POST /login", { json: { email: "nobody299@example.com" }, after: 0 });
  await call("POST /login", { json: { email: "nobody300@example.com" }, after: 0 });
}
