import { expect, test } from "vitest";
import { codebookOf } from "#core/export/codebook.ts";
import { questionnaireOf } from "#core/fhir/questionnaire.ts";
import { compareWording, isAsPublished } from "#core/kits/compare-wording.ts";
import { differingLines } from "#core/kits/differing-lines.ts";
import { enableKit } from "#core/kits/enable-kit.ts";
import { fitWording } from "#core/kits/fit-wording.ts";
import { readWording } from "#core/kits/read-wording.ts";
import { issuesOf } from "../../scales/published-scales.ts";
import { ENGLISH, fileOf, SPANISH, sha256, smallKit } from "../../support/kits/small-kit.ts";

const plain = fileOf(ENGLISH);
const printed = plain.toUpperCase().replaceAll("–", "-").replace("OPTIONS:", "options:");
const reworded = plain.replace("I was glad to be home.", "Home was good.");

function made(text: string, given: { because?: string; confirmed?: { by: string; on: string } } = {}, kit = smallKit) {
  const wordings = fitWording(kit, readWording(text));
  const compared = wordings.map((wording) => compareWording(kit, wording, sha256));
  const scale = enableKit(kit, { wordings, compared, ...given });
  expect(issuesOf(scale.survey, scale.rule)).toEqual([]);
  return { ...scale, compared };
}

test("a wording that differs only in print is as published, with bands and codes", () => {
  const { survey, rule, compared } = made(printed);
  expect(compared.every(isAsPublished)).toBe(true);
  expect(rule.bands.map(({ from }) => from)).toEqual([0, 2]);
  expect(rule.codes).toEqual({ score: "33333-3", items: { sun: "11111-1" } });
  expect(rule.kit).toEqual({ id: "small-walks", wording: "as-published" });
  expect(rule.instrument).toMatchObject({ adapted: false, wording: "published", loinc: "22222-2", deviations: [] });
  expect(rule.instrument.notice).toBe("Small Walks, by Nobody.");
  expect(rule.instrument.rights).toMatch(/^Free for everyone\. .*LOINC/);
  expect(rule.points).toEqual([
    { items: ["sun"], values: { 0: 0, 1: 1, 2: 2 } },
    { items: ["home"], values: { 0: 2, 1: 1, 2: 0 } },
  ]);
  expect(survey.pages[0]?.description).toBe(ENGLISH.instruction.toUpperCase());
});

test("codes and notice go into FHIR and the codebook", () => {
  const scale = made(plain);
  const { copyright, item } = questionnaireOf(scale);
  expect(copyright).toMatch(/^Small Walks, by Nobody\. Free for everyone\./);
  const coded = item?.[0]?.item?.find(({ linkId }) => linkId === "sun");
  expect(coded?.code).toEqual([{ system: "http://loinc.org", code: "11111-1" }]);
  expect(codebookOf(scale.rule, [])).toMatchObject({ notice: "Small Walks, by Nobody.", codes: { score: "33333-3" } });
});

test("another item is named; bands and codes are withheld, and the alert is kept", () => {
  const { rule, compared } = made(reworded);
  expect(compared.flatMap((one) => differingLines(one))).toEqual(["item 2"]);
  expect(rule).toMatchObject({ bands: [], kit: { wording: "differs" }, instrument: { adapted: true, wording: "own" } });
  expect(rule.alerts).toHaveLength(1);
  expect([rule.gauge, rule.codes, rule.instrument.loinc]).toEqual([undefined, undefined, null]);
  expect(rule.instrument.deviations).toHaveLength(2);
});

test("items in another order than the form's are told apart from other words", () => {
  const [sun = "", home = ""] = ENGLISH.items;
  const swapped = fileOf({ ...ENGLISH, items: [home, sun] });
  expect(made(swapped).compared[0]).toMatchObject({ items: [false, false], misplaced: [0, 1] });
  expect(made(reworded).compared[0]).toMatchObject({ items: [true, false], misplaced: [] });
});

test("whoever says why keeps the bands, and what was said stays in the rule", () => {
  const { rule } = made(reworded, { because: "The owner agreed." });
  expect(rule.bands).toHaveLength(2);
  expect(rule.codes).toBeUndefined();
  expect(rule.kit).toEqual({ id: "small-walks", wording: "differs", because: "The owner agreed." });
  expect(JSON.stringify(rule.instrument.deviations)).toContain("The owner agreed.");
});

test("each language is compared with its own form, and one without a form with none", () => {
  const { survey, rule } = made(`${plain}\n# es\n${fileOf(SPANISH)}`);
  expect(rule.bands).toHaveLength(2);
  expect(survey.pages[0]?.elements[0]).toMatchObject({ title: { default: ENGLISH.items[0], es: SPANISH.items[0] } });
  const { rule: french, compared } = made(`# fr\n${plain}`);
  expect(compared[0]).toMatchObject({ form: null });
  expect(french).toMatchObject({ bands: [], kit: { wording: "not-compared" } });
});

test("an instruction that was not verified is not held against a wording", () => {
  const [form] = smallKit.forms;
  const kit = { ...smallKit, forms: form ? [{ ...form, instruction: null }] : [] };
  const { compared } = made(plain.replace(ENGLISH.instruction, "Please answer."), {}, kit);
  expect(compared.every(isAsPublished)).toBe(true);
});

test("the nearest of two forms is the one compared with", () => {
  const [form] = smallKit.forms;
  const other = form ? [{ ...form, citation: "Another", items: form.items.map((item) => sha256(item)) }] : [];
  expect(made(plain, {}, { ...smallKit, forms: [...other, ...smallKit.forms] }).compared[0]?.form?.citation).toBe(
    "Invented",
  );
});

test("each condition is kept with who confirmed it, and when", () => {
  const kit = { ...smallKit, terms: { ...smallKit.terms, conditions: ["Not for sale."] } };
  const { rule } = made(plain, { confirmed: { by: "Ana Ruiz", on: "2026-11-24" } }, kit);
  expect(rule.kit?.confirmed).toEqual([{ condition: "Not for sale.", by: "Ana Ruiz", on: "2026-11-24" }]);
});

test("a missing rule of the method leaves questions open to be passed over", () => {
  const kit = {
    ...smallKit,
    missing: { atMost: 1, countsAs: "mean" as const },
    patterns: [
      ...smallKit.patterns,
      { title: "one open", answers: [2, null], score: 4 },
      { title: "both open", answers: [null, null], score: null },
    ],
  };
  const { survey, rule } = made(plain, {}, kit);
  expect(survey.pages[0]?.elements[0]).not.toHaveProperty("isRequired");
  expect(rule.withoutScore).toEqual([{ title: "both open", answers: {} }]);
});
