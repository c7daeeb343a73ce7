import { expect, it } from "vitest";
import { savesInTurn } from "../../src/features/first-survey/save-in-turn.ts";

it("saves the newest result after the one that is under way, and a second press once", async () => {
  const saved: string[] = [];
  const { promise: reply, resolve: arrive } = Promise.withResolvers<void>();
  const inTurn = savesInTurn();
  const save = (name: string) =>
    inTurn(name, async () => {
      saved.push(name);
      await reply;
    });
  const first = save("first");
  await Promise.all([save("first"), save("second"), save("corrected"), save("corrected")]);
  expect(saved).toEqual(["first"]);
  arrive();
  await first;
  expect(saved).toEqual(["first", "corrected"]);
  await save("later");
  expect(saved.at(-1)).toBe("later");
});
