import { expect, test } from "vitest";
import { ApiError, NetworkError } from "../../src/api/http.ts";
import { sentenceOf } from "../../src/features/studio/sentence-of.ts";

test("a server that cannot be reached is said in a sentence; its own sentence stays", () => {
  expect(sentenceOf(new NetworkError("no answer"))).toBe(
    "The server cannot be reached, or is too busy to answer. What you typed is kept. Try again in a moment.",
  );
  expect(sentenceOf(new ApiError(409, { code: "SCALE_EXISTS", error: "It is there." }))).toBe("It is there.");
});
