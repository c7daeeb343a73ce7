import type { ComponentsJSON } from "@nanostores/i18n";
import { expect, test } from "vitest";
import { ERRORS } from "#core/api/errors.ts";
import { englishMessages } from "../support/english-messages.ts";

const translations = import.meta.glob<ComponentsJSON>("../../src/ui/language/translations/*.json", {
  eager: true,
  import: "default",
});

/** Every place of a text with the placeholders in it, such as `logOut.title: {count}`. */
const placesOf = (texts: ComponentsJSON[string] | string, path = ""): string[] =>
  typeof texts === "string"
    ? [`${path}: ${[...texts.matchAll(/\{\w+\}/g)].map(String).toSorted().join(" ")}`]
    : Object.entries(texts).flatMap(([key, text]) => placesOf(text, `${path}.${key}`));

test("there are messages, and a language beside English", () => {
  expect(Object.keys(englishMessages).length).toBeGreaterThan(0);
  expect(Object.keys(translations).length).toBeGreaterThan(0);
});

for (const [file, texts] of Object.entries(translations)) {
  test(`${file} says everything there is to say, with the same placeholders`, () => {
    expect(placesOf(texts).toSorted()).toEqual(placesOf(englishMessages).toSorted());
  });
}

test("each error of the server has its sentence here, word for word", () => {
  const sentences = Object.entries(ERRORS).map(([code, [, sentence]]) => [code, sentence]);
  expect(englishMessages["errors"]).toEqual(Object.fromEntries(sentences));
});
