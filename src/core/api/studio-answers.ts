import { type Static, Type } from "typebox";
import { closed, ScaleIdSchema } from "../content-model/text.ts";
import { ANSWER_FORMATS, type AnswerFormat, COLUMN_FILES, type ColumnFile } from "../shared/answer-files.ts";

const FormatSchema = Type.Unsafe<AnswerFormat>(Type.Union(ANSWER_FORMATS.map((format) => Type.Literal(format))));
const FileSchema = Type.Unsafe<ColumnFile>(Type.Union(COLUMN_FILES.map((file) => Type.Literal(file))));
export const AnswersParams = Type.Object({ scale: ScaleIdSchema, table: FormatSchema }, closed);
export const ColumnsParams = Type.Object({ scale: ScaleIdSchema, file: FileSchema }, closed);

/** With `texts`, the typed texts too that no score is made of. */
export const TextsQuery = Type.Object({ texts: Type.Optional(Type.Literal("yes")) }, closed);

/** What there is to export of a scale. */
export const StoredAnswersSchema = Type.Object({
  /** False for a draft that nobody could answer yet. */
  isPublished: Type.Boolean(),
  /** Sets of answers, over all versions; corrected ones too. */
  count: Type.Integer(),
  /** The questions whose typed text is left out. */
  leftOut: Type.Array(Type.String()),
  /** Whether this server is busy with another export. */
  isBusy: Type.Boolean(),
});
export type StoredAnswers = Static<typeof StoredAnswersSchema>;
