import { expect, test } from "vitest";
import type { GuidanceEntry } from "#core/content-model/guidance.ts";
import { type Line, whomOfTalk } from "../../server/guidance/danger-talk.ts";
import { isMemory, isSendOff } from "../../server/guidance/tells.ts";
import { whomItIsAbout } from "../../server/guidance/whom-it-is-about.ts";
import { holdsWayToAsk } from "../../server/guidance/word-for-word.ts";
import { NOTHING_UNDERSTOOD } from "../../server/meaning/understanding.ts";

// What the words of a talk tell by themselves, before any likeness.

test("in Spanish the verb and a small word tell whom a line is about, where nobody is named", () => {
  const lines = {
    self: [
      "me mareo al pararme",
      "me falta el aire",
      "siento el brazo dormido",
      "le cuento que me siento mal",
      "lo siento, me quiero morir",
    ],
    another: [
      "no quiere ir al hospital",
      "se cayó y no responde",
      "le puse un trapo mojado",
      "¿la acuesto o la siento?",
      "está temblando y muy pálida",
      "me dijo que le pegan",
      "no sé cómo decirle",
      "él tiene una pistola, la guarda en el buró",
      "mi compadre anda tomado",
    ],
  };
  for (const [whom, own] of Object.entries(lines))
    expect(own.filter((line) => whomItIsAbout(line, "es") !== whom)).toEqual([]);
  for (const line of ["¿cómo se hace?", "¿usted cree?", "¿y ahora?", "nadie contesta", "quién sabe"])
    expect(whomItIsAbout(line, "es")).toBeNull();
});

test("more lines tell better than one who is in danger: a helper writes of oneself too", () => {
  const talk = (...lines: Line["whom"][]) => {
    const [last = null, ...before] = lines.toReversed();
    const line = (whom: Line["whom"]): Line => ({
      text: "",
      language: "en",
      understood: NOTHING_UNDERSTOOD,
      phrased: null,
      whom,
    });
    return whomOfTalk({ earlier: before.map(line), last: line(last) });
  };
  expect(talk(null)).toEqual({ whom: null, isSure: false });
  expect(talk("another", "self")).toEqual({ whom: "self", isSure: false });
  expect(talk("another", "another", "self")).toEqual({ whom: "another", isSure: false });
  expect(talk("another", "another", null, "another")).toEqual({ whom: "another", isSure: true });
  expect(talk("self", "self", null)).toEqual({ whom: "self", isSure: true });
  expect(talk("another", "another", "another", "another", "self")).toEqual({ whom: "another", isSure: false });
});

test("a line that holds a way to ask of four words or more asks it, in its own language", () => {
  const entry = {
    asked: { default: ["he squeezed my neck", "my neck hurts"], es: ["me apretó el cuello"] },
  } as unknown as GuidanceEntry;
  expect(holdsWayToAsk("Friday he squeezed my neck, the food was cold.", entry, "en")).toBe(true);
  expect(holdsWayToAsk("El viernes me apreto el cuello por nada", entry, "es")).toBe(true);
  expect(holdsWayToAsk("me apretó el cuello y no puedo tragar", entry, "es")).toBe(true);
  expect(holdsWayToAsk("I do not think he squeezed my neck", entry, "en")).toBe(false);
  expect(holdsWayToAsk("I don't think he squeezed my neck", entry, "en")).toBe(false);
  expect(holdsWayToAsk("nadie me apretó el cuello", entry, "es")).toBe(false);
  for (const line of ["so my neck hurts again", "he squeezed my necktie", "me apretó el cuello"])
    expect(holdsWayToAsk(line, entry, "en")).toBe(false);
});

test("a goodbye with what somebody will do is one, and a question or a complaint with thanks is none", () => {
  for (const line of [
    "I will go Tuesday when it is quiet. Much obliged",
    "tonight I'm going to sit with my neighbor instead. bye now and thank you",
    "mañana voy a caminar con mi comadre. Gracias, mija",
    "gracias mi reina, mañana le cuento",
    "pues el martes me doy la vuelta con mi compay Tito. Cuídate",
  ])
    expect(isSendOff(line), line).toBe(true);
  for (const line of [
    "thanks. I will try it, but how long does it take?",
    "my knee hurts on the stairs. Thank you",
    "me duele la rodilla. Gracias",
    "I will go Tuesday when it is quiet",
    "I don't feel well. Thank you",
    "me duele la rodilla por la mañana. Gracias",
    "Me viene un mareo al levantarme. Gracias",
    "I'm going blind. Thanks",
    "I'm going to be with my wife soon. Goodbye",
    "I'll call her and say I am not a burden any more. Thank you for everything",
    "I'll send him the gift cards today. Thank you",
    "gracias. y cuanto tarda si lo hago mañana",
    "Thank you. Does Medicare pay if I'm going to call a nursing home",
  ])
    expect(isSendOff(line), line).toBe(false);
});

test("what somebody dear did is a memory, and a sign of illness is none", () => {
  for (const line of ["my mother made bean soup on the wood stove", "mi mamá nos hacía té de hojas de naranjo"])
    expect(isMemory(line), line).toBe(true);
  for (const line of [
    "my husband got dizzy at church",
    "mi mamá se mareaba en misa",
    "my wife made soup, is it still good?",
    "my husband made me sign a paper",
    "my husband told me he will not be a bother",
    "mi tío me tocaba por las noches",
    "mi marido me daba golpes cuando tomaba",
    "My wife cooked every meal and I can’t",
  ])
    expect(isMemory(line), line).toBe(false);
});
