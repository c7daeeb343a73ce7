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

/** Where a point of advice comes from, in the guide's language. */
export const AdviceSourceSchema = Type.Object({
  title: Type.String(),
  publisher: Type.String(),
  year: Type.Integer(),
  url: Type.String(),
});

/** One point of advice, with what it rests on. */
export const AdvicePointSchema = Type.Object({
  /** The person's own stored result that the point starts from, and the page that shows it. */
  result: Type.Optional(Type.Object({ text: Type.String(), path: Type.String() })),
  text: Type.String(),
  sources: Type.Array(AdviceSourceSchema),
});

/** `advice` says it all, one point a line; `points` are the same ones with their sources apart. */
export const AdviceReplySchema = Type.Object({
  advice: Type.String(),
  points: Type.Optional(Type.Array(AdvicePointSchema)),
});

export type Criteria = Static<typeof CriteriaSchema>;
export type AdviceBody = Static<typeof AdviceBodySchema>;
export type AdviceSource = Static<typeof AdviceSourceSchema>;
export type AdvicePoint = Static<typeof AdvicePointSchema>;
export type AdviceReply = Static<typeof AdviceReplySchema>;
