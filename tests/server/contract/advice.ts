import { expect, test } from "vitest";
import { MAX_QUESTION_CHARACTERS } from "#core/shared/question-limit.ts";
import type { Deployment } from "../../support/deployments.ts";

/** The three calls that give advice. */
export function adviceContract(site: () => Deployment): void {
  const QUESTION = "How can I fall asleep more easily?";
  const ask = (prompt: unknown, authorization?: string) =>
    site().post("/api/ai-advice", { prompt }, authorization === undefined ? {} : { authorization });

  test.each(["Anyone", "LikeMe"])("POST /get-advice gives advice for %s", async (criteria) => {
    const { userID } = await site().newPerson();
    const given = await site().post("/get-advice", { userID, criteria });
    expect(given).toMatchObject({ status: 200, body: { advice: expect.stringContaining("- ") } });
  });

  const refused: [string, object, number, string][] = [
    ["an unknown user", { userID: "nobody", criteria: "Anyone" }, 404, "UNKNOWN_USER"],
    ["unknown criteria", { userID: "nobody", criteria: "Everyone" }, 400, "INVALID_BODY"],
    ["missing criteria", { userID: "nobody" }, 400, "INVALID_BODY"],
    ["an id that is none", { userID: "a b", criteria: "LikeMe" }, 400, "INVALID_BODY"],
    ["an unknown field", { userID: "nobody", criteria: "LikeMe", score: 1 }, 400, "INVALID_BODY"],
  ];
  test.each(refused)("POST /get-advice refuses %s", async (_, body, status, code) => {
    expect(await site().post("/get-advice", body)).toMatchObject({
      status,
      body: { code, error: expect.stringMatching(/\.$/) },
    });
  });

  test("POST /api/ai-advice answers with the raw token", async () => {
    const { token } = await site().newPerson();
    expect(await ask(QUESTION, token)).toMatchObject({ status: 200, body: { advice: expect.any(String) } });
  });

  test("POST /api/ai-advice refuses a missing, wrong and prefixed token alike, before it reads the prompt", async () => {
    const { token } = await site().newPerson();
    for (const authorization of [undefined, "", "none", `Bearer ${token}`]) {
      for (const prompt of ["How?", "", 5]) {
        expect(await ask(prompt, authorization)).toMatchObject({
          status: 401,
          body: { code: "TOKEN_NEEDED", error: expect.stringMatching(/log in/) },
        });
      }
    }
  });

  const prompts: [string, unknown, string][] = [
    ["empty", "", "EMPTY_QUESTION"],
    ["blank", " \n\t ", "EMPTY_QUESTION"],
    ["too long", "a".repeat(MAX_QUESTION_CHARACTERS + 1), "QUESTION_TOO_LONG"],
    ["no text", 5, "INVALID_BODY"],
  ];
  test.each(prompts)("POST /api/ai-advice refuses a prompt that is %s", async (_, prompt, code) => {
    const { token } = await site().newPerson();
    expect(await ask(prompt, token)).toMatchObject({ status: 400, body: { code } });
  });

  test("POST /chat answers a guest with a JSON string", async () => {
    const reply = await site().post("/chat", { message: "Which foods are good for the brain?" });
    expect(reply.contentType).toContain("application/json");
    expect(reply.body).toMatch(/Mediterranean[\s\S]+Source: /);
  });

  test("POST /chat refuses an empty message and one that is too long", async () => {
    for (const [message, code] of [
      [" ", "EMPTY_QUESTION"],
      ["a".repeat(MAX_QUESTION_CHARACTERS + 1), "QUESTION_TOO_LONG"],
    ]) {
      expect(await site().post("/chat", { message })).toMatchObject({ status: 400, body: { code } });
    }
  });
}
