import Ajv from "ajv";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Draft, DraftSchema } from "#core/drafts/draft-schema.ts";
import { mergeDrafts } from "#core/drafts/merge-drafts.ts";

const ID = "0123456789abcdef0123456789abcdef";
const HASHES = ["a", "b"].map((letter) => letter.repeat(43));
const NAMES = ["1-0", "1-1", "stairs.often", "__proto__", "constructor"];

const value = fc.oneof(
  fc.constantFrom<(string | number | boolean | null)[]>("Often", "", 0, 7.5, true, false, null),
  fc.array(fc.constantFrom<(string | number)[]>("Walks", 3), { maxLength: 3 }),
);

/** Drafts of one id; `seqs` are all different when asked for, also across the drafts of one `drafts(count)`. */
function drafts(count: number, { distinct }: { readonly distinct: boolean }): fc.Arbitrary<Draft[]> {
  const total = count * (NAMES.length + 1);
  const seqs = distinct
    ? fc.shuffledSubarray([...Array(total).keys()], { minLength: total, maxLength: total })
    : fc.array(fc.integer({ min: 0, max: 3 }), { minLength: total, maxLength: total });
  const given = fc.array(fc.tuple(fc.boolean(), value), { minLength: total, maxLength: total });
  const places = fc.array(fc.tuple(fc.nat(9), fc.constantFrom(...HASHES)), { minLength: count, maxLength: count });
  return fc.tuple(seqs, given, places).map(([numbers, answers, at]) =>
    at.map(([page, contentHash], index): Draft => {
      const first = index * (NAMES.length + 1);
      const entries = NAMES.flatMap((name, item): [string, Draft["answers"][string]][] => {
        const [isGiven, one] = answers[first + item] ?? [false, null];
        return isGiven ? [[name, { value: one, seq: numbers[first + item] ?? 0 }]] : [];
      });
      const seq = numbers[first + NAMES.length] ?? 0;
      return { id: ID, survey: "stress", contentHash, page, seq, answers: Object.fromEntries(entries) };
    }),
  );
}

const pair = (numbers: Parameters<typeof drafts>[1]) => drafts(2, numbers).map((all) => all as [Draft, Draft]);
const triple = drafts(3, { distinct: false }).map((all) => all as [Draft, Draft, Draft]);

describe("merging drafts", () => {
  test("gives the same in either order when no two changes have the same number", () => {
    const same = ([one, other]: [Draft, Draft]) => {
      expect(mergeDrafts(one, other)).toEqual(mergeDrafts(other, one));
    };
    fc.assert(fc.property(pair({ distinct: true }), same));
  });

  test("gives the same however three are grouped", () => {
    const same = ([a, b, c]: [Draft, Draft, Draft]) => {
      expect(mergeDrafts(mergeDrafts(a, b), c)).toEqual(mergeDrafts(a, mergeDrafts(b, c)));
    };
    fc.assert(fc.property(triple, same));
  });

  test("changes nothing when a state arrives again", () => {
    fc.assert(
      fc.property(pair({ distinct: false }), ([one, other]) => {
        expect(mergeDrafts(one, one)).toEqual(one);
        const merged = mergeDrafts(one, other);
        expect(mergeDrafts(merged, other)).toEqual(merged);
        expect(mergeDrafts(merged, one)).toEqual(merged);
      }),
    );
  });

  test("keeps every item, and invents no answer and no number", () => {
    fc.assert(
      fc.property(pair({ distinct: false }), ([one, other]) => {
        const merged = mergeDrafts(one, other);
        const items = (...all: Draft[]) => [...new Set(all.flatMap(({ answers }) => Object.keys(answers)))].sort();
        expect(items(merged)).toEqual(items(one, other));
        for (const [item, answer] of Object.entries(merged.answers)) {
          const from = [one, other].flatMap(({ answers }) => (Object.hasOwn(answers, item) ? [answers[item]] : []));
          expect(from).toContainEqual(answer);
          expect(answer.seq).toBe(Math.max(...from.map((known) => known?.seq ?? -1)));
        }
        expect(merged.seq).toBe(Math.max(one.seq, other.seq));
      }),
    );
  });

  test("a withdrawn answer stays withdrawn until it is given again", () => {
    const draft = (seq: number, given: string | null): Draft => ({
      ...{ id: ID, survey: "stress", contentHash: HASHES[0] ?? "", page: 0, seq },
      answers: { "1-0": { value: given, seq } },
    });
    const withdrawn = mergeDrafts(draft(1, "Often"), draft(2, null));
    expect(withdrawn.answers["1-0"]).toEqual({ value: null, seq: 2 });
    expect(mergeDrafts(withdrawn, draft(1, "Often")).answers["1-0"]?.value).toBeNull();
    expect(mergeDrafts(withdrawn, draft(3, "Never")).answers["1-0"]?.value).toBe("Never");
  });
});

describe("the schema of a draft", () => {
  const isDraft = new Ajv().compile(DraftSchema);
  const valid = { id: ID, survey: "stress", contentHash: HASHES[0], page: 2, seq: 3, answers: {} };
  const answers = (given: unknown) => ({ ...valid, answers: { "1-0": given } });

  test.each([
    ["no answers", valid, true],
    ["a text", answers({ value: "Often", seq: 1 }), true],
    ["several options", answers({ value: ["Walks", 3], seq: 1 }), true],
    ["a withdrawn answer", answers({ value: null, seq: 1 }), true],
    ["yes", answers({ value: true, seq: 1 }), true],
    ["a text with NUL", answers({ value: "a\u0000b", seq: 1 }), false],
    ["an item with NUL", { ...valid, answers: { "a\u0000b": { value: "Often", seq: 1 } } }, false],
    ["nested answers", answers({ value: [[["Often"]]], seq: 1 }), false],
    ["an object", answers({ value: { chores: "Often" }, seq: 1 }), false],
    ["an answer without its number", answers({ value: "Often" }), false],
    ["a negative number", { ...valid, seq: -1 }, false],
    ["half a number", { ...valid, seq: 1.5 }, false],
    ["a number too large to store", { ...valid, seq: 2 ** 31 }, false],
    ["an id of another form", { ...valid, id: "A".repeat(32) }, false],
    ["an unknown property", { ...valid, userId: "x" }, false],
    ["null", null, false],
  ])("%s", (_, draft, expected) => {
    expect(isDraft(draft)).toBe(expected);
  });
});
