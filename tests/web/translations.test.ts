import { type ComponentsJSON, type Messages, messagesToJSON } from "@nanostores/i18n";
import { expect, test } from "vitest";

const parts = import.meta.glob<Record<string, Messages>>("../../src/**/messages.ts", { eager: true });
const translations = import.meta.glob<ComponentsJSON>("../../src/ui/language/translations/*.json", {
  eager: true,
  import: "default",
});

const all = Object.values(parts).flatMap((part) => Object.values(part));
const english: ComponentsJSON = messagesToJSON(...all);

/** Every place of a text with the placeholders in it, such as `logOut.title: {count}`. */
const placesOf = (texts: ComponentsJSON[string] | string, path = ""): string[] =>
  typeof texts === "string"
    ? [`${path}: ${[...texts.matchAll(/\{\w+\}/g)].map(String).toSorted().join(" ")}`]
    : Object.entries(texts).flatMap(([key, text]) => placesOf(text, `${path}.${key}`));

test("there are messages, and a language beside English", () => {
  expect(all.length).toBeGreaterThan(0);
  expect(Object.keys(translations).length).toBeGreaterThan(0);
});

for (const [file, texts] of Object.entries(translations)) {
  test(`${file} says everything there is to say, with the same placeholders`, () => {
    expect(placesOf(texts).toSorted()).toEqual(placesOf(english).toSorted());
  });
}
