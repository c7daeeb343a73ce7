import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { setChoiceWords, setValue, setWords } from "../../src/features/studio/form/json-edits.ts";
import { applied } from "../../src/features/studio/form/text-edit.ts";

const survey = readFileSync("surveys/stress.json", "utf8");
const changedLines = (before: string, after: string) => {
  const [old, now] = [before.split("\n"), after.split("\n")];
  return { gone: old.filter((line) => !now.includes(line)), come: now.filter((line) => !old.includes(line)) };
};
const question = ["pages", 0, "elements", 0];

test("words and values are changed in their place alone", () => {
  const worded = applied(survey, setWords(survey, [...question, "title"], "es", 'Dijo "hola"'));
  expect(changedLines(survey, worded)).toEqual({
    gone: ['            "es": "¿Con qué frecuencia se sintió mal por una sorpresa desagradable?"'],
    come: ['            "es": "Dijo \\"hola\\""'],
  });
  const optional = applied(survey, setValue(survey, [...question, "isRequired"], false));
  expect(optional).toBe(survey.replace('"isRequired": true', '"isRequired": false'));
});

test("a property that is not there yet is written as the one before it", () => {
  const long = '{\n  "title": "A"\n}\n';
  expect(applied(long, setValue(long, ["isRequired"], true))).toBe('{\n  "title": "A",\n  "isRequired": true\n}\n');
  const short = '{ "title": "A" }';
  expect(applied(short, setValue(short, ["isRequired"], true))).toBe('{ "title": "A", "isRequired": true }');
  expect(applied("{}", setValue("{}", ["title"], "A"))).toBe('{ "title": "A" }');
});

test("a first translation makes languages of a text; a choice keeps its value beside its new words", () => {
  const text = '{ "title": "A", "choices": ["Never", 2] }';
  expect(applied(text, setWords(text, ["title"], "es", "B"))).toContain('"title": { "default": "A", "es": "B" }');
  expect(applied(text, setChoiceWords(text, ["choices", 0], "default", "Not once"))).toContain(
    '{ "value": "Never", "text": "Not once" }',
  );
  expect(applied(text, setChoiceWords(text, ["choices", 1], "es", "Dos"))).toContain(
    '{ "value": 2, "text": { "default": "2", "es": "Dos" } }',
  );
});
