import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AdviceReply } from "#core/api/advice.ts";
import { fillIn } from "#core/shared/fill-in.ts";
import { numbersOf } from "#core/shared/safety/numbers.ts";
import { textOf } from "#core/shared/text-of.ts";
import { submitCall } from "../support/domain-calls.ts";
import { englishSentencesIn } from "../support/english-sentences.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let english: (said: string) => string[];
beforeAll(async () => {
  server = await startTestServer();
  const { site, guidance, catalogue, scales } = server.content;
  const content = [site.guide, site.safety, guidance, catalogue, [...scales.values()].map(({ rule }) => rule.bands)];
  english = englishSentencesIn({ site, content });
});
afterAll(() => server.close());

const SPANISH = { "accept-language": "es" };
const ENGLISH = { "accept-language": "en-US,en;q=0.9" };
const chat = async (message: string, headers: Record<string, string>) =>
  (await server.post("/chat", { message }, headers)).body as string;
const inSpanish = (text: Parameters<typeof textOf>[0] = "") =>
  fillIn(textOf(text, "es"), numbersOf(server.content.site.safety));

describe.each([
  ["a Spanish page", SPANISH],
  ["an English page", ENGLISH],
])("a question in Spanish from %s", (_, headers) => {
  test("is answered in Spanish, with its source and whom to call", async () => {
    const reply = await chat("¿Cuántas horas debo dormir a mi edad?", headers);
    const { guidance, site } = server.content;
    expect(guidance.find(({ text }) => reply.includes(inSpanish(text)))?.category).toBe("Sleep");
    expect(reply).toContain("\n\nFuente: ");
    expect(reply).toContain(inSpanish(site.guide.about));
    expect(reply.endsWith(inSpanish(site.guide.standing))).toBe(true);
    expect(english(reply)).toEqual([]);
  });

  test("gets the card in Spanish where it sounds like a danger", async () => {
    const { concerns } = server.content.site.safety;
    const cards = { "Me duele el pecho": "emergency", "Ya no quiero vivir": "self-harm", "Mi hijo me pega": "abuse" };
    for (const [message, kind] of Object.entries(cards)) {
      const card = concerns.find((concern) => concern.kind === kind);
      const reply = await chat(message, headers);
      expect(reply.startsWith(inSpanish(card?.message))).toBe(true);
      expect(english(reply)).toEqual([]);
    }
  });

  test("is referred to a doctor, greeted and refused in Spanish", async () => {
    for (const message of [
      "¿Qué dosis debo tomar?",
      "Hola, buenos días",
      "Muchas gracias",
      "¿Quién ganó el partido?",
    ]) {
      const reply = await chat(message, headers);
      expect(reply.length).toBeGreaterThan(40);
      expect(english(reply)).toEqual([]);
    }
  });
});

test.each([
  ["pressure-sores", "Mi abuelita no sale de la cama y tiene una llaga en la cadera"],
  ["pressure-sores", "¿Cómo se curan las llagas de estar en silla de ruedas?"],
  ["pressure-sores", "¿Cómo evito escaras en una persona que no se voltea sola?"],
  ["carbon-monoxide", "Se apagó la calefacción y usamos el horno para no pasar frío"],
  ["carbon-monoxide", "¿Puedo calentar mi casa móvil con la estufa de gas?"],
  ["carbon-monoxide", "¿Es buena idea el horno abierto para un apartamento chico?"],
  ["heart-failure-weight", "Con insuficiencia cardíaca, ¿cuántas tazas de agua están bien?"],
  ["heart-failure-weight", "¿está bien tomar mucha agua con insuficiencia cardíaca?"],
  ["heart-failure-weight", "¿Cuántas onzas de líquido para alguien con insuficiencia cardíaca?"],
])("what is dangerous is said at once: %s, %j", async (id, question) => {
  const warning = server.content.guidance.find((entry) => entry.id === id)?.warning;
  expect(await chat(question, SPANISH)).toContain(inSpanish(warning));
});

test("a question in English is answered in English, on a Spanish page too", async () => {
  const reply = await chat("How can I fall asleep more easily?", SPANISH);
  expect(reply).toContain("\n\nSource: ");
  expect(english(reply).length).toBeGreaterThan(3);
});

test("what is suggested is answered in Spanish from its own domain", async () => {
  const answered = await Promise.all(
    server.content.catalogue.domains.flatMap(({ category, suggestedQuestions }) =>
      suggestedQuestions.map(async (question) => {
        const reply = await chat(textOf(question, "es"), SPANISH);
        const entry = server.content.guidance.find(({ text }) => reply.includes(inSpanish(text)));
        return [textOf(question, "es"), category, entry?.category, english(reply)];
      }),
    ),
  );
  expect(answered).toEqual(answered.map(([question, category]) => [question, category, category, []]));
});

describe("advice on a Spanish page", () => {
  const advice = async (userID: string, criteria: string) =>
    ((await server.post("/get-advice", { userID, criteria }, SPANISH)).body as AdviceReply).advice;

  test("for anyone, and before any result, is Spanish", async () => {
    const { userID } = await server.newPerson();
    for (const criteria of ["Anyone", "LikeMe"]) expect(english(await advice(userID, criteria))).toEqual([]);
  });

  test("from results is Spanish, with the names of domains, bands and days", async () => {
    const { userID } = await server.newPerson();
    for (const domain of server.content.catalogue.domains.filter(({ firstSurvey }) => !firstSurvey)) {
      const scale = server.content.scales.get(domain.survey);
      const { path, userKey, answersKey, listsAnswers } = submitCall(domain);
      const answers = scale?.rule.examples.at(-1)?.answers ?? {};
      const sent = listsAnswers ? scale?.items.map(({ name }) => answers[name]) : answers;
      expect((await server.post(path, { [userKey]: userID, [answersKey]: sent })).status).toBe(200);
    }
    const told = await advice(userID, "LikeMe");
    expect(english(told)).toEqual([]);
    expect(told).toContain("su último resultado es «");
    expect(told).toMatch(/del 6 de junio de 2026/);
  });
});
