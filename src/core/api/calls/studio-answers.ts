import { Type } from "typebox";
import { ScaleIdSchema } from "../../content-model/text.ts";
import { MAY_EXPORT } from "../../shared/answer-files.ts";
import type { Call } from "../call.ts";
import { AnswersParams, ColumnsParams, StoredAnswersSchema, TextsQuery } from "../studio-answers.ts";
import { ADMITTED, LOOK } from "./studio-rows.ts";

const path = "/api/studio/scales/:scale/answers" as const;
const EXPORT = { ...LOOK, roles: MAY_EXPORT } as const;

/** The calls with which researchers take answers away, under pseudonyms. */
export const studioAnswerCalls = {
  scaleAnswers: {
    ...EXPORT,
    path,
    params: Type.Object({ scale: ScaleIdSchema }),
    reply: StoredAnswersSchema,
  },
  /** A file, which the browser saves as it comes. Taking answers away is an event. */
  exportAnswers: {
    ...EXPORT,
    path: `${path}/:table`,
    params: AnswersParams,
    query: TextsQuery,
    reply: Type.String(),
    errors: [...ADMITTED, "FOREIGN_PAGE", "OTHER_EXPORT"],
    event: true,
  },
  /** What the columns of that file are. It holds nobody's answers. */
  describeAnswers: {
    ...EXPORT,
    path: "/api/studio/scales/:scale/columns/:file",
    params: ColumnsParams,
    query: TextsQuery,
    reply: Type.String(),
  },
} as const satisfies Record<string, Call>;
