import { expect, test } from "vitest";
import { finderOf } from "../../server/guidance/find-entry.ts";
import { learnEntryWords } from "../../server/meaning/entry-words.ts";
import { createQuestionFinder } from "../../server/meaning/question-finder.ts";
import { NOTHING_UNDERSTOOD } from "../../server/meaning/understanding.ts";
import { shippedContent } from "../support/test-server.ts";

test("what an entry says finds it, where no way to ask has a word of the question", async () => {
  const askables = [
    { id: "salt", language: "en", asked: ["Is it bad to season food?"], told: "Take herbs." },
    { id: "sleep", language: "en", asked: ["I lie awake"], told: "Leave the bedroom when you toss." },
  ];
  const find = await createQuestionFinder("en", askables, null);
  expect(find("tossing in my bedroom", null).nearest[0]?.id).toBe("sleep");
});

test("a story with a word of each of many sentences fits them better than it fits one sentence that has two", () => {
  const garden = "Do my knees hurt?\nDoes digging tire others?\nWould raised beds cost much?";
  const [bus = 0, story = 0] = learnEntryWords(["Which bus goes to town on Sunday?", garden])(
    "Sunday in town, then digging, beds and knees",
  );
  expect(story).toBeGreaterThan(bus);
});

test("rare words count most, whatever the endings of words and the length of the question", () => {
  const fits = learnEntryWords(["the dog walks in the park", "the park is green", "the park at night"]);
  const [walk = 0, green = 0, night = 0] = fits("WALKING the park");
  expect(walk).toBeGreaterThan(green);
  const [, , again] = fits("walking the park. And once more: WALKING the park");
  expect(again).toBeCloseTo(night, 5);
  expect([...fits("¿?")]).toEqual([0, 0, 0]);
});

test.each([
  ["en", 0.1, "none", "is shown"],
  ["en", 0.02, "none", "is offered"],
  ["es", 0.08, "none", "is offered"],
  ["es", 0.12, "none", "is shown"],
  ["en", 0.2, "some", "is offered"],
  ["en", 0.2, "grave", "is offered"],
] as const)(
  "in %j an entry that is %f ahead, where no word agrees (care: %s), %s",
  async (language, lead, care, outcome) => {
    const find = await finderOf(await shippedContent());
    const nearest = ["balance", "naps"].map((id, at) => ({ id, likeness: 0.9 - at * lead }));
    const { entry, others } = find("zzzz", { ...NOTHING_UNDERSTOOD, nearest }, language, care);
    expect(entry?.id).toBe(outcome === "is shown" ? "balance" : undefined);
    expect(others.map(({ id }) => id)).toEqual(outcome === "is shown" ? ["naps"] : ["balance", "naps"]);
  },
);

test.each([
  ["en", 0.4, "a short question", "zz ".repeat(8), 0],
  ["en", 0.4, "a long story", "zz ".repeat(60), 2],
  ["es", 0.5, "a short question", "zz ".repeat(8), 0],
  ["es", 0.5, "a long story", "zz ".repeat(60), 2],
])(
  "in %j what is like by %f is offered for a long story alone: %s",
  async (language, likeness, _, question, offered) => {
    const find = await finderOf(await shippedContent());
    const nearest = ["balance", "naps"].map((id) => ({ id, likeness }));
    const { others } = find(question, { ...NOTHING_UNDERSTOOD, nearest }, language, "grave");
    expect(others).toHaveLength(offered);
  },
);
