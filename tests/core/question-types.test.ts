import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { questionTypes } from "#core/question-types/question-types.ts";
import { schemaParts } from "#core/question-types/schema-parts.ts";

const FOLDER = "src/core/question-types";
const folders = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "answer-kinds")
  .map(({ name }) => name);

test("every folder is a type of the index, and the other way round", () => {
  expect(questionTypes.map(({ name }) => name).sort()).toEqual(folders.sort());
});

test("a type has one line in the index", () => {
  const lines = readFileSync(`${FOLDER}/index.ts`, "utf8").split("\n");
  for (const name of folders) expect(lines.filter((line) => line.includes(`/${name}/`))).toHaveLength(1);
});

test("each has a place of its own where types are listed", () => {
  expect(new Set(questionTypes.map(({ place }) => place)).size).toBe(questionTypes.length);
});

test("each takes only elements that name it", () => {
  for (const type of questionTypes)
    expect(type.schema(schemaParts)).toMatchObject({ properties: { type: { const: type.name } } });
});
