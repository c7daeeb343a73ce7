import { afterAll, beforeAll, expect, test } from "vitest";
import { paths } from "#core/shared/paths.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await startTestServer();
  address = await server.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => server.close());

const questionnaire = () => `${server.content.catalogue.domains[0]?.routes.questionnaire}`;

/** What tells the language of a page: the document's own word, its title, and the first words that are read. */
async function visit(path: string, language: string) {
  const headers = { accept: "text/html", "accept-language": language };
  const page = await (await fetch(`${address}${path}`, { headers })).text();
  const [, lang] = /<html lang="(.*?)"/.exec(page) ?? [];
  const [, title] = /<title>(.*?)<\/title>/.exec(page) ?? [];
  const [, heading] = /<h1[^>]*>(.*?)<\/h1>/.exec(page) ?? [];
  return { lang, title, heading };
}

const HOME = {
  en: { lang: "en", title: "Home · Keepwell", heading: "Look after your mind, one small step at a time" },
  es: { lang: "es", title: "Inicio · Keepwell", heading: "Cuide su mente, con un pequeño paso cada vez" },
};
const QUESTIONS = {
  en: { lang: "en", title: "Socialization questions · Keepwell", heading: "Your family and friends" },
  es: { lang: "es", title: "Vida social: preguntas · Keepwell", heading: "Su familia y sus amistades" },
};

test("first visits in two languages at once are each answered in their own, and so are those after them", async () => {
  const home = (language: "en" | "es") => [paths.home, language, HOME[language]] as const;
  const questions = (language: "en" | "es") => [questionnaire(), language, QUESTIONS[language]] as const;
  // A page that was asked for before stands between one that is under way and one that is new.
  const visits = [home("en"), home("es"), home("en"), questions("en"), questions("es"), home("es"), questions("en")];
  const all = () => Promise.all(visits.map(([path, language]) => visit(path, language)));
  const expected = visits.map(([, , words]) => words);
  expect(await all()).toEqual(expected);
  expect(await all()).toEqual(expected);
});
