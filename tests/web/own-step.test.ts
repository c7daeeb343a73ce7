import { expect, test } from "vitest";
import { textOf } from "#core/shared/text-of.ts";
import {
  entriesOf,
  newEntries,
  OWN,
  offerFor,
  repicked,
  stepOfResult,
  wordsOf,
} from "../../src/features/my-step/step-entries.ts";
import { begun } from "../../src/features/my-step/use-step-entries.ts";
import { ENGLISH } from "../../src/ui/language/language.ts";
import { smallSteps } from "../core/shipped-content.ts";

const content = smallSteps() as never;

test("a step in own words needs one text: moment and obstacle are pressed", () => {
  const entries = {
    ...newEntries("exercise", OWN),
    what: "I water my plants",
    routinePick: "breakfast",
    obstaclePick: "0",
  };
  const offer = offerFor(content, "Exercise", undefined, entries, ENGLISH);
  expect(wordsOf(entries, offer, textOf)).toEqual({
    ...{ what: "I water my plants", routine: "After breakfast", place: "" },
    ...{ happens: "I am tired", instead: "I do half of it" },
  });
});

test("where it is done and what helps with an obstacle of one's own are pressed too, or written", () => {
  const pressed = {
    ...newEntries("exercise", OWN),
    ...{ placePick: "1", place: "on the moon", obstaclePick: OWN, happens: "it rains", insteadPick: "0" },
  };
  const said = (entries: typeof pressed) =>
    wordsOf(entries, offerFor(content, "Exercise", undefined, entries, ENGLISH), textOf);
  expect(said(pressed)).toMatchObject({ place: "outside", happens: "it rains", instead: "I do half of it" });
  const written = { ...pressed, placePick: OWN, insteadPick: OWN, instead: "I stay in" };
  expect(said(written)).toMatchObject({ place: "on the moon", instead: "I stay in" });
  expect(said({ ...pressed, placePick: "", insteadPick: "" })).toMatchObject({ place: "", instead: "" });
});

test("a step that is filled in again has all its words, also those that can be pressed", () => {
  const words = { what: "I walk", routine: "After the news", place: "at home", happens: "it rains", instead: "I rest" };
  const filled = entriesOf({ survey: "exercise", words }, content);
  expect(wordsOf(filled, offerFor(content, "Exercise", undefined, filled, ENGLISH), textOf)).toEqual(words);
});

test("the step that a result shows is picked, and none where no result led here", () => {
  expect(stepOfResult(content, "Exercise", "Very Low")).toBe("walk-a-little-more");
  expect(stepOfResult(content, "Exercise", undefined)).toBe("");
  expect(newEntries("exercise", "walk-a-little-more").pick).toBe("walk-a-little-more");
});

const routine = (id: string) => ({ id, text: id });
const rest = { happens: "I am tired", instead: "I rest first" };
const rain = { happens: "it rains", instead: "I walk indoors" };
const offers = {
  "": { steps: [], step: undefined, routines: [], obstacles: [] },
  walk: { steps: [], step: undefined, routines: ["breakfast", "lunch"].map(routine), obstacles: [rest, rain] },
  swim: { steps: [], step: undefined, routines: ["lunch", "dinner"].map(routine), obstacles: [rain] },
  [OWN]: { steps: [], step: undefined, routines: ["breakfast"].map(routine), obstacles: [rest] },
};
const repick = (entries: Parameters<typeof repicked>[0], pick: string) =>
  repicked(entries, pick, (one) => offers[one as keyof typeof offers] as never);
const walk = { ...newEntries("exercise", "walk"), routinePick: "lunch", obstaclePick: "1" };

test("another step keeps the moment and the obstacle that it offers too", () => {
  expect(repick(walk, "swim")).toMatchObject({ pick: "swim", routinePick: "lunch", obstaclePick: "0" });
  const others = { ...walk, routinePick: "breakfast", obstaclePick: "0" };
  expect(repick(others, "swim")).toMatchObject({ routinePick: "", obstaclePick: "" });
  expect(repick({ ...walk, routinePick: OWN, obstaclePick: OWN }, "swim")).toMatchObject({
    ...{ routinePick: OWN, obstaclePick: OWN },
  });
  // A number that no step stands behind means nothing in the next one.
  expect(repick({ ...walk, pick: "" }, "swim").obstaclePick).toBe("");
});

test("a step that was pressed just now comes before earlier words, which stay; a reload changes nothing", () => {
  const written = { ...newEntries("exercise", OWN), what: "I water my plants", routinePick: "breakfast" };
  const pressed = begun(written, "exercise", { step: "walk", isNew: true }, repick);
  expect(pressed).toMatchObject({ pick: "walk", what: "I water my plants", routinePick: "breakfast" });
  expect(begun(written, "exercise", { step: "walk", isNew: false }, repick)).toBe(written);
  expect(begun(written, "exercise", { step: "", isNew: true }, repick)).toBe(written);
  expect(begun(null, "exercise", { step: "walk", isNew: false }, repick).pick).toBe("walk");
});
