import { expect, test } from "vitest";
import { readableParts } from "../../src/api/readable.ts";

const alert = {
  name: "self-harm",
  kind: "crisis",
  say: "Please talk to somebody.",
  talk: { default: "Call." },
} as const;

test("what our own server says beside a score is read", () => {
  const told = { missing: { open: 3, of: 9, needs: 7 }, alerts: [alert] };
  expect(readableParts(told)).toEqual(told);
});

test.each([
  [{}],
  [{ missing: "three", alerts: "none" }],
  [{ missing: { open: 1 }, alerts: {} }],
  [{ missing: [1, 2, 3], alerts: [null] }],
  [{ missing: null, alerts: [{ ...alert, say: 7 }] }],
  [{ alerts: [{ ...alert, talk: [] }] }],
])("fields of a provider that only have the names are left out (%#)", (reply) => {
  expect(readableParts(reply)).toEqual({});
});
