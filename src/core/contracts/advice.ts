import { type Static, Type } from "typebox";
import { UserIdSchema } from "./results.ts";
import { closed } from "./text.ts";

/** Whom the advice is for: people in general, or the person with their own results. */
export const CriteriaSchema = Type.Union([Type.Literal("Anyone"), Type.Literal("LikeMe")]);

/** Checked more closely, and refused in a sentence of its own, where it is read. */
const QuestionSchema = Type.String();

export const AdviceBodySchema = Type.Object({ userID: UserIdSchema, criteria: CriteriaSchema }, closed);
export const PromptBodySchema = Type.Object({ prompt: QuestionSchema }, closed);
export const ChatBodySchema = Type.Object({ message: QuestionSchema }, closed);
export const AdviceReplySchema = Type.Object({ advice: Type.String() });

export type Criteria = Static<typeof CriteriaSchema>;
export type AdviceBody = Static<typeof AdviceBodySchema>;
export type AdviceReply = Static<typeof AdviceReplySchema>;
