import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { similarity } from "../../server/meaning/embedder.ts";
import { loadEnglishEmbedder } from "../../server/meaning/english-embedder.ts";
import { type Reading, readingsOf } from "../../server/meaning/readings.ts";
import { wordByWord } from "../../server/meaning/word-by-word.ts";
import { wordsIn } from "../../server/meaning/wording.ts";

describe("word by word", () => {
  const inEnglish = wordByWord(
    "me da pena\ti am embarrassed\nme da\tgives me\nse\t\nrodilla\tknee\nresbale\ti slipped\n",
  );

  test.each([
    ["Me da pena, la RODILLA", "i am embarrassed la knee", "the longest of several words in a row comes first"],
    ["me da la rodílla", "gives me la knee", "accents and capitals do not count"],
    ["se", "", "a word that says nothing is left out"],
    ["resbalé, resbaló", "i slipped i slipped", "a form that is not listed is read as the one most like it"],
    ["resto resbaladilla", "resto resbaladilla", "a word that only begins alike stays as it is"],
  ])("%s: %s (%s)", (text, read) => {
    expect(inEnglish(text)).toBe(read);
  });
});

describe("the readings of a language", () => {
  let readings: readonly Reading[];
  beforeAll(async () => {
    readings = await readingsOf("es", await loadEnglishEmbedder());
  });

  test("are one where there is no list", async () => {
    expect(await readingsOf("fr", await loadEnglishEmbedder())).toHaveLength(1);
  });

  test.each(["…", "se"])("%s, of which no word is left, still has a vector", async (text) => {
    for (const { embed } of readings) {
      const [vector] = await embed([text]);
      expect(vector).toHaveLength(512);
      expect(vector?.every(Number.isFinite)).toBe(true);
    }
  });

  test("have names of their own, since their vectors cannot be compared", () => {
    expect(new Set(readings.map(({ name }) => name))).toHaveLength(2);
  });

  test.each([
    ["me falta el aire al subir", "no puedo respirar bien en la escalera", "el autobús llega tarde los lunes"],
    ["mi hijo me quita el cheque", "mi nieto se queda con mi dinero", "mi nieta me enseña a bailar"],
    ["no pego el ojo en toda la noche", "paso las horas despierta en la cama", "siembro tomates en el patio"],
  ])("tell word by word that %s is like %s, more than as written", async (one, alike, other) => {
    const leads = await Promise.all(
      readings.map(async ({ embed }) => {
        const [a, b, c] = (await embed([one, alike, other])) as [Float32Array, Float32Array, Float32Array];
        return similarity(a, b) - similarity(a, c);
      }),
    );
    expect(leads[1]).toBeGreaterThan(Math.max(0, leads[0] as number));
  });
});

describe("the Spanish list", () => {
  const inEnglish = wordByWord(readFileSync("server/meaning/word-lists/es.tsv", "utf8"));

  test.each([
    ["Mi hijo me quita la comida y las pastillas", "takes from me the food"],
    ["la niña se tragó una pila", "swallowed"],
    ["me apuntó con la pistola", "pointed at me with the gun"],
    ["me cortó la cara", "cut me the face"],
    ["se me durmió el brazo", "went numb"],
    ["quiero tirarme al río", "into the river"],
    ["me tomé todas las pastillas", "i took"],
    ["dice que se va a disparar", "shoot"],
    ["quiero colgarme", "hang myself"],
    ["me siento sofocada", "cannot breathe"],
    ["quiero quitarme la vida", "kill myself"],
  ])("%s: %s", (text, meant) => {
    expect(inEnglish(text)).toContain(meant);
  });

  test.each(["siembro violetas en el patio", "se me pegó el arroz", "me pega el sol en la cara", "me toca el turno"])(
    "%s sounds like no danger",
    (text) => {
      expect(inEnglish(text)).not.toMatch(/violen|hit|touch/);
    },
  );
});

test("the Spanish list names each word once, and what it means in a few plain words", () => {
  const lines = readFileSync("server/meaning/word-lists/es.tsv", "utf8").trimEnd().split("\n");
  expect(lines.filter((line) => !/^[^\t]+\t(?:[a-z0-9'-]+(?: [a-z0-9'-]+){0,3})?$/.test(line))).toEqual([]);
  const keys = lines.map((line) => wordsIn(line.split("\t")[0] ?? "").join(" "));
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.filter((key) => key.split(" ").length > 5)).toEqual([]);
});
