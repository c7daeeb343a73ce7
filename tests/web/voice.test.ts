import { expect, test } from "vitest";
import { englishMessages } from "../support/english-messages.ts";
import { documentPairs } from "../support/voice-pairs.ts";

/** The longest sentence that older adults read with ease, in words. */
const LONGEST = 20;
/** Pages of staff and of the studio are read by people at work. */
const AT_WORK = /^(staff|studio|events|join|oidc)/i;

/** Every text of the interface with its place. Where the words are put together from parts, each part counts. */
function textsOf(texts: unknown, path: string): [string, string][] {
  if (typeof texts === "string") return [[path, texts]];
  return Object.entries(texts as object).flatMap(([key, text]) => textsOf(text, path === "" ? key : `${path}.${key}`));
}

const said = textsOf(englishMessages, "");

test("no sentence that older adults read is longer than 20 words", () => {
  const long = said
    .filter(([path]) => !AT_WORK.test(path))
    .flatMap(([path, text]) => text.split(/(?<=[.!?:])\s+/).map((sentence) => [path, sentence] as const))
    .filter(([, sentence]) => sentence.split(/\s+/).length > LONGEST);
  expect(long).toEqual([]);
});

test("the guide to the voice shows lines that the product says", () => {
  const pairs = documentPairs();
  expect(pairs.length).toBeGreaterThanOrEqual(40);
  const all = new Set(said.map(([, text]) => text));
  expect(pairs.filter(({ after }) => !all.has(after)).map(({ after }) => after)).toEqual([]);
  expect(pairs.filter(({ before }) => all.has(before)).map(({ before }) => before)).toEqual([]);
});
