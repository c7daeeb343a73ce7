import { expect, test } from "vitest";
import type { DraftState, Step } from "#core/api/studio-drafts.ts";
import { afterCommand, type DraftLog } from "#core/studio-log/draft-log.ts";
import { afterStep, changesOfEdits, changesOfText, stepBetween, undoing } from "#core/studio-log/step.ts";
import { typedOn } from "#core/studio-log/typing.ts";
import { randomSteps } from "../../support/random-steps.ts";

const run = (log: DraftLog, ...given: readonly Parameters<typeof afterCommand>[1][]) =>
  given.reduce((now, command) => afterCommand(now, command) as DraftLog, log);
const texts = (survey: string, rule = ""): DraftState => ({ survey, rule, from: "" });
const inserted = (at: number, put: string): Step => ({ survey: [{ at, cut: "", put }], rule: [] });

test("200 random edits, undone one by one and done again, are the same at every place", () => {
  const { start, steps } = randomSteps(200);
  let log: DraftLog = { state: start, steps: [], position: 0 };
  const passed = [start];
  for (const step of steps) {
    log = run(log, { kind: "step", step });
    passed.push(log.state);
  }
  for (let to = 199; to >= 0; to--) {
    log = run(log, { kind: "move", to });
    expect(log.state).toEqual(passed[to]);
  }
  for (let to = 1; to <= 200; to++) {
    log = run(log, { kind: "move", to });
    expect(log.state).toEqual(passed[to]);
  }
});

test("a step after an undo drops what was ahead, and what does not fit is refused", () => {
  const empty: DraftLog = { state: texts("ac"), steps: [], position: 0 };
  const log = run(
    empty,
    { kind: "step", step: inserted(1, "b") },
    { kind: "move", to: 0 },
    { kind: "step", step: inserted(2, "d") },
  );
  expect(log.state.survey).toBe("acd");
  expect(log.steps).toHaveLength(1);
  expect(afterCommand(log, { kind: "move", to: 2 })).toBeNull();
  expect(afterStep(texts("ac"), { survey: [{ at: 0, cut: "x", put: "" }], rule: [] })).toBeNull();
});

test("edits made together become one step, also where they touch or overlap", () => {
  const edits = [
    { from: 4, to: 4, insert: "!" },
    { from: 0, to: 1, insert: "A" },
  ];
  const changes = changesOfEdits("abcd", "Abcd!", edits);
  expect(changes).toHaveLength(2);
  const step = { survey: changes, rule: [] };
  expect(afterStep(texts("Abcd!"), undoing(step))?.survey).toBe("abcd");
  const overlapping = [
    { from: 0, to: 3, insert: "x" },
    { from: 2, to: 4, insert: "y" },
  ];
  expect(changesOfEdits("abcd", "xy", overlapping)).toEqual([{ at: 0, cut: "abcd", put: "xy" }]);
});

test("no character is cut in halves", () => {
  for (const [before, after] of [
    ["a😀b", "a😁b"],
    ["😀", "😀😀"],
    ["𐀁", "😁"],
  ] as const) {
    const [change] = changesOfText(before, after);
    expect(change?.cut.isWellFormed() && change.put.isWellFormed()).toBe(true);
    expect(afterStep(texts(before), { survey: change ? [change] : [], rule: [] })?.survey).toBe(after);
  }
});

test("typing and deleting at one place is one step; a switch, a paste and another place are not", () => {
  const typed = (first: Step | null, second: Step | null) => first && second && typedOn(first, second);
  const between = (...all: readonly string[]) =>
    all.slice(1).map((text, index) => stepBetween(texts(all[index] ?? ""), texts(text)));
  const [one, two] = between("Sleep", "Sleepy", "Sleepy?");
  expect(typed(one ?? null, two ?? null)?.survey).toEqual([{ at: 5, cut: "", put: "y?" }]);
  const [word, back] = between("ab", "abc", "ab");
  expect(typed(word ?? null, back ?? null)?.survey).toEqual([{ at: 2, cut: "", put: "" }]);
  const [last, further] = between("abc", "ab", "a");
  expect(typed(last ?? null, further ?? null)?.survey).toEqual([{ at: 1, cut: "bc", put: "" }]);
  const [on, off] = between("true", "false", "true");
  expect(typed(on ?? null, off ?? null)).toBeNull();
  const [here, there] = between("abcd", "abcde", "1abcde");
  expect(typed(here ?? null, there ?? null)).toBeNull();
  const [key, paste] = between("a", "ab", `ab${"long ".repeat(20)}`);
  expect(typed(key ?? null, paste ?? null)).toBeNull();
});
