import fc from "fast-check";
import { expect, test } from "vitest";
import { hasPhrase, plainWords } from "#core/reply-guard/plain-words.ts";

// Titles of scales and phrases become parts of regular expressions.

test("no text has a sign left that means something in a regular expression", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(plainWords(text)).toMatch(/^[\p{L}\p{N} ]*$/u);
      expect(new RegExp(plainWords(text), "u").test(plainWords(text))).toBe(true);
    }),
  );
});

test.each([".*", "(", "[a-z", "a|b", "\\p{L}", "$&", "^", "(?=", "x{1,", "+?"])(
  "%s is text, and not a pattern",
  (phrase) => {
    expect(() => hasPhrase("you sleep well", [phrase])).not.toThrow();
    expect(hasPhrase("you sleep well", [`${phrase} sleepy`])).toBe(false);
  },
);
