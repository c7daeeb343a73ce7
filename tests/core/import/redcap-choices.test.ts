import { describe, expect, test } from "vitest";
import { annotationOf } from "#core/import/redcap/annotations.ts";
import { codedOptions, codesOfNoAnswer, listedChoices } from "#core/import/redcap/choices.ts";
import { wordsOf } from "#core/import/redcap/words.ts";

const valuesOf = (cell: string) => listedChoices(codedOptions(cell), wordsOf([])).choices.map(({ value }) => value);

describe("options of a cell", () => {
  test("end the code at their first comma alone", () =>
    expect(codedOptions("1, Now and then, or less | 2,Daily |")).toEqual([
      { code: "1", label: "Now and then, or less" },
      { code: "2", label: "Daily" },
    ]));
  test("may stand in lines", () => expect(codedOptions("a, One\nb, Two").map(({ code }) => code)).toEqual(["a", "b"]));
  test("are numbers where all of them are", () =>
    expect(valuesOf("0, No | -1, Skip | 1.5, Some")).toEqual([0, -1, 1.5]));
  test("keep codes that only look like numbers", () => expect(valuesOf("01, A | 1, B")).toEqual(["01", "1"]));
  test("without words show their code, and say so", () => {
    const { choices, said } = listedChoices(codedOptions("1, | 2, B"), wordsOf([]));
    expect(choices[0]).toEqual({ value: 1, text: "1" });
    expect(said[0]).toContain("no words");
  });
  test("that look like no answer are found", () =>
    expect(codesOfNoAnswer(codedOptions("0, A | 1, B | 99, Unsure | -1, Skipped"))).toEqual(["99", "-1"]));
});

test("an annotation has tags with their values, and what stands inside one is its own", () => {
  const { tags, remark } = annotationOf("@NONEOFTHEABOVE='8,9' mail me@HOME.org @IF([a]='1', @HIDDEN, '') @READONLY");
  expect(tags.map(({ name, value }) => [name, value])).toEqual([
    ["NONEOFTHEABOVE", "8,9"],
    ["IF", "[a]='1', @HIDDEN, ''"],
    ["READONLY", ""],
  ]);
  expect(remark).toContain("me@HOME.org");
});

test("languages stand in the words", () => {
  const label = '<p><span lang="en">Tired?</span><span lang="es_MX">¿Con sueño?</span></p>';
  const words = wordsOf([label]);
  expect(words.languages).toEqual(["en", "es-MX"]);
  expect(words.textOf(label)).toEqual({ default: "Tired?", "es-MX": "¿Con sueño?" });
  expect(words.textOf("<b>Plain</b>")).toBe("Plain");
});
