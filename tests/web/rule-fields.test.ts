import { expect, test } from "vitest";
import { writtenRuleSchema } from "#core/content-check/written-rule-schema.ts";
import { RESULT_PARTS } from "#core/shared/result-parts.ts";
import { applied } from "../../src/features/studio/form/text-edit.ts";
import { copyBand, endLegend, moveBand, moveBorder } from "../../src/features/studio/scoring/band-edits.ts";
import { inRuns, nextBorder, skippedBy, stretchesOf } from "../../src/features/studio/scoring/band-stretches.ts";
import { copiedEntry } from "../../src/features/studio/scoring/copied-entry.ts";
import { LABELS } from "../../src/features/studio/scoring/property-words.ts";
import { renameInFormulas } from "../../src/features/studio/scoring/rename-in-formulas.ts";
import { addResult } from "../../src/features/studio/scoring/result-places.ts";
import { ABOUT, JSON_ONLY, OWN_FORMS } from "../../src/features/studio/scoring/rule-parts.ts";
import { blankOf, entrySchema, fieldKind, type Schema } from "../../src/features/studio/scoring/rule-schema.ts";

const schema = JSON.parse(JSON.stringify(writtenRuleSchema())) as Schema;
const own: readonly string[] = [...OWN_FORMS.filter((name) => name !== "results"), ...Object.keys(JSON_ONLY)];

/** Every property with its place, as far down as fields are drawn. */
function propertiesOf(one: Schema, path = ""): (readonly [path: string, schema: Schema])[] {
  const within = [one, ...(one.anyOf ?? [])].flatMap(({ properties = {} }) => Object.entries(properties));
  return within.flatMap(([name, property]) => {
    const place = path === "" ? name : `${path}.${name}`;
    if (path === "" && own.includes(name)) return [];
    const kind = fieldKind(property);
    if (kind === "words") return [[place, property] as const];
    if (kind === "list" && fieldKind(entrySchema(property)) === "words") return [[place, property] as const];
    const deeper = kind === "list" ? propertiesOf(entrySchema(property), `${place}[]`) : propertiesOf(property, place);
    return [[place, property] as const, ...deeper];
  });
}

test("every property of a written rule has a field with words, a form of its own, or a reason to have none", () => {
  const all = propertiesOf(schema);
  expect(all.map(([path]) => path)).toEqual(expect.arrayContaining(["instrument.doi", "results[].bands[].talk"]));
  expect(all.filter(([, one]) => fieldKind(one) === "json").map(([path]) => path)).toEqual([]);
  const names = new Set(all.map(([path]) => path.split(".").at(-1) ?? ""));
  expect([...names].filter((name) => !LABELS[name] && !["results", "formula", "bands"].includes(name))).toEqual([]);
  const known = new Set(Object.keys(schema.properties ?? {}));
  expect(
    [...ABOUT, ...OWN_FORMS, ...RESULT_PARTS, ...Object.keys(JSON_ONLY)].filter((name) => !known.has(name)),
  ).toEqual([]);
});

test("what is added begins with numbers that its schema allows", () => {
  expect(blankOf(schema.properties?.["missing"] ?? {})).toEqual({ atMost: 1, countsAs: "mean" });
  const outside = propertiesOf(schema).flatMap(([path, one]) => {
    if (fieldKind(one) !== "number") return [];
    const first = Number(blankOf(one));
    const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity } = one;
    return first >= minimum && first <= maximum && first > exclusiveMinimum ? [] : [path];
  });
  expect(outside).toEqual([]);
});

const bands = [
  { from: 0, meaning: "Low", legend: "0-2" },
  { from: 3, meaning: "High", legend: "3-6" },
];
const text = JSON.stringify({ bands }, null, 2);
const place = { path: ["bands"], bands, scores: [0, 1, 2, 3, 4, 6] };

test("a border takes the printed limits along; words of an editor's own stay", () => {
  const moved = JSON.parse(applied(text, moveBorder(text, place, 1, 4))).bands;
  expect(moved).toEqual([
    { from: 0, meaning: "Low", legend: "0-3" },
    { from: 4, meaning: "High", legend: "4-6" },
  ]);
  const worded = [{ ...bands[0], from: 0, legend: "few" }, bands[1] ?? { from: 3 }];
  const json = JSON.stringify({ bands: worded });
  expect(JSON.parse(applied(json, moveBorder(json, { ...place, bands: worded }, 1, 4))).bands[0].legend).toBe("few");
});

test("the printed end of the last band goes with the range; words of an editor's own stay", () => {
  const longer = JSON.parse(applied(text, endLegend(text, ["bands"], bands, 6, 27))).bands;
  expect(longer).toEqual([bands[0], { from: 3, meaning: "High", legend: "3-27" }]);
  const worded = bands.with(1, { from: 3, meaning: "High", legend: "much" });
  expect(endLegend(JSON.stringify({ bands: worded }), ["bands"], worded, 6, 27)).toEqual([]);
});

test("bands that change places leave the borders where they are", () => {
  const moved = JSON.parse(applied(text, moveBand(text, place, 1, 0))).bands;
  expect(moved).toEqual([
    { from: 0, meaning: "High", legend: "0-2" },
    { from: 3, meaning: "Low", legend: "3-6" },
  ]);
});

test("the copy of a band takes the upper half of its scores, and printed limits follow", () => {
  const after = JSON.parse(applied(text, copyBand(text, place, 1))).bands;
  const [low, high] = JSON.parse(text).bands;
  expect(after).toEqual([low, { ...high, legend: "3-5" }, { ...high, from: 6, legend: "6" }]);
});

test("the copy of an entry has all of it, and a name of its own", () => {
  const alert = { name: "low", when: "{score} < 3", kind: "note" };
  expect(copiedEntry(alert, [alert, { name: "low2" }])).toEqual({ ...alert, name: "low3" });
  expect(copiedEntry({ name: "part1" }, [{ name: "part1" }])).toEqual({ name: "part2" });
  expect(copiedEntry("Not validated.", [])).toBe("Not validated.");
});

test("a further result has a name that none has, also after one between was deleted", () => {
  const rule = JSON.stringify({ results: [{ name: "score" }, { name: "result3" }] });
  const added = applied(rule, addResult(rule, JSON.parse(rule)));
  expect((JSON.parse(added) as { results: { name: string }[] }).results.map(({ name }) => name)).toEqual([
    "score",
    "result3",
    "result2",
  ]);
});

test("the ruler knows which scores a band holds, which there are not, and the next border", () => {
  expect(stretchesOf(bands, place.scores, 6)).toEqual([
    { from: 0, to: 3, first: 0, last: 2 },
    { from: 3, to: 6, first: 3, last: 6 },
  ]);
  expect(inRuns(skippedBy([0, 3, 4, 6]))).toBe("1 to 2, 5");
  expect(nextBorder(place.scores, 4, 1)).toBe(6);
  expect(nextBorder(place.scores, 6, 1)).toBe(7);
});

test("another name is written into every formula, and into nothing else", () => {
  const rule = '{ "subscores": [{ "name": "a", "expression": "{x}" }], "score": "{a} + {ab}", "about": "{a}" }';
  expect(applied(rule, renameInFormulas(rule, "a", "sum"))).toBe(rule.replace("{a} +", "{sum} +"));
});
