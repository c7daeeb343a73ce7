import { expect, test } from "vitest";
import { safetyIssues } from "#core/content-check/check-safety.ts";
import type { Text } from "#core/content-model/text.ts";
import { detectConcern, referralFor } from "#core/shared/safety/detect-concern.ts";
import { textOf } from "#core/shared/text-of.ts";
import { catalogue, guidanceNames, guidanceOf, site } from "./shipped-content.ts";

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
  "My husband says he wants to kill himself",
  "my friend talks about killing herself",
  "I keep thinking of ending it",
  "What's the point of living?",
  "I hope I don't wake up tomorrow",
  "sucidal thoughts",
  "I can't go on like this",
  "I wanna die",
  "my wife doesn't want to live anymore",
  "nobody would miss me if I was gone",
  "my son killed himself last year",
  "i want to kil myself",
  "I don't see any reason to live",
  "I do not want to die, but I want to hurt myself",
  "There is no point in going on any more",
  "I don't see why I should carry on",
  "I have had enough of living",
  "I am a burden to my children and it would be easier if I was gone",
  "I am so tired of it all, I just want it to end",
  "I want it all to end",
  "Some nights I hope I fall asleep and never wake up",
  "I want to be with my late wife now",
  "Solo quiero que todo termine",
  "Estoy cansada de todo, quiero que se acabe",
  "Soy una carga para mis hijos",
  "I think about stepping in front of the train",
  "Mi hermana se quiere quitar la vida",
  "Papá dijo que se va a colgar",
  "Me tomé como veinte pastillas de las de la presión porque ya no podía más",
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
  "My husband has chest pain",
  "pains in the chest since breakfast",
  "I have chest pian",
  "my chets hurts",
  "my chest really hurts",
  "chest feels tight and my left arm is numb",
  "there is an elephant sitting on my chest",
  "I had chest pain last night",
  "No, chest pain, not heartburn",
  "I don't know if this chest pain is serious",
  "I cant breath",
  "my neighbour's mouth is drooping on one side",
  "one side of her face looks odd",
  "He can't lift his arm and talks funny",
  "could this be a stroke?",
  "what are the signs of a stroke",
  "I think I had a stroke",
  "my dad is suddenly confused",
  "Mom woke up confused and doesn't know where she is",
  "he is not making sense",
  "I fell and hurt my hip",
  "I fell down the stairs",
  "my husband fell in the bath and is bleeding",
  "I had a fall this morning and my wrist hurts",
  "I fell and I think I broke my arm",
  "my wife fainted in the kitchen",
  "he is having a siezure",
  "she's unconscous",
  "I took my pills twice by mistake",
];
test.each(emergency)("hears an emergency in %j", (message) => expect(kindOf(message)).toBe("emergency"));

const abuse = [
  "My wife gets angry and pushes me, I am afraid of her",
  "Tengo miedo de mi hijo cuando bebe",
  "Le tengo miedo, mejor dicho: tengo miedo de mi marido",
];
test.each(abuse)("hears abuse in %j", (message) => expect(kindOf(message)).toBe("abuse"));

const harmless = [
  "La computadora dice que se va a colgar",
  "Dejé las pastillas porque ya no podía dormir",
  "My wife pushes me to walk more",
  "There is no point in going on this diet",
  "Is there no point in going on a treadmill at my age?",
  "I want this cough to end",
  "I am tired of it all day, when does the cold end?",
  "No quiero ser una carga para mis hijos",
  "Tengo miedo de que mi marido se caiga",
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
  "this quiz is killing me",
  "I could murder a coffee",
  "I'm dying to try tai chi",
  "I'd kill for a good night's sleep",
  "heartburn after lunch",
  "what can I do for a broken heart",
  "I fell asleep in front of the TV with my head on the cushion",
  "I fell for my neighbour",
  "I fell out with my sister and it hurts",
  "I fell behind with my exercises",
  "I fell two years ago and broke my hip, can I exercise?",
  "I fell and hurt my knee last year",
  "how can I avoid falling and hitting my head",
  "I had a stroke five years ago, which exercises are safe?",
  "I had a heart attack in 2015",
  "I have no chest pain, can I walk uphill?",
  "I don't have any chest pain when I walk",
  "is a chest press safe with back pain",
  "where is my pain cream, in the chest of drawers?",
  "I get confused by the remote control",
  "I don't know where I am in the questionnaire",
  "my phone is not responding",
  "my arms are weak, how do I get stronger?",
  "I'm out of breath after the stairs, how do I get fitter?",
  "these stairs will be the death of me",
  "I want to diet",
  "the steak was overdone",
  "I was slurping soup",
  "I choked up at the wedding",
  "it costs an arm and a leg",
  "I'm scared to death of dentists",
  "I don't want to go on holiday alone",
  "my wife died last year",
  "I'm tired of life in the city",
];
test.each(harmless)("hears no alarm in %j", (message) => expect(kindOf(message)).toBeNull());

const referred: [string, string | null][] = [
  ["Xarelto costs so much that I make one box last for two months", "medicine"],
  ["my pills are another color this time", "medicine"],
  ["me sobró amoxicilina, ¿me sirve para la garganta?", "medicine"],
  ["este mes no compré la pastilla de la presión", "medicine"],
  ["should I stop taking my statins", "medicine"],
  ["can I double my dose", "medicine"],
  ["which painkiller is best", "medicine"],
  ["how much ibuprofen can I take", "medicine"],
  ["can I take aspirin with wine", "medicine"],
  ["do I have dementia?", "diagnosis"],
  ["could I have early Alzheimer's", "diagnosis"],
  ["what's wrong with me", "diagnosis"],
  ["is this cancer", "diagnosis"],
  ["could I have friends over", null],
  ["should I stop my naps", null],
  ["how much should I walk", null],
  ["what can I do about low mood", null],
];
test.each(referred)("refers to a doctor in %j: %s", (message, kind) => {
  const expected = safety.referrals.find((one) => one.kind === kind);
  expect(referralFor(message, safety)).toBe(expected ? textOf(expected.message) : null);
});

test.each([
  "I need an ambulance, my husband has had a bad heart for years",
  "She always naps at two, she won't wake up, please help",
  "Usually my nitro helps but not this time, my chest hurts, what do I do?",
  "Every time I breathe in my chest hurts. What is it?",
  "She came home from surgery last week and is coughing up blood, what should I do?",
  "We smell gas every time we light the stove, who do I call?",
  "Siempre fue sano y no respira, ¡ayuda!",
  "Cada vez que respiro me duele el pecho y me falta el aire, ¿qué hago?",
  "Necesito una ambulancia, ¿qué se hace? Tiene 80 años",
])("what was before, or comes back, hides no emergency: %s", (message) => {
  expect(kindOf(message)).toBe("emergency");
});

test("who asks about pauses in their sleep is not told to call now", () => {
  expect(kindOf("mi esposa dice que ronco y que a veces dejo de respirar, tengo que ir al médico por eso?")).toBeNull();
  for (const text of ["mi esposo dejó de respirar", "mi esposo dejó de respirar dormido, ¿qué hago?"])
    expect(kindOf(text)).toBe("emergency");
});

test("names the numbers of the region, most fitting first", () => {
  const word = detectConcern("I want to die", safety);
  expect(word?.numbers).toEqual(["988", "911"]);
  expect(word?.message).toContain("call or text 988");
  expect(detectConcern("chest pain", safety)).toMatchObject({
    numbers: ["911", "1-800-222-1222"],
    message: expect.stringContaining("call 911 now"),
  });
  const abroad = { ...safety, region: "GB", regions: { GB: { emergency: "999", crisis: "116 123" } } };
  expect(detectConcern("I want to die", abroad)?.message).toContain("116 123");
});

/** Entries about a danger itself: whoever asks them by their title gets the card instead. */
const ABOUT_DANGER = [
  "chest-pain",
  "fainting",
  "head-injury",
  "money-taken-by-family",
  "short-of-breath",
  "smell-of-gas",
  "sudden-confusion",
];

test("of what the guide offers to ask, only the entries about a danger sound like one", () => {
  const soundsLikeDanger = (text: Text) => languages.some(({ code }) => kindOf(textOf(text, code)) !== null);
  const suggested = catalogue().domains.flatMap((domain) => domain.suggestedQuestions);
  expect(suggested.filter(soundsLikeDanger)).toEqual([]);
  const entries = guidanceNames.flatMap((name) => guidanceOf(name).entries);
  const alarming = entries.filter(({ after, title }) => !after && soundsLikeDanger(title)).map(({ id }) => id);
  expect(alarming.toSorted()).toEqual(ABOUT_DANGER);
});

test("the content check names a region without numbers and a message without any", () => {
  expect(safetyIssues("site", safety)).toEqual([]);
  expect(safetyIssues("site", { ...safety, region: "FR" })).toMatchObject([{ path: "safety.region" }]);
  const mute = safety.concerns.map((concern) => ({ ...concern, message: "Call someone." }));
  expect(safetyIssues("site", { ...safety, concerns: mute })).toHaveLength(safety.concerns.length);
  const lost = { ...safety, regions: { ...safety.regions, GB: { emergency: "999" } } };
  const unnamed = safetyIssues("site", lost).map(({ path, message }) => [path.split(".").slice(2).join("."), message]);
  expect(unnamed).toEqual(
    [
      ["message", "crisis"],
      ["message", "poison"],
      ["message", "violence"],
      ["message", "abuse"],
      ["instead[0].message", "fraud"],
      ["instead[0].message", "crisis"],
      ["instead[0].message", "violence"],
      ["instead[0].message", "abuse"],
      ["instead[0].unsure", "fraud"],
      ["instead[0].unsure", "violence"],
    ].map(([path, name]) => [path, `The region GB has no number named "${name}".`]),
  );
});
