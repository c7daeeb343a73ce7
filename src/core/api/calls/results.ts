import { Type } from "typebox";
import { closed, ScaleIdSchema } from "../../content-model/text.ts";
import { type Call, READ } from "../call.ts";
import { ExplanationSchema, HistoryEntrySchema, LatestResultSchema } from "../explanation.ts";
import { ScoreRecordSchema, SubmissionReplySchema, UserIdSchema } from "../results.ts";
import { TAKES_ANSWERS } from "./surveys.ts";

const OfScale = Type.Object({ scale: ScaleIdSchema, userId: UserIdSchema });
/** The user id must be that of the session: alone it opens only what the specification names. */
const OWN_READ = { ...READ, needs: "token" } as const;

/** Standalone scales, and reading results. */
export const resultCalls = {
  viewScores: {
    ...READ,
    path: "/view-scores/:userID",
    tag: "Results",
    params: Type.Object({ userID: UserIdSchema }),
    reply: Type.Array(ScoreRecordSchema),
    errors: [],
    needs: "id",
    forwarded: "reply",
  },
  /** Answers are keyed by question, as SurveyJS returns them. */
  submitScale: {
    ...TAKES_ANSWERS,
    needs: "token",
    errors: [...TAKES_ANSWERS.errors, "SESSION_NEEDED"],
    path: "/api/scales/:scale",
    tag: "Standalone scales",
    params: Type.Object({ scale: ScaleIdSchema }),
    body: Type.Object({ userId: UserIdSchema, answers: Type.Record(Type.String(), Type.Unknown()) }, closed),
    forwarded: "no",
  },
  scaleScore: {
    ...OWN_READ,
    path: "/api/scales/:scale/:userId",
    tag: "Standalone scales",
    params: OfScale,
    reply: SubmissionReplySchema,
    errors: ["NO_SCORE", "SESSION_NEEDED"],
  },
  explanation: {
    ...OWN_READ,
    path: "/api/scales/:scale/:userId/working",
    tag: "How results came about",
    params: OfScale,
    reply: ExplanationSchema,
    errors: ["NO_SCORE", "SESSION_NEEDED"],
  },
  history: {
    ...OWN_READ,
    path: "/api/scales/:scale/:userId/history",
    tag: "How results came about",
    params: OfScale,
    reply: Type.Array(HistoryEntrySchema),
    errors: ["SESSION_NEEDED"],
  },
  overview: {
    ...OWN_READ,
    path: "/api/overview/:userId",
    tag: "How results came about",
    params: Type.Object({ userId: UserIdSchema }),
    reply: Type.Array(LatestResultSchema),
    errors: ["SESSION_NEEDED"],
  },
} as const satisfies Record<string, Call>;
