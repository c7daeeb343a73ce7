import { describe, expect, test } from "vitest";
import { scoreCells } from "#core/scoring/score-cells.ts";
import { documentsOf, issuesOf, PUBLISHED, patternRows, resultsByName, scaleOf } from "./published-scales.ts";

describe.each(PUBLISHED)("%s", (id) => {
  test("two files express it, and the check finds nothing", () => {
    const { survey, rule } = documentsOf(id);
    expect(issuesOf(survey, rule)).toEqual([]);
  });

  test("patterns computed by hand from the publication come out as there", () => {
    const scale = scaleOf(id);
    const rows = patternRows(id);
    expect(rows.length).toBeGreaterThan(10);
    const items = new Set(scale.items.map(({ name }) => name));
    for (const row of rows) {
      const { scored, errors } = { scored: null, errors: undefined, ...scoreCells(scale, row) };
      expect(errors, JSON.stringify(row)).toBeUndefined();
      const got = resultsByName(scale, scored);
      // A result of the same name as an item stands in the same column.
      const told = Object.keys(row).filter((name) => !items.has(name) || name in got);
      expect(told.length).toBeGreaterThan(0);
      for (const name of told) expect({ row, [name]: got[name] }).toEqual({ row, [name]: row[name] });
    }
  });
});
