import { addresses } from "#core/api/addresses.ts";
import type { StoredAnswers } from "#core/api/studio-answers.ts";
import { urlOf } from "#core/api/url-of.ts";
import { ANSWER_FORMATS, type AnswerFormat, type ColumnFile } from "#core/shared/answer-files.ts";
import { call } from "./http.ts";

/** Reads what there is to export of a scale. */
export const readStoredAnswers = (scale: string): Promise<StoredAnswers> => call("scaleAnswers", { values: { scale } });

/** Returns whether a file has answers in it, and no mere description of them. */
export const hasAnswers = (file: AnswerFormat | ColumnFile): file is AnswerFormat =>
  ANSWER_FORMATS.some((format) => format === file);

/** The address of a file, which a browser saves as it comes. */
export function answerFileUrl(scale: string, file: AnswerFormat | ColumnFile, withText: boolean): string {
  const values = { scale, ...(withText ? { texts: "yes" } : {}) };
  return hasAnswers(file)
    ? urlOf(addresses.exportAnswers, { ...values, table: file })
    : urlOf(addresses.describeAnswers, { ...values, file });
}
