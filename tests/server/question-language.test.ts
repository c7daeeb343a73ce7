import { describe, expect, test } from "vitest";
import { questionLanguageOf } from "../../server/guidance/question-language.ts";
import { shippedContent } from "../support/test-server.ts";

const languageOf = await questionLanguageOf(await shippedContent());

describe("the language of a question, whatever the page's", () => {
  const written: [string, string][] = [
    ["Hello", "en"],
    ["bye", "en"],
    ["thank you", "en"],
    ["sugar", "en"],
    ["salt", "en"],
    ["cant sleep", "en"],
    ["insomnia", "en"],
    ["Hola", "es"],
    ["gracias", "es"],
    ["azúcar", "es"],
    ["no duermo", "es"],
    ["Socialization", "en"],
    ["Vida social", "es"],
    ["Aprendizaje", "es"],
    ["mi presión", "es"],
    ["¿Cómo puedo dormir mejor por la noche?", "es"],
    ["How can I sleep better at night?", "en"],
  ];
  test.each(written)("of %j is %s", (question, language) => {
    expect([languageOf(question, "en"), languageOf(question, "es")]).toEqual([language, language]);
  });

  test.each(["???", "tai chi", "xqzzt", "alcohol"])("of %j is the page's, because it is in neither or both", (word) => {
    expect([languageOf(word, "en"), languageOf(word, "es")]).toEqual(["en", "es"]);
  });

  test("is the first on offer where the page's is not on offer", () => {
    expect(languageOf("???", "fr")).toBe("en");
  });
});
