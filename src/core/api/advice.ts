import { type Static, Type } from "typebox";
import { closed } from "../content-model/text.ts";
import { MAX_QUESTION_CHARACTERS } from "../shared/question-limit.ts";
import { UserIdSchema } from "./results.ts";

/** Whom the advice is for: people in general, or the account with its own results. */
const CriteriaSchema = Type.Union([Type.Literal("Anyone"), Type.Literal("LikeMe")]);

/** The route checks the text further, and rejects it with an error of its own. */
const QuestionSchema = Type.String();

/** One message that went to a language model, word for word. */
const SentMessageSchema = Type.Object({
  role: Type.Union([Type.Literal("system"), Type.Literal("user")]),
  content: Type.String(),
});

/** What made an answer: the model or the guide. Sent only to accounts that agreed to a language model. */
const AnswerSourceSchema = Type.Object({
  maker: Type.Union([Type.Literal("guide"), Type.Literal("model")]),
  /** Why the guide answered an account that agreed to the model; null when the model answered. */
  because: Type.Union([
    Type.Null(),
    /** The safety message comes first, and a model has nothing to add to a greeting. */
    Type.Literal("notNeeded"),
    /** Today's quota of calls is used up. */
    Type.Literal("limit"),
    /** The model's answer failed the check of facts. */
    Type.Literal("withheld"),
  ]),
  /** What was sent to the model; empty when nothing was. */
  sent: Type.Array(SentMessageSchema),
});

export const AdviceBodySchema = Type.Object({ userID: UserIdSchema, criteria: CriteriaSchema }, closed);
/** What the same person wrote before, a question a line, the latest last: "And in the mornings?" needs it. */
const BeforeSchema = Type.Optional(Type.String({ maxLength: MAX_QUESTION_CHARACTERS }));
/** The kind of the safety card that the same conversation had last: what is written then is mostly about that. */
const AfterSchema = Type.Optional(Type.String({ pattern: "^[a-z-]{1,40}$" }));

export const PromptBodySchema = Type.Object(
  { prompt: QuestionSchema, before: BeforeSchema, after: AfterSchema },
  closed,
);
export const ChatBodySchema = Type.Object(
  { message: QuestionSchema, before: BeforeSchema, after: AfterSchema },
  closed,
);

/** The source of a point of advice, in the guide's language. */
const AdviceSourceSchema = Type.Object({
  title: Type.String(),
  publisher: Type.String(),
  year: Type.Integer(),
  url: Type.String(),
});

/** One point of advice, with its sources. */
const AdvicePointSchema = Type.Object({
  /** The account's own stored result on which the point is based, and the page that shows it. */
  result: Type.Optional(Type.Object({ text: Type.String(), path: Type.String() })),
  text: Type.String(),
  sources: Type.Array(AdviceSourceSchema),
  /** The area that the point belongs to; absent where it belongs to none. */
  area: Type.Optional(
    Type.Object({
      name: Type.String(),
      /** With a result: whether it is a strength, and the one small step of its band. */
      isStrong: Type.Optional(Type.Boolean()),
      step: Type.Optional(Type.String()),
      /** The numbers to call that belong to the step; absent where there are none. */
      calls: Type.Optional(Type.Array(Type.String())),
      /** What may not be left out beside the meaning of the result. */
      aside: Type.Optional(Type.String()),
    }),
  ),
});

/** `advice` is the whole text, one point per line; `points` are the same points with their sources separate. */
export const AdviceReplySchema = Type.Object({
  advice: Type.String(),
  points: Type.Optional(Type.Array(AdvicePointSchema)),
  made: Type.Optional(AnswerSourceSchema),
});
/**
 * The reply of the chat without log-in is a JSON string; only a guest who agreed to a model also learns what made
 * the answer.
 */
const SourcedReplySchema = Type.Object({ reply: Type.String(), made: AnswerSourceSchema });
export const ChatReplySchema = Type.Union([Type.String(), SourcedReplySchema]);

export type Criteria = Static<typeof CriteriaSchema>;
export type AdviceSource = Static<typeof AdviceSourceSchema>;
export type AdvicePoint = Static<typeof AdvicePointSchema>;
export type AdviceReply = Static<typeof AdviceReplySchema>;
export type SentMessage = Static<typeof SentMessageSchema>;
export type SourcedReply = Static<typeof SourcedReplySchema>;
export type AnswerSource = Static<typeof AnswerSourceSchema>;
