import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { PublicScale } from "#core/api/public-scale.ts";
import type { Catalogue } from "#core/content-model/domains.ts";
import { textOf } from "#core/shared/text-of.ts";
import { areasOf } from "../../src/features/view-scores/early-scores.ts";
import { rowOf } from "../../src/features/view-scores/score-rows.ts";
import { loadLanguage } from "../../src/ui/language/language.ts";
import { notationOf } from "../../src/ui/language/notation.ts";

const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));
const { domains } = read("surveys/domains.json") as Catalogue;
const scales = domains.map(({ survey }) => ({ ...read(`scoring-rules/${survey}.json`), scale: survey }) as PublicScale);
const other = { decimals: [0, 3], show: ["number", "meaning"] } as const;

test.each(["en", "es"])("in %s the rows of the document say what those of the page say", async (code) => {
  const language = await loadLanguage(code);
  const changed = (["decimals", "show"] as const).flatMap((name) =>
    other[name].map((value) => scales.map((scale) => ({ ...scale, [name]: value }) as PublicScale)),
  );
  for (const known of [scales, ...changed]) {
    // As they stand in the document.
    const areas: ReturnType<typeof areasOf> = JSON.parse(JSON.stringify(areasOf(domains, known)));
    const names = areas.map(({ name }) => name);
    const early = rowOf(names, new Map(areas.map(({ name, scale }) => [textOf(name), scale])), notationOf(code));
    const late = rowOf(
      domains.map(({ name }) => name),
      new Map(domains.map(({ name }, place) => [textOf(name), known[place] as PublicScale])),
      language,
    );
    for (const [place, { name }] of domains.entries()) {
      const { range, bands } = known[place] as PublicScale;
      const values = [range.min - 1, range.min, (range.min + range.max) / 3, range.max, range.max + 1];
      const meanings = ["", "Said nowhere", ...bands.map(({ meaning }) => textOf(meaning))];
      for (const timestamp of ["2026-11-30T03:00:00.000Z", "2025-01-01T00:00:00Z", "2031-01-01T00:00:00Z", "never"])
        for (const value of values)
          for (const meaning of meanings) {
            const record = { forum: textOf(name), value, meaning, timestamp };
            expect(early(record, 0)).toEqual(late(record, 0));
          }
    }
  }
});
