import { expect, test } from "vitest";
import { importApart } from "../../../server/import/import-apart.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const survey = JSON.stringify({ title: "Two", elements: [{ type: "text", name: "a", title: "A?" }] });

test("gives the scales of a file", async () => {
  const { format, scales } = await importApart("two.json", bytes(survey), { id: "mine" });
  expect(format).toBe("surveyjs");
  expect(scales.map(({ report: { id, taken } }) => ({ id, taken }))).toEqual([{ id: "mine", taken: 1 }]);
});

test("says why a file cannot be read, and reads the next one", async () => {
  await expect(importApart("a.txt", bytes("only words"))).rejects.toThrow("This is no file of a kind");
  expect((await importApart("two.json", bytes(survey))).scales).toHaveLength(1);
});

test.each([
  ["little", (text: string) => Buffer.from(text, "utf16le")],
  ["big", (text: string) => Buffer.from(text, "utf16le").swap16()],
])("says what to do with UTF-16 that no mark tells, the %s end first", async (_, inUtf16) => {
  const spanish = survey.replace("A?", "¿Cómo está?");
  for (const text of [spanish, "type,name,label\ntext,a,¿Cómo está?\n"])
    await expect(importApart("two.csv", inUtf16(text))).rejects.toThrow("Save it as UTF-8");
});

test("ends a file that takes too long or too much memory", async () => {
  const many = JSON.stringify({
    elements: Array.from({ length: 20_000 }, (_, index) => ({ type: "text", name: `q${index}`, title: "A?" })),
  });
  const limits = { workMs: 30_000, waitMs: 60_000, megabytes: 256 };
  await expect(importApart("a.json", bytes(many), {}, { ...limits, workMs: 1 })).rejects.toThrow("too long");
  await expect(importApart("a.json", bytes(many), {}, { ...limits, megabytes: 20 })).rejects.toThrow("memory");
});
