import { expect, test } from "vitest";
import { rScript, spssScript } from "#core/export/loading-scripts.ts";
import type { Variable } from "#core/export/variable.ts";

const variable = (name: string, type: Variable["type"], more: Partial<Variable> = {}): Variable => ({
  name,
  type,
  label: `The ${name}`,
  source: `question ${name}`,
  options: [],
  reverseScored: null,
  range: null,
  ...more,
});
const end = (code: number, label: string) => ({ value: `${code}`, code, label, points: null });
const variables = [
  variable("born", "date"),
  variable("bed", "clock"),
  variable("fell", "month"),
  variable("pain", "number", { range: { min: 0, max: 100 }, options: [end(0, "No pain"), end(100, "The worst")] }),
];

test("R gets days as dates, and keeps why one is missing", () => {
  expect(rScript(variables, "results.csv").split("\n")).toEqual(
    expect.arrayContaining([
      'why <- attr(data[["born"]], "missing")',
      'data[["born"]] <- as.Date(data[["born"]], format = "%Y-%m-%d")',
      'attr(data[["born"]], "missing") <- why',
      'attr(data[["bed"]], "label") <- "The bed"',
    ]),
  );
});

test("SPSS gets days and times as such, and the words at the ends of a line", () => {
  expect(spssScript(variables, "results.csv").split("\n")).toEqual(
    expect.arrayContaining([
      "  born_text A10",
      "IF (LENGTH(RTRIM(born_text)) = 10) born = NUMBER(born_text, SDATE10).",
      "FORMATS born (SDATE10).",
      "IF (LENGTH(RTRIM(bed_text)) = 5) bed = NUMBER(bed_text, TIME5).",
      "VALUE LABELS pain 0 'No pain' 100 'The worst' -97 'would rather not say' -98 'left open' -99 'not asked'.",
    ]),
  );
});
