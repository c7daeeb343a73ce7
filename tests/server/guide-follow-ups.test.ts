import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fillIn } from "#core/shared/fill-in.ts";
import { numbersOf } from "#core/shared/safety/numbers.ts";
import { textOf } from "#core/shared/text-of.ts";
import { asksOn } from "../../server/guidance/follow-up.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

type Turns = { readonly language: string; readonly first: string; readonly second: string; readonly is: string };

const all: Turns[] = readFileSync("tests/guide-cases/follow-ups.jsonl", "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));
const turns = (kind: string) =>
  all.filter(({ is }) => is === kind).map((one) => [one.first, one.second, one.language] as const);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const chat = async (message: string, language: string, before?: string) => {
  const body = before === undefined ? { message } : { message, before };
  return (await server.post("/chat", body, { "accept-language": language })).body as string;
};
/** The entry whose words stand in an answer. */
const entryIn = (answer: string, language: string) => {
  const { guidance, site } = server.content;
  return guidance.find(({ text }) => answer.includes(fillIn(textOf(text, language), numbersOf(site.safety))))?.id;
};

describe("a line that names no topic of its own stays with what was answered before", () => {
  test.each(turns("stay"))("%j, then %j", async (first, second, language) => {
    const id = entryIn(await chat(first, language), language);
    expect(id).toBeTypeOf("string");
    expect(entryIn(await chat(second, language, first), language)).toBe(id);
  });
});

describe("a line with a topic of its own is answered from there", () => {
  test.each(turns("change"))("%j, then %j", async (first, second, language) => {
    const alone = entryIn(await chat(second, language), language);
    expect(alone).toBeTypeOf("string");
    expect(alone).not.toBe(entryIn(await chat(first, language), language));
    expect(entryIn(await chat(second, language, first), language)).toBe(alone);
  });
});

describe("danger comes first, whatever was said before", () => {
  test.each(turns("danger"))("%j, then %j", async (first, second, language) => {
    const { safety } = server.content.site;
    const words = safety.concerns.map(({ message }) => fillIn(textOf(message, language), numbersOf(safety)));
    const answer = await chat(second, language, first);
    expect(words.some((message) => answer.startsWith(message))).toBe(true);
  });
});

test("who asks on twice stays with the topic, and thanks between do not lose it", async () => {
  const first = "I can't fall asleep at night";
  const id = entryIn(await chat(first, "en"), "en");
  const before = `${first}\nTell me more about that`;
  expect(entryIn(await chat("And how long should I wait?", "en", before), "en")).toBe(id);
  expect(entryIn(await chat("¿Y cuánto tiempo espero?", "es", first), "es")).toBe(id);
  expect(entryIn(await chat("Why is that?", "en", `${first}\nThank you very much`), "en")).toBe(id);
});

test("what a doctor should decide is still referred when somebody asks on", async () => {
  const { safety } = server.content.site;
  const referrals = safety.referrals.map(({ message }) => textOf(message));
  const answer = await chat("And how long should I wait?", "en", "Can I stop my blood pressure pills?");
  expect(referrals.some((message) => answer.startsWith(message))).toBe(true);
});

test("a number, a story and a question that is written in an entry are topics of their own", () => {
  const lines = [
    "152 over 84",
    "I got 14, is that bad?",
    "I want to feel useful again",
    "¿Para qué seguir con todo esto?",
  ];
  expect(lines.filter((line) => asksOn(line, "en") || asksOn(line, "es"))).toEqual([]);
  expect(asksOn("Are 10 minutes enough?", "en")).toBe(true);
  const { guidance } = server.content;
  const titles = guidance.flatMap(({ title }) =>
    ["en", "es"].filter((code) => asksOn(textOf(title, code), code)).map(() => textOf(title)),
  );
  // It is offered as it stands, and what is offered is never taken for asking on.
  expect([...new Set(titles)].toSorted()).toEqual(["Does this cost anything?", "What is this, and what can I ask?"]);
});
