import { type Static, Type } from "typebox";
import { closed, ScaleIdSchema, TextSchema } from "../content-model/text.ts";
import { Moment, textToFind } from "./fields.ts";

/** A text as the database stores it: PostgreSQL stores no NUL. */
const Written = textToFind(0, 500_000);

/** At `at` in a text, `cut` is replaced by `put`. */
const ChangeSchema = Type.Object({ at: Type.Integer({ minimum: 0 }), cut: Written, put: Written }, closed);
const ChangesSchema = Type.Array(ChangeSchema, { maxItems: 2000 });

/**
 * One step of an editor: the changes of each file, first to last, each at its place in the text before the step. They
 * say what they replaced, so that the step can be undone. `from` changes where another version becomes the base.
 */
const StepSchema = Type.Object(
  {
    survey: ChangesSchema,
    rule: ChangesSchema,
    from: Type.Optional(Type.Object({ cut: textToFind(0, 100), put: textToFind(0, 100) }, closed)),
  },
  closed,
);

/** What an editor did: a step, or a move through the steps. After a move back, a new step drops those ahead. */
const CommandSchema = Type.Union([
  Type.Object({ kind: Type.Literal("step"), step: StepSchema }, closed),
  Type.Object({ kind: Type.Literal("move"), to: Type.Integer({ minimum: 0 }) }, closed),
]);

/** The two files as they are at one place in the log. `from` names the live texts that they are based on. */
const state = { survey: Written, rule: Written, from: textToFind(0, 100) };
const DraftStateSchema = Type.Object(state, closed);

const Id = Type.String({ pattern: "^[0-9a-f]{32}$" });
export const DraftParams = Type.Object({ scale: ScaleIdSchema, draft: Id });

/**
 * Commands in the order in which they were given. Sending them again does nothing more: `revision` counts the commands
 * before the first one, and `page` names the open page that gave them.
 */
export const ChangeDraftBodySchema = Type.Object(
  {
    page: Id,
    /** The page that had the draft before, where the same person goes on in another one. */
    over: Type.Optional(Id),
    revision: Type.Integer({ minimum: 0 }),
    /** What the draft starts from; a draft is made with its first commands. */
    start: Type.Optional(DraftStateSchema),
    commands: Type.Array(CommandSchema, { maxItems: 500 }),
  },
  closed,
);
export const RevisionSchema = Type.Object({ revision: Type.Integer() });
export const TakeDraftBodySchema = Type.Object({ page: Id }, closed);

/** Whose draft it is, and who edits it now. */
export const DraftHeadSchema = Type.Object({
  id: Type.String(),
  owner: Type.String(),
  isOwn: Type.Boolean(),
  editor: Type.String(),
  isEditedByYou: Type.Boolean(),
  since: Moment,
  changedAt: Moment,
  page: Type.String(),
  revision: Type.Integer(),
});
/** A draft with its log; `position` counts the steps that are done and not undone. */
export const WholeDraftSchema = Type.Object({
  ...DraftHeadSchema.properties,
  ...state,
  steps: Type.Array(StepSchema),
  position: Type.Integer(),
});

/** A scale that is not live yet: it is in drafts alone. */
export const NewScaleSchema = Type.Object({ id: ScaleIdSchema, title: TextSchema, owner: Type.String() });

export type Change = Static<typeof ChangeSchema>;
export type Step = Static<typeof StepSchema>;
export type Command = Static<typeof CommandSchema>;
export type DraftState = Static<typeof DraftStateSchema>;
export type DraftHead = Static<typeof DraftHeadSchema>;
export type WholeDraft = Static<typeof WholeDraftSchema>;
export type ChangeDraftBody = Static<typeof ChangeDraftBodySchema>;
export type NewScale = Static<typeof NewScaleSchema>;
