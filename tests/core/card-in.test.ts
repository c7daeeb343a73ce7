import { expect, test } from "vitest";
import { cardIn } from "#core/shared/safety/card-in.ts";
import { safetyWord } from "#core/shared/safety/detect-concern.ts";
import { site } from "./shipped-content.ts";

const { languages, safety } = site();
const shipped = safety.concerns.flatMap((concern) =>
  languages.map(({ code }) => [concern.kind, code, concern] as const),
);

test.each(shipped)("a reply that begins with the message of %s in %s is that card", (kind, language, concern) => {
  const word = safetyWord(concern, safety, language);
  for (const reply of [word.message, `\n${word.message}\n\nA last line.`]) {
    expect(cardIn(reply, safety, "en")).toEqual({ ...word, kind, language, isUnsure: false });
  }
});

test("a reply that begins with the other words of a card or a line is that card or line", () => {
  const others = safety.concerns.flatMap(({ kind, instead = [] }) =>
    instead.flatMap(({ message, unsure }, index) => [
      { kind, text: message, isUnsure: false, index },
      { kind, text: unsure, isUnsure: true, index },
    ]),
  );
  expect(others).not.toEqual([]);
  for (const { code } of languages)
    for (const { kind, text, isUnsure, index } of others) {
      const word = safetyWord({ kind, message: text }, safety, code);
      const card = { ...word, language: code, isUnsure, instead: index };
      expect(cardIn(`${word.message}\n\nMore.`, safety, "en")).toEqual(card);
    }
});

test("a reply that only quotes the message, or leaves its placeholders, is no card", () => {
  const [concern] = safety.concerns;
  if (!concern) throw new Error("no concern");
  const { message } = safetyWord(concern, safety);
  for (const reply of [
    "",
    "Walk a little.",
    `You wrote: ${message}`,
    message.slice(0, -1),
    "Please call {crisis} now.",
  ]) {
    expect(cardIn(reply, safety, "en")).toBeNull();
  }
});

test("a message in one language alone is in the base language", () => {
  const concerns = [{ kind: "fire", phrases: ["fire"], exceptions: [], message: "Call {emergency}." }];
  const one = { ...safety, concerns };
  expect(cardIn("Call 911. Now.", one, "fr")).toEqual({
    kind: "fire",
    message: "Call 911.",
    numbers: ["911"],
    language: "fr",
    isUnsure: false,
  });
});
