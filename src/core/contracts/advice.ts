import { type Static, Type } from "typebox";
import { UserIdSchema } from "./results.ts";
import { closed } from "./text.ts";

/** Whom the advice is for: people in general, or the person with their own results. */
export const CriteriaSchema = Type.Union([Type.Literal("Anyone"), Type.Literal("LikeMe")]);

/** Checked more closely, and refused in a sentence of its own, where it is read. */
const QuestionSchema = Type.String();

/** One message that went to a language model, word for word. */
export const SentMessageSchema = Type.Object({
  role: Type.Union([Type.Literal("system"), Type.Literal("user")]),
  content: Type.String(),
});

/** Who made an answer. Only calls of people who agreed to a language model are told. */
export const MakerSchema = Type.Object({
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
export const AdviceReplySchema = Type.Object({ advice: Type.String(), made: Type.Optional(MakerSchema) });
/** The open chat's answer is a JSON string, and only one who agreed to a model is told its maker. */
const ToldReplySchema = Type.Object({ reply: Type.String(), made: MakerSchema });
export const ChatReplySchema = Type.Union([Type.String(), ToldReplySchema]);

export type Criteria = Static<typeof CriteriaSchema>;
export type AdviceBody = Static<typeof AdviceBodySchema>;
export type AdviceReply = Static<typeof AdviceReplySchema>;
export type SentMessage = Static<typeof SentMessageSchema>;
export type ToldReply = Static<typeof ToldReplySchema>;
export type Maker = Static<typeof MakerSchema>;
