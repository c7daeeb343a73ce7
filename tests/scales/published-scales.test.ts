import { describe, expect, test } from "vitest";
import { scoreCells } from "#core/scoring/score-cells.ts";
import { textOf } from "#core/shared/text-of.ts";
import { documentsOf, issuesOf, PUBLISHED, scaleOf, workedRows } from "./published-scales.ts";

describe.each(PUBLISHED)("%s", (id) => {
  test("two files express it, and the check finds nothing", () => {
    const { survey, rule } = documentsOf(id);
    expect(issuesOf(survey, rule)).toEqual([]);
  });

  test("patterns worked out by hand from the publication come out as there", () => {
    const scale = scaleOf(id);
    const { rule } = scale;
    const rows = workedRows(id);
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) {
      const { scored, errors } = { scored: null, errors: undefined, ...scoreCells(scale, row) };
      expect(errors, JSON.stringify(row)).toBeUndefined();
      const band = rule.bands.findIndex(({ meaning }) => textOf(meaning) === scored?.meaning) + 1;
      const got = {
        score: (scored?.score ?? null) === null ? "" : `${scored?.score}`,
        ...("band" in row ? { band: band > 0 ? `${band}` : "" } : {}),
        ...("alert" in row ? { alert: scored?.trace.alerts ? "1" : "0" } : {}),
      };
      expect({ row, ...got }).toEqual({
        row,
        score: row["score"],
        ...("band" in row ? { band: row["band"] } : {}),
        ...("alert" in row ? { alert: row["alert"] } : {}),
      });
    }
  });
});
