import { expect, test } from "vitest";
import { importFile } from "#core/import/import-file.ts";

const brought = (text: string, name = "file.json") => {
  const [first] = importFile({ name, text }).scales;
  if (!first?.scale) throw new Error("nothing came over");
  return { ...first.scale, report: first.report };
};

test("the range of a proposed score is what its formula can give", () => {
  const rows = ["a", "b"].map((name) => `${name},calm,radio,${name}?,"0, No | 3, Yes"`);
  const text = ["field_name,form_name,field_type,field_label,choices", ...rows, 'sum,calm,calc,Sum,"10 - ([a] + [b])"'];
  expect(brought(text.join("\n"), "calm.csv").rule).toMatchObject({ range: { min: 4, max: 10 } });
});

test("a value that is cut is named, and so is a text without a limit", () => {
  const option = (code: string) => ({ valueCoding: { code, display: code.slice(0, 4) } });
  const { report } = brought(
    JSON.stringify({
      resourceType: "Questionnaire",
      status: "active",
      item: [
        { linkId: "q", type: "choice", text: "Which?", answerOption: [option("x".repeat(300)), option("y")] },
        { linkId: "w", type: "string", text: "What?" },
      ],
    }),
  );
  expect(report.changed).toContainEqual({
    name: "q",
    what: "The value of 1 of its options ends after 200 characters.",
  });
  expect(report.notes).toContain("The file sets no limit for w: 200 characters are taken here.");
});

test("a form that names no language is taken for one of the site's", () => {
  const { report } = brought("survey,type,name,label\n,text,a,What?\n", "form.csv");
  expect(report.languages).toEqual(["en"]);
  expect(report.notes.join(" ")).toContain("taken for English");
});
