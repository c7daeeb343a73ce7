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
  "Quiero morir",
  "me quiero MORIR!!!",
  "Ya no quiero vivir",
  "No quiero vivir más, estoy cansada de vivir",
  "he pensado en quitarme la vida",
  "Mis hijos estarían mejor sin mí.",
  "no tengo ganas de vivir desde que murió Tomás",
  "Tengo ganas de hacerme daño",
  "pienso en el suicidio",
  "Voy a tomarme todas las pastillas",
  "Me duele el pecho y quiero morirme",
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
  "Me duele el pecho",
  "ME DUELE MUCHO EL PECHO",
  "siento una presión en el pecho",
  "No puedo respirar",
  "a mi marido se le ha torcido la boca",
  "creo que le está dando un derrame",
  "Mi esposa está inconsciente",
  "mi esposo no se despierta",
  "Me caí y no me puedo levantar",
  "me caí y me golpeé la cabeza",
  "La herida no para de sangrar",
  "¿Debo llamar a una ambulancia?",
  "Tomé demasiadas pastillas por error",
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
  "No quiero morir joven, ¿qué debo comer?",
  "No quiero vivir sola",
  "Estoy cansado de vivir solo, ¿dónde conozco gente?",
  "¿Este ejercicio puede hacerme daño?",
  "¿Cómo camino sin hacerme daño en las rodillas?",
  "Me muero de ganas de aprender inglés",
  "No quiero despertar a mi marido por la noche",
  "¿Cómo bajo mi riesgo de infarto o de derrame cerebral?",
  "No puedo respirar por la nariz de noche",
  "¿Es bueno el ejercicio de pecho para mí?",
  "¿Qué ejercicio de respiración me ayuda a calmarme?",
  "Mi nieta no se despierta hasta las diez",
  "No puedo levantarme temprano",
  "¿Puedo tomar todas mis pastillas por la mañana?",
  "¿Cómo puedo acabar con todo este ruido?",
  "Me da miedo caerme",
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
