import { type Static, Type } from "typebox";
import { closed, ScaleIdSchema } from "../content-model/text.ts";
import { DRAFT_ID_FORM } from "../drafts/draft-schema.ts";
import { LONGEST_STEP_TEXT } from "../shared/my-step/words.ts";
import { Moment, OrNull } from "./fields.ts";

/** PostgreSQL stores no NUL; words without any letter say nothing. */
const Words = Type.String({ minLength: 1, maxLength: LONGEST_STEP_TEXT, pattern: "^[^\\u0000]*\\p{L}[^\\u0000]*$" });

const StepWordsSchema = Type.Object(
  {
    what: Words,
    routine: Words,
    place: Type.Optional(Words),
    happens: Type.Optional(Words),
    instead: Type.Optional(Words),
  },
  closed,
);

export const StepParamsSchema = Type.Object({ step: Type.String({ pattern: DRAFT_ID_FORM }) });

/** A step as a person chose it. */
export const ChosenStepSchema = Type.Object(
  {
    /** The survey of the result that it was chosen for. */
    survey: OrNull(ScaleIdSchema),
    /** The id of the step on offer that it was, which may change or go later; the words stay. */
    offered: OrNull(ScaleIdSchema),
    /** In which its sentences are put. */
    language: Type.String({ pattern: "^[a-z]{2,3}(-[A-Za-z]{2,4})?$" }),
    words: StepWordsSchema,
  },
  closed,
);

const WentSchema = Type.Enum(["done", "partly", "not"]);

export const WentBodySchema = Type.Object({ went: WentSchema }, closed);

export const StepSchema = Type.Object({
  id: Type.String(),
  survey: OrNull(Type.String()),
  offered: OrNull(Type.String()),
  language: Type.String(),
  words: StepWordsSchema,
  /** The words in sentences. */
  plan: Type.String(),
  otherwise: OrNull(Type.String()),
  chosenAt: Moment,
  /** From when on the person is asked how it went. */
  askAt: Moment,
  went: OrNull(WentSchema),
  wentAt: OrNull(Moment),
});

/** The step that a person has now, and those before it, newest first. */
export const StepsReplySchema = Type.Object({ current: OrNull(StepSchema), past: Type.Array(StepSchema) });

export type ChosenStep = Static<typeof ChosenStepSchema>;
export type Went = Static<typeof WentSchema>;
export type MyStep = Static<typeof StepSchema>;
export type StepsReply = Static<typeof StepsReplySchema>;
