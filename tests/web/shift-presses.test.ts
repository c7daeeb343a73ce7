import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countShiftPresses } from "../../src/features/chat/shift-presses.ts";

let target: EventTarget;
let counts: number[];
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  target = new EventTarget();
  counts = [];
  stop = countShiftPresses((count) => counts.push(count), target);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const event = (type: string, more: object = {}) => target.dispatchEvent(Object.assign(new Event(type), more));
const down = (key: string, more: object = {}) => event("keydown", { key, ...more });
const up = (key: string) => event("keyup", { key });
const press = (key = "Shift", more: object = {}) => {
  down(key, more);
  up(key);
};

test("three presses count up to three", () => {
  for (let time = 0; time < 3; time++) press();
  expect(counts).toEqual([1, 2, 3]);
});

test("a key that is held is one press", () => {
  down("Shift");
  for (let time = 0; time < 9; time++) down("Shift", { repeat: true });
  up("Shift");
  expect(counts).toEqual([1]);
});

test("capital letters count nothing, whichever key is let go first", () => {
  for (const first of ["Shift", "A"]) {
    for (let time = 0; time < 3; time++) {
      down("Shift");
      down("A");
      up(first);
      up(first === "A" ? "Shift" : "A");
    }
  }
  expect(counts).toEqual([]);
});

test("another key, a click and time in between start the count again", () => {
  press();
  press("Tab");
  press();
  down("Shift");
  event("pointerdown");
  up("Shift");
  press();
  vi.advanceTimersByTime(5_000);
  press();
  expect(counts).toEqual([1, 0, 1, 0, 1, 0, 1]);
});

test("Shift with Control, Alt or the system's key counts nothing", () => {
  for (const modifier of ["ctrlKey", "altKey", "metaKey"]) press("Shift", { [modifier]: true });
  expect(counts).toEqual([]);
});

test("both Shift keys in turn count, also where one is still down", () => {
  down("Shift");
  down("Shift");
  up("Shift");
  up("Shift");
  press();
  expect(counts).toEqual([1, 2, 3]);
});

test("nothing is counted after the end", () => {
  press();
  stop();
  press();
  vi.advanceTimersByTime(9_000);
  expect(counts).toEqual([1]);
});
