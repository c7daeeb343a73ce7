import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { setChoiceWords, setValue, setWords } from "../../src/features/studio/form/json-edits.ts";
import { insertInList, moveInList, removeFromList } from "../../src/features/studio/form/json-lists.ts";
import { settled } from "../../src/features/studio/form/settled.ts";
import { applied, type TextEdit } from "../../src/features/studio/form/text-edit.ts";
import { addEntry, inTurn, putValue, takeOut } from "../../src/features/studio/scoring/rule-edits.ts";

const folder = mkdtempSync(join(tmpdir(), "keepwell-format-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LONG =
  " and more words than fit beside all the others that stand on this line, so that it needs a line of its own";
type Path = (string | number)[];
type Kind = readonly [
  name: string,
  of: (value: unknown, path: Path) => boolean,
  edit: (text: string, path: Path) => readonly TextEdit[],
];

const isWords = (value: unknown) => typeof value === "string" && value.length > 3;
const isList = (value: unknown) => Array.isArray(value) && value.length > 1;
const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);
const at = (text: string, path: Path): unknown =>
  path.reduce((value, key) => (value as Record<string, unknown>)[key], JSON.parse(text) as unknown);

const KINDS: readonly Kind[] = [
  ["longer", isWords, (text, path) => setWords(text, path, "default", `${at(text, path)}${LONG}`)],
  ["shorter", isWords, (text, path) => setWords(text, path, "default", "No")],
  ["translated", isWords, (text, path) => setWords(text, path, "es", `Sí${LONG}`)],
  ["option", (_, path) => path.at(-2) === "choices", (text, path) => setChoiceWords(text, path, "es", `Sí${LONG}`)],
  ["property", isObject, (text, path) => setValue(text, [...path, "new"], { default: "Words", es: "Palabras" })],
  ["put", isObject, (text, path) => putValue(text, [...path, "new"], { from: 1, to: "two" })],
  ["copied", isList, (text, path) => insertInList(text, path, 1, (at(text, path) as unknown[])[0])],
  ["added", isList, (text, path) => addEntry(text, path, (at(text, path) as unknown[])[0])],
  ["removed", isList, (text, path) => removeFromList(text, [...path, 0])],
  ["taken out", isList, (text, path) => takeOut(text, [...path, 1])],
  ["moved", isList, (text, path) => moveInList(text, path, 0, 1)],
  [
    "two at once",
    isList,
    (text, path) =>
      inTurn(
        text,
        (json) => putValue(json, [...path, 0], "first"),
        (json) => putValue(json, [...path, 1], { text: `second${LONG}`, from: 3 }),
      ),
  ],
];

function placesIn(value: unknown, path: Path = []): Path[] {
  const inner = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return [path, ...inner.flatMap(([key, one]) => placesIn(one, [...path, Array.isArray(value) ? Number(key) : key]))];
}

/** Every file of a scale, changed in a few places by each kind of edit. */
const changed = ["surveys", "scoring-rules"].flatMap((place) =>
  readdirSync(place)
    .filter((name) => /^[a-z0-9-]+\.json$/.test(name))
    .map((name) => [`${place}-${name}`, readFileSync(join(place, name), "utf8")] as const)
    .filter(([, text]) => /"pages"|"examples"/.test(text))
    .flatMap(([name, text]) => {
      const places = placesIn(JSON.parse(text)).map((path) => [path, at(text, path)] as const);
      return KINDS.flatMap(([kind, isOne, edit]) => {
        const fitting = places.filter(([path, value]) => path.length > 0 && isOne(value, path));
        // Some of all depths, the same in every run.
        const some = fitting.filter((_, index) => index % Math.ceil(fitting.length / 6) === 0);
        return some.map(([path]) => {
          const edits = settled(text, edit(text, path));
          return { name: `${name} ${kind} ${path.join(".")}`, text: applied(text, edits) };
        });
      });
    }),
);

test("whatever an editor changes, the formatter leaves the file as it is", { timeout: 120_000 }, () => {
  expect(changed.length).toBeGreaterThan(500);
  const { formatter } = JSON.parse(readFileSync(".biome.json", "utf8")) as { readonly formatter: object };
  writeFileSync(join(folder, "biome.json"), JSON.stringify({ formatter }));
  mkdirSync(join(folder, "files"));
  const fileOf = (index: number) => join(folder, "files", `${index}.json`);
  for (const [index, { text }] of changed.entries()) writeFileSync(fileOf(index), text);
  const run = spawnSync(resolve("node_modules/.bin/biome"), ["format", "--write", "files"], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(run.error).toBeUndefined();
  const other = changed.filter(({ text }, index) => readFileSync(fileOf(index), "utf8") !== text);
  expect(other.map(({ name }) => name)).toEqual([]);
});

test("a line that somebody left longer than the formatter does stays as it is", () => {
  const text = `{ "title": "A", "description": "${"b".repeat(140)}", "pages": [] }`;
  const edits = setWords(text, ["title"], "default", "Another");
  expect(settled(text, edits)).toBe(edits);
});
