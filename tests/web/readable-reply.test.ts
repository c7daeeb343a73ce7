import { expect, test } from "vitest";
import { readableReply } from "../../src/features/chat/readable-reply.ts";
import { pointWithSource } from "../../src/ui/advice/points-list.tsx";

const replies: [string, unknown, string][] = [
  ["a sentence", "Walk a little.", "Walk a little."],
  ["markup", "<b>Walk</b>", "<b>Walk</b>"],
  ["a number", 7, "7"],
  ["false", false, "false"],
  ["null", null, ""],
  ["an empty text", "", ""],
  ["an object", { response: "Walk.", model: "m1" }, "response: Walk.\nmodel: m1"],
  ["a list", ["Walk.", "Rest."], "• Walk.\n• Rest."],
  ["a nested object", { reply: { text: "Walk." }, tips: ["one"] }, "reply:\n  text: Walk.\ntips:\n  • one"],
];
test.each(replies)("writes out %s", (_, reply, text) => expect(readableReply(reply)).toBe(text));

test("parts a point from the word that it has no source", () => {
  const point = "Walk. (General advice, without a source.)";
  expect(pointWithSource(point)).toEqual({ words: "Walk.", source: "General advice, without a source." });
});

test("parts a point from the source at its end, and only there", () => {
  expect(pointWithSource("Walk. (Source: A, B, 2020.)")).toEqual({ words: "Walk.", source: "Source: A, B, 2020." });
  expect(pointWithSource("Camine. (Fuente: A, B, 2020.)")).toEqual({ words: "Camine.", source: "Fuente: A, B, 2020." });
  for (const point of ["Walk (a little).", "(Source: A.)", "Walk (Source: A.) daily."]) {
    expect(pointWithSource(point)).toEqual({ words: point, source: null });
  }
});
