import type { ImportedQuestion } from "../imported.ts";
import type { kindOf } from "./kinds.ts";
import { optionsOf, pointsOf } from "./options.ts";
import type { Reading } from "./reading.ts";
import type { Part, Question, Words } from "./survey.ts";
import { typedBy } from "./typed.ts";

/** Returns the questions that one of the file becomes here; none where it has no rows or fields. */
export function askedQuestions(
  reading: Reading,
  question: Question,
  kind: ReturnType<typeof kindOf>,
): ImportedQuestion[] {
  const { code, parts, type } = question;
  const rows = parts.filter(({ scale }) => scale === 0);
  switch (kind) {
    case "one":
      return one(reading, question);
    case "several":
      return several(reading, question, rows);
    case "typed": {
      const { properties, said } = typedBy(question);
      return [reading.question(code, question.words, question, properties, { said })];
    }
    case "table":
      return rows.length === 0 ? [] : [table(reading, code, question, rows, 0, (row) => `${code}_${row}`)];
    case "two tables":
      return rows.length === 0
        ? []
        : [0, 1].map((scale) =>
            table(reading, `${code}_${scale}`, question, rows, scale, (row) => `${code}_${row}_${scale}`),
          );
    case "fields":
      return rows.length === 0
        ? []
        : [fields(reading, code, question.words, question, rows, type === "K", (row) => `${code}_${row}`)];
    case "cells": {
      const columns = parts.filter(({ scale }) => scale === 1);
      if (columns.length === 0) return [];
      return rows.map((row) =>
        fields(
          reading,
          `${code}_${row.code}`,
          joined(question.words, row.words),
          question,
          columns,
          type === ":",
          (column) => `${code}_${row.code}_${column}`,
        ),
      );
    }
    default:
      return [];
  }
}

function one(reading: Reading, question: Question): ImportedQuestion[] {
  const { code, type, hasOther } = question;
  const choices = optionsOf(question, 0, (words) => reading.text(words));
  if (reading.hasAssessments) reading.points.set(code, pointsOf(question, 0));
  const otherText = reading.text(
    question.settings.has("other_replace_text") ? { default: question.settings.get("other_replace_text") ?? "" } : {},
  );
  const other = hasOther ? { showOtherItem: true, ...(otherText ? { otherText } : {}) } : {};
  const picked = reading.question(code, question.words, question, {
    type: type === "!" ? "dropdown" : "radiogroup",
    choices,
    ...other,
  });
  if (type !== "O") return [picked];
  const comment = { ...question, isRequired: false, help: {} };
  // It belongs to its question, as the text beside "other" does, and is counted with it.
  const told = { type: "comment" };
  const beside = reading.question(`${code}_comment`, { default: "Comment" }, comment, told, { counts: 0 });
  return [
    picked,
    {
      ...beside,
      changed: [{ name: beside.source, what: "The comment beside the question is a question of its own here." }],
    },
  ];
}

function several(reading: Reading, question: Question, rows: readonly Part[]): ImportedQuestion[] {
  const { code, hasOther, settings, type } = question;
  if (rows.length === 0 && !hasOther) return [];
  const alone = new Set((settings.get("exclude_all_others") ?? "").split(";").map((one) => one.trim()));
  const choices = rows.map((row) => ({
    value: row.code,
    text: reading.text(row.words) ?? row.code,
    ...(alone.has(row.code) ? { isExclusive: true } : {}),
  }));
  const said = type === "P" ? [`The comment beside each of its ${rows.length} options is left out.`] : [];
  return [
    reading.question(
      code,
      question.words,
      question,
      { type: "checkbox", choices, ...(hasOther ? { showOtherItem: true } : {}) },
      { said },
    ),
  ];
}

function table(
  reading: Reading,
  source: string,
  question: Question,
  rows: readonly Part[],
  scale: number,
  nameOf: (row: string) => string,
): ImportedQuestion {
  const columns = optionsOf(question, scale, (words) => reading.text(words));
  const named = new Map(rows.map((row) => [nameOf(row.code), row.code]));
  if (reading.hasAssessments) for (const name of named.keys()) reading.points.set(name, pointsOf(question, scale));
  const properties = {
    ...{ type: "matrix", columns },
    rows: rows.map((row) => ({ value: row.code, text: reading.text(row.words) ?? row.code })),
    ...(question.isRequired ? { eachRowRequired: true } : {}),
  };
  const said = question.type === "H" ? ["Its rows stand where the file has columns."] : [];
  return reading.question(source, question.words, question, properties, { said, rows: named, counts: rows.length });
}

function fields(
  reading: Reading,
  source: string,
  words: Words,
  question: Question,
  parts: readonly Part[],
  isNumber: boolean,
  nameOf: (row: string) => string,
): ImportedQuestion {
  const { properties, said } = typedBy({ ...question, type: isNumber ? "N" : "S" });
  const { type: _, ...kind } = properties;
  const items = parts.map((part) => {
    const title = reading.text(part.words);
    return { name: part.code, ...(title ? { title } : {}), ...kind };
  });
  const rows = new Map(parts.map((part) => [nameOf(part.code), part.code]));
  return reading.question(
    source,
    words,
    question,
    { type: "multipletext", items },
    { said, rows, counts: parts.length },
  );
}

const joined = (words: Words, more: Words): Words =>
  Object.fromEntries(
    Object.keys({ ...words, ...more }).map((language) => [
      language,
      [words[language], more[language]].filter(Boolean).join("\n"),
    ]),
  );
