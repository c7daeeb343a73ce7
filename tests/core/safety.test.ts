import { expect, test } from "vitest";
import { safetyIssues } from "#core/content/check-safety.ts";
import { textOf } from "#core/content/text-of.ts";
import { detectConcern } from "#core/safety/detect-concern.ts";
import { site } from "./shipped-content.ts";

const { languages, safety } = site();
const kindOf = (message: string) => detectConcern(message, safety)?.kind ?? null;

const selfHarm = [
  "I want to die",
  "I WANT TO DIE!!!",
  "some days i just wanna say it: I want\nto   die",
  "I don't want to live anymore",
  "I don’t want to be here anymore",
  "I feel suicidal",
  "thinking about suicide a lot",
  "My family would be better off without me.",
  "I have thought of killing myself",
  "there is no reason to live since Tom died",
  "I might take all my pills at once",
  "I want to hurt myself",
  "I have chest pain and I want to die",
];
test.each(selfHarm)("hears harm to oneself in %j", (message) => expect(kindOf(message)).toBe("self-harm"));

const emergency = [
  "I have chest pain",
  "there is a pressure in my chest and my arm hurts",
  "I can't breathe",
  "i cant breathe",
  "I can’t breathe",
  "My husband's face is drooping and his speech is slurred",
  "I think I am having a stroke",
  "am I having a heart attack?",
  "my wife is unconscious",
  "I've fallen and I can't get up",
  "She fell and hit my head",
  "he won't wake up",
  "the bleeding won't stop",
  "Should I call an ambulance?",
  "I took too many pills by mistake",
  "*chest pain*",
];
test.each(emergency)("hears an emergency in %j", (message) => expect(kindOf(message)).toBe("emergency"));

const harmless = [
  "How can I kill time on a rainy day?",
  "I am dying to learn Spanish",
  "I could kill for a coffee",
  "My phone died",
  "I don't want to die young, so what should I eat?",
  "I do not want to live alone",
  "I'm tired of living alone, where can I meet people?",
  "I don't want to wake up at four every night",
  "Does the breast stroke help my back?",
  "How do I lower my risk of a stroke or a heart attack?",
  "That was a stroke of luck",
  "Which breathing exercise helps me calm down?",
  "I can't breathe through my nose at night",
  "Is a chest press good for me?",
  "My chair collapsed, which one is sturdy?",
  "I passed out flyers for my club",
  "How can I cope after losing my wife?",
  "I am afraid of falling",
  "Can I harm my knees by walking?",
  "I live on one side of town",
  "",
];
test.each(harmless)("hears no alarm in %j", (message) => expect(kindOf(message)).toBeNull());

test("names the numbers of the region, most fitting first", () => {
  const word = detectConcern("I want to die", safety);
  expect(word?.numbers).toEqual(["988", "911"]);
  expect(word?.message).toContain("call or text 988");
  expect(detectConcern("chest pain", safety)).toMatchObject({
    numbers: ["911"],
    message: expect.stringContaining("911"),
  });
  const abroad = { ...safety, region: "GB", regions: { GB: { emergency: "999", crisis: "116 123" } } };
  expect(detectConcern("I want to die", abroad)?.message).toContain("116 123");
});

test("no suggested topic or shipped guidance sounds like an emergency", async () => {
  const { shippedContent } = await import("../support/test-server.ts");
  const { catalogue, guidance } = await shippedContent();
  const texts = [...catalogue.domains.flatMap((one) => one.suggestedQuestions), ...guidance.map(({ title }) => title)];
  const said = languages.flatMap(({ code }) => texts.map((text) => textOf(text, code)));
  expect(said.filter((one) => kindOf(one) !== null)).toEqual([]);
});

test("the content check names a region without numbers and a message without any", () => {
  expect(safetyIssues("site", safety)).toEqual([]);
  expect(safetyIssues("site", { ...safety, region: "FR" })).toMatchObject([{ path: "safety.region" }]);
  const mute = safety.concerns.map((concern) => ({ ...concern, message: "Call someone." }));
  expect(safetyIssues("site", { ...safety, concerns: mute })).toHaveLength(2);
  const lost = { ...safety, regions: { ...safety.regions, GB: { emergency: "999" } } };
  expect(safetyIssues("site", lost)).toMatchObject([{ message: expect.stringContaining("GB") }]);
});
