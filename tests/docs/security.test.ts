import { existsSync, globSync } from "node:fs";
import { expect, test } from "vitest";
import { codeOf, textOf } from "./documents.ts";

const DOCUMENT = "docs/security/asvs.md";
const LONGEST_LINE = 300;

/** The ids of all requirements of ASVS 5.0.0 at the Levels 1 and 2, in their order. */
const ids = textOf("tests/docs/asvs-ids.txt").trimEnd().split("\n");

type Row = { readonly id: string; readonly level: string; readonly asks: string; readonly here: string };

const rows: readonly Row[] = textOf(DOCUMENT)
  .split("\n")
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [id = "", level = "", asks = "", here = "", ...more] = line.slice(2, -2).split(" | ");
    expect(more, line).toEqual([]);
    return { id, level, asks, here };
  });

const KINDS = {
  met: /^Met: `tests\//,
  "does not apply": /^Does not apply, because \S/,
  "not met": /^Not met, because \S/,
} as const;
const countOf = (kind: keyof typeof KINDS) => rows.filter(({ here }) => KINDS[kind].test(here)).length;

test("each requirement stands once, in its place", () => {
  expect(ids).toHaveLength(253);
  expect(rows.map(({ id }) => id)).toEqual(ids);
});

test.each(rows)("$id says what it asks, and is met by a test, does not apply, or is not met", (row) => {
  expect(row.level).toMatch(/^[12]$/);
  expect(row.asks).toMatch(/^\S+( \S+){2,7}$/);
  expect(Object.values(KINDS).filter((form) => form.test(row.here))).toHaveLength(1);
});

test.each(rows)("$id names tests that are there", ({ here }) => {
  const named = [...here.matchAll(/`(tests\/[^`]+)`/g)].map(([, path = ""]) => path);
  expect(named.filter((path) => !existsSync(path) || !/\.(test|spec)\.ts$/.test(path))).toEqual([]);
});

test.each([DOCUMENT, "SECURITY.md"])("%s gives the counts", (document) => {
  const text = textOf(document);
  for (const kind of Object.keys(KINDS) as (keyof typeof KINDS)[])
    expect(text, kind).toMatch(new RegExp(`^\\| ${kind}[^|]*\\| ${countOf(kind)} \\|$`, "m"));
  expect(text).toContain(`| together | ${rows.length} |`);
});

test.each([
  ["docs/security/threat-model.md", 30],
  ["docs/privacy.md", 10],
])("%s names tests that are there", (document, atLeast) => {
  const named = codeOf(document).filter((code) => /^(server|core|e2e|durability)\/[\w./-]+$/.test(code));
  expect(named.length).toBeGreaterThanOrEqual(atLeast);
  expect(named.filter((name) => globSync(`tests/${name}.*`).length === 0)).toEqual([]);
});

test("each source file that uses cryptography stands among the keys and hashes", () => {
  const sources = globSync(["server/**/*.{ts,mjs,sh}", "src/**/*.{ts,tsx}"]);
  const using = sources.filter((path) => /"node:crypto"|"otpauth"|^\s*openssl /m.test(textOf(path)));
  expect(using.length).toBeGreaterThan(20);
  const named = new Set(codeOf("docs/security/keys.md"));
  expect(using.filter((path) => !named.has(path))).toEqual([]);
});

test("no line is too long to read", () => {
  const long = textOf(DOCUMENT)
    .split("\n")
    .filter((line) => line.length > LONGEST_LINE);
  expect(long).toEqual([]);
});
