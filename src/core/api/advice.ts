import { type Static, Type } from "typebox";
import { closed } from "../content-model/text.ts";
import { UserIdSchema } from "./results.ts";

/** Whom the advice is for: people in general, or the person with their own results. */
const CriteriaSchema = Type.Union([Type.Literal("Anyone"), Type.Literal("LikeMe")]);

/** Checked more closely, and refused in a sentence of its own, where it is read. */
const QuestionSchema = Type.String();

/** One message that went to a language model, word for word. */
const SentMessageSchema = Type.Object({
  role: Type.Union([Type.Literal("system"), Type.Literal("user")]),
  content: Type.String(),
});

/** Who made an answer. Only calls of people who agreed to a language model are told. */
const AnswerSourceSchema = Type.Object({
  maker: Type.Union([Type.Literal("guide"), Type.Literal("model")]),
  /** Why the guide answered one who agreed to the model; null where the model answered. */
  because: Type.Union([
    Type.Null(),
    /** The safety message comes first, and to a greeting there is nothing to add. */
    Type.Literal("notNeeded"),
    /** Today's calls are used up. */
    Type.Literal("limit"),
    /** The model's answer did not pass the check of facts. */
    Type.Literal("withheld"),
  ]),
  /** What went to the model; empty when nothing did. */
  sent: Type.Array(SentMessageSchema),
});

export const AdviceBodySchema = Type.Object({ userID: UserIdSchema, criteria: CriteriaSchema }, closed);
export const PromptBodySchema = Type.Object({ prompt: QuestionSchema }, closed);
export const ChatBodySchema = Type.Object({ message: QuestionSchema }, closed);

/** Where a point of advice comes from, in the guide's language. */
const AdviceSourceSchema = Type.Object({
  title: Type.String(),
  publisher: Type.String(),
  year: Type.Integer(),
  url: Type.String(),
});

/** One point of advice, with what it rests on. */
const AdvicePointSchema = Type.Object({
  /** The person's own stored result that the point starts from, and the page that shows it. */
  result: Type.Optional(Type.Object({ text: Type.String(), path: Type.String() })),
  text: Type.String(),
  sources: Type.Array(AdviceSourceSchema),
});

/** `advice` says it all, one point a line; `points` are the same ones with their sources apart. */
export const AdviceReplySchema = Type.Object({
  advice: Type.String(),
  points: Type.Optional(Type.Array(AdvicePointSchema)),
  made: Type.Optional(AnswerSourceSchema),
});
/** The open chat's answer is a JSON string, and only one who agreed to a model is told its maker. */
const ToldReplySchema = Type.Object({ reply: Type.String(), made: AnswerSourceSchema });
export const ChatReplySchema = Type.Union([Type.String(), ToldReplySchema]);

export type Criteria = Static<typeof CriteriaSchema>;
export type AdviceSource = Static<typeof AdviceSourceSchema>;
export type AdvicePoint = Static<typeof AdvicePointSchema>;
export type AdviceReply = Static<typeof AdviceReplySchema>;
export type SentMessage = Static<typeof SentMessageSchema>;
export type SourcedReply = Static<typeof ToldReplySchema>;
export type AnswerSource = Static<typeof AnswerSourceSchema>;
