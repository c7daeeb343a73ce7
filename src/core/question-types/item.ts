import type { Text } from "../content-model/text.ts";
import type { AnswerKind } from "./answer-kinds/answer-kinds.ts";

/** What an answer must fulfil beside its form. */
export type Validator = {
  readonly expression: string;
  readonly text: Text;
  /** Set for one of a page: it compares these items, and only once all have an answer. */
  readonly ofPage?: { readonly page: string; readonly needs: readonly string[] };
};

/** One question as asked: what may be answered, and when it is asked. Each row of a matrix is an item. */
export type Item = {
  /** The name of the question; a row of a matrix is named `matrix.row`. */
  readonly name: string;
  readonly title: Text;
  readonly page: number;
  readonly required: boolean;
  /** True where people may say that they would rather not answer, also where an answer is required. */
  readonly declinable?: true;
  /** The conditions of its page and its own; the item is asked when all hold. */
  readonly conditions: readonly string[];
  readonly answer: AnswerKind;
  readonly validators: readonly Validator[];
  /** Set for a row of a matrix. */
  readonly row?: { readonly question: string; readonly value: string };
  /** Set for the text beside "other": the name of the question it belongs to. It is kept and never scored. */
  readonly besideOther?: string;
};

/** The properties that an item gets from its question and page, whatever the type. */
export type AskedPart = Omit<Item, "answer" | "row" | "besideOther">;
