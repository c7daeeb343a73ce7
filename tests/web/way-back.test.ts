import { expect, test } from "vitest";
import { logInPath, wayBackFrom } from "../../src/ui/way-back.ts";

const wayBack = (query: string) => wayBackFrom(new URLSearchParams(query));

test("leads back to the page that was wanted", () => {
  expect(wayBack(new URL(logInPath("/a-page?x=1"), "https://here.example").search)).toBe("/a-page?x=1");
});

test("leads to the hub when nothing is remembered", () => {
  expect(wayBack("")).toBe("/evaluations");
});

test.each([
  "https://evil.example/",
  "//evil.example/",
  "/\\evil.example/",
  "/\t/evil.example",
  "javascript:alert(1)",
  "evil",
  "/logout",
  "/login",
])("does not follow %s", (next) => {
  expect(wayBack(`next=${encodeURIComponent(next)}`)).toBe("/evaluations");
});
