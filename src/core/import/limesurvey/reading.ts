import type { Text } from "../../content-model/text.ts";
import type { Condition } from "../conditions/condition-tree.ts";
import type { AskedElement, ImportedCalculation, ImportedQuestion } from "../imported.ts";
import type { Languages } from "../languages.ts";
import type { Dropped } from "../report.ts";
import { ShownAnswers } from "../shown-answers.ts";
import { parseRelevance, type Resolve } from "./expressions/parse-expression.ts";
import type { Question, Words } from "./survey.ts";

type Loose = Readonly<Record<string, unknown>> & { readonly type: string };

/** What is gathered while the questions of a survey are read. */
export class Reading {
  readonly dropped: Dropped[] = [];
  readonly notes: string[] = [];
  readonly shownAnswers = new ShownAnswers();
  readonly calculations: ImportedCalculation[] = [];
  readonly points = new Map<string, Readonly<Record<string, number>>>();
  readonly resolve: Resolve;
  readonly hasAssessments: boolean;
  readonly #languages: Languages;

  constructor(languages: Languages, resolve: Resolve, hasAssessments: boolean) {
    this.#languages = languages;
    this.resolve = resolve;
    this.hasAssessments = hasAssessments;
  }

  text(words: Words): Text | undefined {
    const { [this.#languages.main]: own, ...others } = words;
    const first = own ?? Object.entries(words).find(([language]) => this.#languages.isMain(language))?.[1];
    return this.#languages.textOf({ ...(first ? { default: first } : {}), ...others });
  }

  /** Keeps what the file works out in words: an expression in braces, with no space behind the first. */
  showsAnswers(name: string, texts: readonly { readonly words: Words }[]): void {
    for (const { words } of texts)
      for (const text of Object.values(words)) this.shownAnswers.look(name, text, /\{[^{}\s][^{}]*\}/g);
  }

  /** Returns the condition of a relevance; null where it always holds. */
  condition(relevance: string): Condition | null {
    return ["", "1", "{1}"].includes(relevance.trim()) ? null : parseRelevance(relevance, this.resolve);
  }

  /** @param source the name that the file gives it */
  question(
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
}
