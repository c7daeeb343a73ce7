import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createLanguageModel } from "../../server/coach/model/language-model.ts";
import * as endpoint from "../support/model-endpoint.ts";

let standIn: endpoint.ModelEndpoint;
beforeAll(async () => {
  standIn = await endpoint.startModelEndpoint();
});
beforeEach(() => standIn.reset());
afterAll(() => standIn.close());

const MESSAGES = [
  { role: "system", content: "Be brief." },
  { role: "user", content: "How?" },
] as const;
const NOBODY_LEAVES = new AbortController().signal;

const modelWith = (timeLimitMs = 4000, apiKey = "sk-secret") =>
  createLanguageModel({
    baseUrl: standIn.url,
    apiKey,
    model: "stand-in",
    embeddingsModel: null,
    provider: "Stand-in",
    dailyLimit: 10,
    timeLimitMs,
  });
const complete = (timeLimitMs?: number) => modelWith(timeLimitMs).complete(MESSAGES, NOBODY_LEAVES);

describe("a call", () => {
  test("speaks chat completions: model, messages, a bound, the key as bearer", async () => {
    standIn.behave(endpoint.says("Walk a little."));
    expect(await complete()).toEqual({ text: "Walk a little.", isCut: false });
    expect(standIn.requests).toEqual([
      {
        method: "POST",
        path: "/v1/chat/completions",
        authorization: "Bearer sk-secret",
        body: { model: "stand-in", messages: MESSAGES, max_tokens: 700, stream: false },
      },
    ]);
  });

  test("takes the newer name of the bound where only that is known, and remembers it", async () => {
    standIn.behave(endpoint.wantsNewerBound(endpoint.says("Walk a little.")));
    const model = modelWith();
    for (const _ of ["first", "second"]) {
      expect((await model.complete(MESSAGES, NOBODY_LEAVES)).text).toBe("Walk a little.");
    }
    expect(standIn.requests.map(({ body }) => "max_completion_tokens" in body)).toEqual([false, true, true]);
  });

  test("tells an answer that was cut, and cuts one that has no end", async () => {
    standIn.behave(endpoint.says("Walk a lit", "length"), endpoint.says("walk ".repeat(10_000)));
    expect(await complete()).toEqual({ text: "Walk a lit", isCut: true });
    const { text, isCut } = await complete();
    expect([text.length, isCut]).toEqual([6000, true]);
  });
});

describe("a failure that may pass", () => {
  test.each([429, 500, 502, 503])("%i is tried again, and then answered", async (status) => {
    standIn.behave(endpoint.fails(status, { "retry-after": "0.01" }), endpoint.says("Walk a little."));
    expect((await complete()).text).toBe("Walk a little.");
    expect(standIn.requests).toHaveLength(2);
  });

  test("is tried again twice and no more, each time later", async () => {
    const times: number[] = [];
    standIn.behave((response, request) => {
      times.push(performance.now());
      return endpoint.fails(500)(response, request);
    });
    await expect(complete()).rejects.toThrow("the endpoint answered 500");
    expect(times).toHaveLength(3);
    const [first = 0, second = 0, third = 0] = times;
    expect(second - first).toBeGreaterThan(300);
    expect(third - second).toBeGreaterThan(second - first);
  });

  test("is not waited for when the endpoint asks for a long pause", async () => {
    standIn.behave(endpoint.fails(429, { "retry-after": "3600" }));
    await expect(complete()).rejects.toThrow("the endpoint answered 429");
    expect(standIn.requests).toHaveLength(1);
  });
});

describe("a failure that stays", () => {
  test.each([400, 401, 403, 404])("%i is not tried again", async (status) => {
    standIn.behave(endpoint.fails(status));
    await expect(complete()).rejects.toThrow(`the endpoint answered ${status}`);
    expect(standIn.requests).toHaveLength(1);
  });

  const unusable: [string, endpoint.Behaviour][] = [
    ["a page of HTML", endpoint.sendsBody("<html>Sign in</html>", "text/html")],
    ["broken JSON", endpoint.sendsBody('{"choices": [')],
    ["another JSON", endpoint.sendsBody('{"answer": "Walk"}')],
    ["null", endpoint.sendsBody("null")],
    ["no choice", endpoint.sendsBody('{"choices": []}')],
    ["no text", endpoint.says(null)],
    ["parts in place of text", endpoint.says([{ type: "text", text: "Walk" }])],
    ["blank text", endpoint.says(" \n ")],
    ["a call of a tool", endpoint.says(null, "stop", { tool_calls: [{ id: "1", type: "function" }] })],
    ["a body without end", endpoint.sendsBody(`"${"a".repeat(300 * 1024)}"`)],
  ];
  test.each(unusable)("%s is no answer", async (_, behaviour) => {
    standIn.behave(behaviour);
    await expect(complete()).rejects.toThrow(/could not be read|no text in the answer|could not be reached/);
  });

  test("a connection that breaks off is no answer", async () => {
    standIn.behave(endpoint.breaksOff);
    await expect(complete()).rejects.toThrow("could not be");
  });

  test("a redirect is refused, so that the key goes nowhere else", async () => {
    const other = await endpoint.startModelEndpoint();
    standIn.behave(endpoint.redirects(`${other.url}/chat/completions`));
    await expect(complete()).rejects.toThrow("could not be reached");
    expect(other.requests).toEqual([]);
    await other.close();
  });
});

describe("time", () => {
  test.each([
    ["no answer", endpoint.hangs],
    ["an answer that does not end", endpoint.drips],
    ["failures with pauses between", endpoint.fails(503, { "retry-after": "4" })],
  ])("%s ends at the time limit", async (_, behaviour) => {
    standIn.behave(behaviour);
    const start = performance.now();
    await expect(complete(250)).rejects.toThrow("the time limit passed");
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  test("a person who leaves ends the call at the endpoint too", async () => {
    standIn.behave(endpoint.hangs);
    const person = new AbortController();
    const answer = modelWith().complete(MESSAGES, person.signal);
    setTimeout(() => person.abort(), 100);
    await expect(answer).rejects.toThrow("nobody waits any more");
    await expect.poll(() => standIn.hungUp).toBe(1);
  });
});

test("no failure repeats the key, the question or what came back", async () => {
  for (const behaviour of [
    endpoint.fails(401, {}, "bad key sk-secret for How?"),
    endpoint.sendsBody("sk-secret How?"),
  ]) {
    standIn.behave(behaviour);
    const error: unknown = await complete().catch((one: unknown) => one);
    expect(`${error} ${JSON.stringify(error)}`).not.toMatch(/sk-secret|How/);
  }
});
