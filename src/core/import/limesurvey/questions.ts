import type { ImportedElement } from "../imported.ts";
import { askedQuestions } from "./asked-questions.ts";
import { equationOf } from "./expressions/names.ts";
import { parseEquation } from "./expressions/parse-expression.ts";
import { kindOf } from "./kinds.ts";
import { leftOut } from "./left-out.ts";
import type { Reading } from "./reading.ts";
import type { Question } from "./survey.ts";

/** Returns what a question of the file is here; what cannot be asked here is named in `dropped`. */
export function elementsOf(reading: Reading, question: Question): ImportedElement[] {
  const { code, relevance, settings } = question;
  const kind = kindOf(question);
  if (kind === "equation") return equation(reading, question);
  if (kind === "note") return note(reading, question);
  if (relevance.trim() === "0") return drop(reading, question, "The file never asks it: its relevance is 0.");
  if (settings.get("hidden") === "1") return drop(reading, question, "The file never shows it: it is hidden.");
  if (kind === "refused")
    return drop(reading, question, UNSUPPORTED[question.type] ?? `Its type "${question.type}" is not known here.`);
  const changed = leftOut(question).map((what) => ({ name: code, what }));
  const condition = reading.condition(relevance);
  const made = askedQuestions(reading, question, kind);
  if (made.length === 0) return drop(reading, question, "It has no rows or fields.");
  reading.showsAnswers(code, [question, ...question.parts, ...question.answers, { words: question.help }]);
  return made.map((one, index) => ({
    ...one,
    condition,
    changed: [...(index === 0 ? changed : []), ...one.changed],
  }));
}

function note(reading: Reading, question: Question): ImportedElement[] {
  const { code, words, help, relevance, settings } = question;
  const text = reading.text(words) ?? reading.text(help);
  const why =
    text === undefined
      ? "it has no words"
      : settings.get("hidden") === "1" || relevance.trim() === "0"
        ? "the file never shows it"
        : null;
  if (why !== null) reading.notes.push(`The text "${code}" is left out: ${why}.`);
  if (text === undefined || why !== null) return [];
  reading.showsAnswers(code, [text === reading.text(words) ? question : { words: help }]);
  return [{ kind: "note", source: code, text, condition: reading.condition(relevance) }];
}

function equation(reading: Reading, question: Question): ImportedElement[] {
  const written = equationOf(question);
  const inner = /^\{([^{}]*)\}$/.exec(written)?.[1];
  const formula = inner === undefined ? null : parseEquation(inner, reading.resolve);
  reading.calculations.push({ source: question.code, formula, written });
  return [];
}

function drop(reading: Reading, question: Question, why: string): [] {
  for (const name of namesHeldBy(question)) reading.dropped.push({ name, type: question.type, why });
  return [];
}

const UNSUPPORTED: Readonly<Record<string, string>> = {
  "|": "It asks for a file, which cannot be sent here.",
  R: "It asks to put options in order, which cannot be asked here.",
  I: "It asks for the language of the page, which people choose elsewhere.",
};

const WITH_ROWS: ReadonlySet<string> = new Set(["table", "two tables", "fields", "cells"]);

/** Returns a name for each value that a question holds: its rows, the cells of these, the comment beside it. */
function namesHeldBy(question: Question): string[] {
  const { code, type, parts } = question;
  const rows = parts.filter(({ scale }) => scale === 0);
  const columns = Math.max(1, parts.filter(({ scale }) => scale === 1).length);
  const kind = kindOf(question);
  const each = kind === "cells" ? columns : kind === "two tables" ? 2 : 1;
  const names =
    WITH_ROWS.has(kind) && rows.length > 0
      ? rows.flatMap((row) => Array.from({ length: each }, () => `${code}_${row.code}`))
      : [code];
  return type === "O" ? [...names, `${code}_comment`] : names;
}
