import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { STAFF_ROLES } from "#core/api/staff.ts";
import { answerFileName } from "#core/shared/answer-files.ts";
import { answerFileUrl } from "../../src/api/stored-answers.ts";
import { AnswersPanel } from "../../src/features/studio/answers/answers-panel.tsx";
import { ExportForm } from "../../src/features/studio/answers/export-form.tsx";

const formFor = (leftOut: string[]) => {
  const stored = { isPublished: true, count: 1, leftOut, isBusy: false };
  const nothing = () => null;
  return renderToStaticMarkup(
    createElement(ExportForm, { scale: "noted", stored, onStored: nothing, failureOf: nothing }),
  );
};

test.each(STAFF_ROLES)("whoever has the role %s is given answers, or told who is", (role) => {
  const markup = renderToStaticMarkup(createElement(AnswersPanel, { scale: "stress", role }));
  const isTold = markup.includes("the role of a researcher or an admin");
  expect(isTold).toBe(role !== "researcher" && role !== "admin");
});

test("typed texts are offered only where there are some, unticked, with the reason and their questions", () => {
  expect(formFor([])).not.toContain("checkbox");
  const markup = formFor(["note", "wish"]);
  expect(markup).toMatch(/<input type="checkbox"\/>/);
  expect(markup).toContain("people may have written names there. This is about note, wish.");
});

test("the address of a file says which, and whether typed texts come along", () => {
  expect(answerFileUrl("stress", "csv", false)).toBe("/api/studio/scales/stress/answers/csv");
  expect(answerFileUrl("stress", "ndjson", true)).toBe("/api/studio/scales/stress/answers/ndjson?texts=yes");
  expect(answerFileUrl("stress", "r", true)).toBe("/api/studio/scales/stress/columns/r?texts=yes");
});

test("a script and the table that it loads differ in their end alone, and the codebook is no table", () => {
  expect(answerFileName("stress", "spss", true)).toBe("stress-answers-with-texts.sps");
  expect(answerFileName("stress", "csv", true)).toBe("stress-answers-with-texts.csv");
  expect(answerFileName("stress", "codebook", false)).toBe("stress-codebook.csv");
});
