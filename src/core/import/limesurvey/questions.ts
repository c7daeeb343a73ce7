import type { Text } from "../../content-model/text.ts";
import type { Condition } from "../conditions/condition-tree.ts";
import type { AskedElement, ImportedCalculation, ImportedElement, ImportedQuestion } from "../imported.ts";
import type { Languages } from "../languages.ts";
import type { Dropped } from "../report.ts";
import { equationOf } from "./expressions/names.ts";
import { parseEquation, parseRelevance, type Resolve } from "./expressions/parse-expression.ts";
import { kindOf } from "./kinds.ts";
import { leftOut } from "./left-out.ts";
import { namesHeldBy } from "./names-held.ts";
import { optionsOf, pointsOf } from "./options.ts";
import type { Part, Question, Words } from "./survey.ts";
import { typedBy } from "./typed.ts";

type Loose = Readonly<Record<string, unknown>> & { readonly type: string };

/** What is gathered while the questions of a survey are read. */
export class Reading {
  readonly dropped: Dropped[] = [];
  readonly notes: string[] = [];
  readonly calculations: ImportedCalculation[] = [];
  readonly points = new Map<string, Readonly<Record<string, number>>>();
  readonly #languages: Languages;
  readonly #resolve: Resolve;
  readonly #hasAssessments: boolean;

  constructor(languages: Languages, resolve: Resolve, hasAssessments: boolean) {
    this.#languages = languages;
    this.#resolve = resolve;
    this.#hasAssessments = hasAssessments;
  }

  text(words: Words): Text | undefined {
    const { [this.#languages.main]: own, ...others } = words;
    const first = own ?? Object.entries(words).find(([language]) => this.#languages.isMain(language))?.[1];
    return this.#languages.textOf({ ...(first ? { default: first } : {}), ...others });
  }

  /** Returns the condition of a relevance; null where it always holds. */
  condition(relevance: string): Condition | null {
    return ["", "1", "{1}"].includes(relevance.trim()) ? null : parseRelevance(relevance, this.#resolve);
  }

  elementsOf(question: Question): ImportedElement[] {
    const { code, relevance, settings } = question;
    const kind = kindOf(question);
    if (kind === "equation") return this.#equation(question);
    if (kind === "note") return this.#note(question);
    if (relevance.trim() === "0") return this.#drop(question, "The file never asks it: its relevance is 0.");
    if (settings.get("hidden") === "1") return this.#drop(question, "The file never shows it: it is hidden.");
    if (kind === "refused")
      return this.#drop(question, REFUSED[question.type] ?? `Its type "${question.type}" is not known here.`);
    const changed = leftOut(question).map((what) => ({ name: code, what }));
    const condition = this.condition(relevance);
    const made = this.#made(question, kind);
    if (made.length === 0) return this.#drop(question, "It has no rows or fields.");
    return made.map((one, index) => ({
      ...one,
      condition,
      changed: [...(index === 0 ? changed : []), ...one.changed],
    }));
  }

  #made(question: Question, kind: ReturnType<typeof kindOf>): ImportedQuestion[] {
    const { code, parts, type } = question;
    const rows = parts.filter(({ scale }) => scale === 0);
    switch (kind) {
      case "one":
        return this.#one(question);
      case "several":
        return this.#several(question, rows);
      case "typed": {
        const { properties, said } = typedBy(question);
        return [this.#question(code, question.words, question, properties, { said })];
      }
      case "table":
        return rows.length === 0 ? [] : [this.#table(code, question, rows, 0, (row) => `${code}_${row}`)];
      case "two tables":
        return rows.length === 0
          ? []
          : [0, 1].map((scale) =>
              this.#table(`${code}_${scale}`, question, rows, scale, (row) => `${code}_${row}_${scale}`),
            );
      case "fields":
        return rows.length === 0
          ? []
          : [this.#fields(code, question.words, question, rows, type === "K", (row) => `${code}_${row}`)];
      case "cells": {
        const columns = parts.filter(({ scale }) => scale === 1);
        if (columns.length === 0) return [];
        return rows.map((row) =>
          this.#fields(
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

  #question(
    source: string,
    words: Words,
    { help, isRequired }: Question,
    properties: Loose,
    {
      said = [],
      rows,
      counts = 1,
    }: { said?: readonly string[]; rows?: ReadonlyMap<string, string>; counts?: number } = {},
  ): ImportedQuestion {
    const description = this.text(help);
    const element = {
      ...properties,
      name: source,
      title: this.text(words) ?? source,
      ...(description ? { description } : {}),
      ...(isRequired ? { isRequired: true } : {}),
    };
    return {
      ...{ kind: "question", source, counts, condition: null },
      element: element as unknown as AskedElement,
      changed: said.map((what) => ({ name: source, what })),
      ...(rows ? { rows } : {}),
    };
  }

  #one(question: Question): ImportedQuestion[] {
    const { code, type, hasOther } = question;
    const choices = optionsOf(question, 0, (words) => this.text(words));
    if (this.#hasAssessments) this.points.set(code, pointsOf(question, 0));
    const otherText = this.text(
      question.settings.has("other_replace_text") ? { default: question.settings.get("other_replace_text") ?? "" } : {},
    );
    const other = hasOther ? { showOtherItem: true, ...(otherText ? { otherText } : {}) } : {};
    const picked = this.#question(code, question.words, question, {
      type: type === "!" ? "dropdown" : "radiogroup",
      choices,
      ...other,
    });
    if (type !== "O") return [picked];
    const comment = { ...question, isRequired: false, help: {} };
    const beside = this.#question(`${code}_comment`, { default: "Comment" }, comment, { type: "comment" });
    return [
      picked,
      {
        ...beside,
        changed: [{ name: beside.source, what: "The comment beside the question is a question of its own here." }],
      },
    ];
  }

  #several(question: Question, rows: readonly Part[]): ImportedQuestion[] {
    const { code, hasOther, settings, type } = question;
    if (rows.length === 0 && !hasOther) return [];
    const alone = new Set((settings.get("exclude_all_others") ?? "").split(";").map((one) => one.trim()));
    const choices = rows.map((row) => ({
      value: row.code,
      text: this.text(row.words) ?? row.code,
      ...(alone.has(row.code) ? { isExclusive: true } : {}),
    }));
    const said = type === "P" ? [`The comment beside each of its ${rows.length} options is left out.`] : [];
    return [
      this.#question(
        code,
        question.words,
        question,
        { type: "checkbox", choices, ...(hasOther ? { showOtherItem: true } : {}) },
        { said },
      ),
    ];
  }

  #table(
    source: string,
    question: Question,
    rows: readonly Part[],
    scale: number,
    nameOf: (row: string) => string,
  ): ImportedQuestion {
    const columns = optionsOf(question, scale, (words) => this.text(words));
    const named = new Map(rows.map((row) => [nameOf(row.code), row.code]));
    if (this.#hasAssessments) for (const name of named.keys()) this.points.set(name, pointsOf(question, scale));
    const properties = {
      ...{ type: "matrix", columns },
      rows: rows.map((row) => ({ value: row.code, text: this.text(row.words) ?? row.code })),
      ...(question.isRequired ? { eachRowRequired: true } : {}),
    };
    const said = question.type === "H" ? ["Its rows stand where the file has columns."] : [];
    return this.#question(source, question.words, question, properties, { said, rows: named, counts: rows.length });
  }

  #fields(
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
      const title = this.text(part.words);
      return { name: part.code, ...(title ? { title } : {}), ...kind };
    });
    const rows = new Map(parts.map((part) => [nameOf(part.code), part.code]));
    return this.#question(
      source,
      words,
      question,
      { type: "multipletext", items },
      { said, rows, counts: parts.length },
    );
  }

  #note(question: Question): ImportedElement[] {
    const { code, words, help, relevance, settings } = question;
    const text = this.text(words) ?? this.text(help);
    const why =
      text === undefined
        ? "it has no words"
        : settings.get("hidden") === "1" || relevance.trim() === "0"
          ? "the file never shows it"
          : null;
    if (why !== null) this.notes.push(`The text "${code}" is left out: ${why}.`);
    return text === undefined || why !== null
      ? []
      : [{ kind: "note", source: code, text, condition: this.condition(relevance) }];
  }

  #equation(question: Question): ImportedElement[] {
    const written = equationOf(question);
    const inner = /^\{([^{}]*)\}$/.exec(written)?.[1];
    const formula = inner === undefined ? null : parseEquation(inner, this.#resolve);
    this.calculations.push({ source: question.code, formula, written });
    return [];
  }

  #drop(question: Question, why: string): [] {
    for (const name of namesHeldBy(question)) this.dropped.push({ name, type: question.type, why });
    return [];
  }
}

const joined = (words: Words, more: Words): Words =>
  Object.fromEntries(
    Object.keys({ ...words, ...more }).map((language) => [
      language,
      [words[language], more[language]].filter(Boolean).join("\n"),
    ]),
  );

const REFUSED: Readonly<Record<string, string>> = {
  "|": "It asks for a file, which cannot be sent here.",
  R: "It asks to put options in order, which cannot be asked here.",
  I: "It asks for the language of the page, which people choose elsewhere.",
};
