import { expect, test } from "vitest";
import { COMMANDS } from "../../server/commands/keepwell.ts";
import { documents, textOf } from "./documents.ts";

const { scripts } = JSON.parse(textOf("package.json")) as { scripts: Record<string, string> };

/** The names after `npm run`, or after `npm run keepwell --`, in all documents. */
function named(call: RegExp): string[] {
  return documents.flatMap((document) => [...textOf(document).matchAll(call)].map(([, name = ""]) => name));
}

test("every npm script that a document names exists", () => {
  const names = named(/\bnpm run (?:-s )?(\w[\w:-]*\w)/g);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test("every command of Keepwell's own program that a document names exists", () => {
  const names = named(/\bnpm run (?:-s )?keepwell -- ([a-z:-]*[a-z])/g);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !Object.hasOwn(COMMANDS, name))).toEqual([]);
});
