import { expect, test } from "vitest";
import type { StudioProposal } from "#core/api/studio.ts";
import { wayToPublish } from "../../src/features/studio/publishing/way-to-publish.ts";

const draft = { survey: "{}", rule: "{}" };
const of = (isMine: boolean, isSecondPerson: boolean): StudioProposal => ({
  ...draft,
  from: "version",
  by: "Ada",
  at: "2026-01-02T03:04:05.000Z",
  isMine,
  isSecondPerson,
});

test.each([
  ["by another person", "publisher", of(false, true), "publish"],
  ["by a key, or by oneself before being invited anew", "publisher", of(false, false), "propose"],
  ["by oneself", "publisher", of(true, false), "wait"],
  ["by nobody", "publisher", null, "propose"],
  ["by another person, before an editor", "editor", of(false, true), "wait"],
  ["by a key, before an editor", "editor", of(false, false), "propose"],
] as const)("where two people publish, a draft proposed %s: %s", (_, role, proposal, way) => {
  const state = { you: { name: "Grace", role }, needsTwo: true };
  expect(wayToPublish(state, proposal, draft)).toBe(way);
});

test("where one person may publish, a proposal of any kind is published", () => {
  const state = { you: { name: "Grace", role: "admin" as const }, needsTwo: false };
  expect(wayToPublish(state, of(true, false), draft)).toBe("publish");
});
