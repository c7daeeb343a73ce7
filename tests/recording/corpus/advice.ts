import type { Headers, Stage } from "./stage.ts";

const QUESTIONS = [
  "How can I sleep better?",
  "What should I eat to keep my strength?",
  "How can I improve my social interactions?",
  "How much walking is enough?",
  "Hello",
  "asdf qwer zxcv",
  "I fell and my chest hurts",
  "I do not want to live any more",
  "¿Cómo puedo dormir mejor?",
  "",
  "   ",
  "x".repeat(2001),
];

/** The three calls that give advice, answered by the guide. */
export async function advice({ recorder: { call }, person }: Stage): Promise<void> {
  const [ada, ben] = [person("Ada"), person("Ben")];
  for (const userID of [ada.id, ben.id, "nobody"]) {
    for (const criteria of ["Anyone", "LikeMe"]) await call("POST /get-advice", { json: { userID, criteria } });
  }
  await call("POST /get-advice", { json: { userID: ada.id, criteria: "Somebody" } });
  for (const message of QUESTIONS) await call("POST /chat", { json: { message } });
  for (const prompt of QUESTIONS.slice(0, 10)) {
    await call("POST /api/ai-advice", { json: { prompt }, headers: { authorization: ada.token } });
  }
  const strange: readonly Headers[] = [{}, { authorization: "made-up" }, { authorization: `Bearer ${ada.token}` }];
  for (const headers of strange) {
    await call("POST /api/ai-advice", { json: { prompt: "How can I sleep better?" }, headers });
  }
  await call("POST /api/ai-advice", { json: { wrong: "body" } });
}
