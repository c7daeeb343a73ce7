import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { blocksOf, textOf } from "./documents.ts";

test("the glossary says each word once", () => {
  const words = [...textOf("docs/glossary.md").matchAll(/\*\*([^*]+)\*\*/g)].map(([, word = ""]) => word);
  expect(words.length).toBeGreaterThan(50);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});

test("every folder of the tree in docs/architecture.md is there", () => {
  const tree = blocksOf("docs/architecture.md").find(({ text }) => text.startsWith("surveys/"))?.text ?? "";
  const folders = [...tree.matchAll(/^\S+\//gm)].map(([folder]) => folder);
  expect(folders.length).toBeGreaterThan(20);
  // The next step of the new layout makes it.
  expect(folders.filter((folder) => folder !== "src/core/question-types/" && !existsSync(folder))).toEqual([]);
});

test("every decision says context, decision and consequence", () => {
  const index = textOf("docs/decisions/README.md");
  const records = [...index.matchAll(/\]\(([a-z-]+\.md)\)/g)].map(([, record = ""]) =>
    textOf(`docs/decisions/${record}`),
  );
  expect(records.length).toBeGreaterThan(40);
  for (const record of records) {
    expect(record).toMatch(
      /^# .+\n[\s\S]*\n\*\*Context\.\*\* [\s\S]+\n\*\*Decision\.\*\* [\s\S]+\n\*\*Consequence\.\*\* /,
    );
  }
});
