import type { Text } from "../content-model/text.ts";
import type { AnswerKind } from "./answer-kinds/answer-kinds.ts";

/** One question as asked: what may be answered, and when it is asked. Each row of a matrix is one. */
export type Item = {
  /** Name of the question; a row of a matrix has the matrix's name and its own, with a point between. */
  readonly name: string;
  readonly title: Text;
  readonly page: number;
  readonly required: boolean;
  /** All must hold for the item to be asked: the page's condition and its own. */
  readonly conditions: readonly string[];
  readonly answer: AnswerKind;
  readonly validators: readonly { readonly expression: string; readonly text: Text }[];
  /** Set for a row of a matrix. */
  readonly row?: { readonly question: string; readonly value: string };
};

/** What an item takes from its question and page, whatever the type. */
export type AskedPart = Omit<Item, "answer" | "row">;
