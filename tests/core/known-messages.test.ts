import { describe, expect, test } from "vitest";
import { knownMessageIssues, type MessagesPart } from "#core/content-check/check-known-messages.ts";
import { shippedContent } from "../support/test-server.ts";
import { site } from "./shipped-content.ts";

const { safety } = site();
const texts = (word: string, count = 20): string[] => Array.from({ length: count }, (_, index) => `${word} ${index}`);
const part = (kind: string, en: string[]): MessagesPart => ({
  file: `surveys/safety/${kind}.json`,
  value: { kind, families: [{ name: "some", messages: { en } }] },
});

test("files that tell their kinds apart have no issues", () => {
  expect(knownMessageIssues([part("abuse", texts("a")), part("harmless", texts("b"))], safety)).toEqual([]);
});

test("a kind that is none, a message of two kinds, and too few messages are named", () => {
  const parts = [part("abuze", texts("a")), part("abuse", texts("b")), part("harmless", ["B 3", ...texts("c", 3)])];
  const codes = knownMessageIssues(parts, safety).map(({ code }) => code);
  expect(codes).toEqual(["KIND_UNKNOWN", "MESSAGE_REPEATED", "MESSAGES_SCARCE"]);
});

describe("the shipped messages", () => {
  test.each([
    ["self-harm", 80, 60],
    ["emergency", 80, 60],
    ["abuse", 80, 60],
    ["harmless", 150, 150],
  ])("of %s are at least %i in English and %i in Spanish", async (kind, english, spanish) => {
    const { knownMessages } = await shippedContent();
    const count = (code: string) =>
      knownMessages.filter((message) => message.kind === kind && message.language === code).length;
    expect(count("en")).toBeGreaterThanOrEqual(english);
    expect(count("es")).toBeGreaterThanOrEqual(spanish);
  });
});
