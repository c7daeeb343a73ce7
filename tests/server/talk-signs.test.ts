import { expect, test } from "vitest";
import type { GuidanceEntry } from "#core/content-model/guidance.ts";
import { type Line, whomOfTalk } from "../../server/guidance/danger-talk.ts";
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
