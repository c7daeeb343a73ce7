import { Type } from "typebox";
import type { SaveKey, ScoreKey, SubmitKey } from "../../content-model/call-keys.ts";
import { closed } from "../../content-model/text.ts";
import { type Call, CHANGE, READ } from "../call.ts";
import { ScoreOrNone, ScoreReplyExtras, SubmissionReplySchema, SubmitHeadersSchema, UserIdSchema } from "../results.ts";
import { SaveBmiSchema } from "../save-bmi-schema.ts";

// The calls of the domains. Their addresses and the names in their bodies are irregular because the specification
// fixed each of them. `surveys/domains.json` names them by the keys used here.

/** Item names with their values. */
const AnswerMap = Type.Record(Type.String(), Type.Unknown());
/** Values in the order of the survey. */
const AnswerList = Type.Array(Type.Unknown(), { maxItems: 200 });

/** Columns shared by the calls that take the answers of a survey. */
export const TAKES_ANSWERS = {
  ...CHANGE,
  tag: "Answers of the domains",
  headers: SubmitHeadersSchema,
  reply: SubmissionReplySchema,
  errors: [
    "INVALID_ANSWERS",
    "UNKNOWN_CONTENT_VERSION",
    "UNKNOWN_USER",
    "KEY_REUSED",
    "DRAFT_ENDED",
    "MISSING_RESULT",
    "TOO_MANY_REQUESTS",
    "TOO_MANY_TODAY",
  ],
  needs: "id",
  forwarded: "success",
  limits: [
    { limit: "submit", by: "account" },
    { limit: "submitADay", by: "scale" },
  ],
  idempotent: "with-key",
  event: false,
} as const;

/** Columns shared by the calls that read the latest score of a domain. */
const READS_SCORE = {
  ...READ,
  tag: "Scores of the domains",
  errors: ["NO_SCORE"],
  needs: "id",
  forwarded: "reply",
} as const;
const InPath = Type.Object({ userId: UserIdSchema }, closed);
const Score = Type.Object({ score: ScoreOrNone, ...ScoreReplyExtras });

/** The calls that take the answers of a domain. */
export const submitCalls = {
  submitSocial: {
    ...TAKES_ANSWERS,
    path: "/social",
    body: Type.Object({ userId: UserIdSchema, answers: AnswerList }, closed),
  },
  submitLearning: {
    ...TAKES_ANSWERS,
    path: "/api/learn-scale",
    body: Type.Object({ userID: UserIdSchema, answers: AnswerMap }, closed),
  },
  submitExercise: {
    ...TAKES_ANSWERS,
    path: "/api/exercise-scale",
    body: Type.Object({ userId: UserIdSchema, responses: AnswerMap }, closed),
  },
  submitDiet: {
    ...TAKES_ANSWERS,
    path: "/api/mna-test",
    body: Type.Object({ userID: UserIdSchema, answers: AnswerMap }, closed),
  },
  submitStress: {
    ...TAKES_ANSWERS,
    path: "/api/stress-scale",
    body: Type.Object({ userId: UserIdSchema, responses: AnswerMap }, closed),
  },
  submitSleep: {
    ...TAKES_ANSWERS,
    path: "/api/sleep-scale",
    body: Type.Object({ userId: UserIdSchema, responses: AnswerMap }, closed),
  },
} as const satisfies Record<SubmitKey, Call>;

/** The calls that take the result of a survey asked before a domain's own. */
export const saveCalls = {
  saveBmi: {
    ...TAKES_ANSWERS,
    path: "/api/save-bmi",
    body: SaveBmiSchema,
    errors: [
      "INVALID_ANSWERS",
      "UNKNOWN_CONTENT_VERSION",
      "UNKNOWN_USER",
      "KEY_REUSED",
      "DRAFT_ENDED",
      "TOO_MANY_REQUESTS",
      "TOO_MANY_TODAY",
    ],
  },
} as const satisfies Record<SaveKey, Call>;

/** The calls that read the latest score of a domain. */
export const scoreCalls = {
  socialScore: { ...READS_SCORE, path: "/social-score/:userId", params: InPath, reply: Score },
  learningScore: { ...READS_SCORE, path: "/api/learn-scale/:userId", params: InPath, reply: Score },
  exerciseScore: { ...READS_SCORE, path: "/api/exercise-score/:userId", params: InPath, reply: Score },
  dietScore: {
    ...READS_SCORE,
    path: "/api/mna-score",
    query: Type.Object({ userID: UserIdSchema }, closed),
    reply: Type.Object({ mnaScore: ScoreOrNone, ...ScoreReplyExtras }),
  },
  stressScore: { ...READS_SCORE, path: "/api/stress-score/:userId", params: InPath, reply: Score },
  sleepScore: { ...READS_SCORE, path: "/api/sleep-score/:userId", params: InPath, reply: Score },
} as const satisfies Record<ScoreKey, Call>;
