import type { Text } from "../../content-model/text.ts";
import { isObject, type Json, wordIn } from "../json-values.ts";
import type { Languages } from "../languages.ts";
import type { Dropped } from "../report.ts";
import { ShownAnswers } from "../shown-answers.ts";
import type { QualtricsFile } from "./file.ts";

/** Languages that Qualtrics names in a way of its own. Source: Qualtrics support, "Available language codes". */
const OWN_LANGUAGES: Readonly<Record<string, string>> = { "ZH-S": "zh-Hans", "ZH-T": "zh-Hant" };

/** What is gathered while the questions of a survey are read. */
export class Reading {
  readonly dropped: Dropped[] = [];
  readonly shownAnswers = new ShownAnswers();
  readonly notes = new Set<string>();
  readonly questions: ReadonlyMap<string, Json>;
  readonly languages: Languages;
  readonly #names = new Map<string, string>();

  constructor({ questions }: Pick<QualtricsFile, "questions">, languages: Languages) {
    this.questions = questions;
    this.languages = languages;
    const tags = [...questions.values()].map(tagOf);
    for (const [id, question] of questions) {
      const tag = tagOf(question);
      const isOnlyOne = tags.filter((one) => one === tag).length === 1;
      this.#names.set(id, isOnlyOne ? tag : `${tag}_${id}`);
    }
  }

  /** Returns the name under which a question is exported; with its id where several have the same. */
  nameOf(question: Json): string {
    const id = wordIn(question["QuestionID"]);
    return this.#names.get(id) ?? id;
  }

  nameOfId(id: string): string {
    return this.#names.get(id) ?? id;
  }

  /**
   * Returns a text in every language.
   * @param own the words of the main language
   * @param within finds the words in what the file has for another language
   */
  text(own: unknown, question: Json, within: (translated: Json) => unknown): Text | undefined {
    this.shownAnswers.look(this.nameOf(question), wordIn(own), FILLED_IN);
    const languages = isObject(question["Language"]) ? Object.entries(question["Language"]) : [];
    const others = languages.flatMap(([language, translated]): [string, string][] => {
      const words = isObject(translated) ? wordIn(within(translated)) : "";
      const code = OWN_LANGUAGES[language] ?? language;
      return words === "" || this.languages.isMain(code) ? [] : [[code, this.#plain(words)]];
    });
    return this.languages.textOf({ default: this.#plain(wordIn(own)), ...Object.fromEntries(others) });
  }

  /** What Qualtrics fills in, such as an earlier answer, stands in brackets. */
  #plain(words: string): string {
    return words.replaceAll(FILLED_IN, (_, kind: string, place: string) => {
      const [first = "", ...others] = place.split("/");
      return `[${kind === "q" ? this.nameOfId(first) : (others[0] ?? first)}]`;
    });
  }
}

/** An earlier answer, data of the link, a date. */
const FILLED_IN = /\$\{([a-z]+):\/\/([^}]*)\}/g;

const tagOf = (question: Json): string => wordIn(question["DataExportTag"]).trim() || wordIn(question["QuestionID"]);
