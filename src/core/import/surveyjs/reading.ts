import type { ImportedCalculation } from "../imported.ts";
import { isObject, type Json, wordIn } from "../json-values.ts";
import type { Dropped } from "../report.ts";
import { ShownAnswers } from "../shown-answers.ts";
import type { Named, Names } from "./condition-of.ts";
import { SurveyTexts } from "./survey-texts.ts";

/** SurveyJS fills in `{name}`. */
const FILLED_IN = /\{[A-Za-z_#][^{}":]*\}/g;
/** What is no text for people, or is read for itself. */
const APART =
  /If$|expression|^(name|type|value|valueName|elements|questions|templateElements|validators|regex|keepwell)$/i;

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => (APART.test(key) ? [] : textsIn(one)));
}

/** What is gathered while a survey is read. */
export class Reading {
  readonly texts: SurveyTexts;
  /** Whether our own export wrote the file. */
  readonly isOwn: boolean;
  /** The questions that an earlier reading found, which conditions may name. */
  readonly names: Names;
  readonly dropped: Dropped[] = [];
  readonly notes: string[] = [];
  readonly shownAnswers = new ShownAnswers();
  readonly todo: string[] = [];
  readonly calculations: ImportedCalculation[] = [];
  readonly points = new Map<string, Readonly<Record<string, number>>>();
  /** Options of questions as the file has them, for those that copy them. */
  readonly choices = new Map<string, unknown>();
  /** Conditions that triggers of older files state, by the name of the question or page. */
  readonly shownBy = new Map<string, string>();
  readonly #questions = new Map<string, Named>();
  readonly #calculated = new Map<string, string>();

  constructor(survey: Json, before?: Reading) {
    this.texts = new SurveyTexts(survey);
    this.isOwn = isObject(survey["keepwell"]);
    this.names = before ? before.#found() : { question: () => null, calculation: () => null };
    for (const [name, written] of before?.choices ?? []) this.choices.set(name, written);
  }

  /** Keeps a question for conditions; the first of a name counts. */
  found(name: string, named: Named): void {
    if (!this.#questions.has(name)) this.#questions.set(name, named);
  }

  /** A question that this reading has found already. */
  ownQuestion(name: string): Named | undefined {
    return this.#questions.get(name);
  }

  /** Keeps what the file fills in in the words of a question, page or group; those within have names of their own. */
  showsAnswers(json: Json, name: string): void {
    for (const words of textsIn(json)) this.shownAnswers.look(name, words, FILLED_IN);
  }

  calculated(name: string, written: string): void {
    if (!this.#calculated.has(name)) this.#calculated.set(name, written);
  }

  #found(): Names {
    const lower = new Map([...this.#questions].map(([name, named]) => [name.toLowerCase(), named]));
    return {
      // With a "$" before it, SurveyJS looks for the question itself and finds no answer.
      question: (name) =>
        name.startsWith("$") ? null : (this.#questions.get(name) ?? lower.get(name.toLowerCase()) ?? null),
      calculation: (name) => this.#calculated.get(name) ?? null,
    };
  }

  drop(json: Json, why: string, count = 1): void {
    for (let one = 0; one < count; one++)
      this.dropped.push({ name: wordIn(json["name"]) || "(no name)", type: wordIn(json["type"]) || "text", why });
  }
}
