import { type Static, Type } from "typebox";
import { RaisedAlertSchema } from "../content-model/alerts.ts";
import { ScoringRuleSchema } from "../content-model/scoring-rule.ts";
import { closed, ScaleIdSchema, TextSchema } from "../content-model/text.ts";
import { ExplanationSchema } from "./explanation.ts";
import { OrNull, textToFind } from "./fields.ts";
import { IssueSchema } from "./results.ts";
import { StaffReplySchema } from "./staff.ts";
import { DraftHeadSchema, NewScaleSchema, WholeDraftSchema } from "./studio-drafts.ts";

/** Whether this site has a studio. Who may use it is a matter of roles. */
export type StudioAccess = "on" | "off";

/** Longer than any file needs to be; in characters. */
const FileTextSchema = Type.String({ maxLength: 500_000 });
const part = Type.Union([Type.Literal("survey"), Type.Literal("rule")]);

const Title = Type.String({ minLength: 1, maxLength: 200, pattern: "^[^\\u0000]*\\S[^\\u0000]*$" });

/** The two files of a scale, as an editor has them. */
const files = { survey: FileTextSchema, rule: FileTextSchema };
export const DraftSchema = Type.Object(files, closed);
/** A new scale: a blank one, a copy of the scale `template`, or with files of its own, such as those of an import. */
export const NewDraftBodySchema = Type.Union([
  Type.Object({ id: ScaleIdSchema, title: Title, template: OrNull(ScaleIdSchema) }, closed),
  Type.Object({ id: ScaleIdSchema, ...files }, closed),
]);
/** `from` names the texts the editor started from; the files must still have them. */
export const PublishBodySchema = Type.Object({ ...files, from: textToFind(0, 100) }, closed);
export const RollBackBodySchema = Type.Object({ publication: textToFind(0, 40), from: textToFind(0, 100) }, closed);
export const BenchBodySchema = Type.Object(
  {
    ...files,
    answers: Type.Record(Type.String(), Type.Unknown()),
    /** Results of other scales that the rule reads, by the names the rule gives them. */
    stored: Type.Record(Type.String(), Type.Number()),
  },
  closed,
);

/**
 * An issue with its place in the text: `from` up to `to` in characters, `line` from 1. `part` is null for an issue
 * in a file that is not edited here.
 */
const LocatedIssueSchema = Type.Object({
  ...IssueSchema.properties,
  part: OrNull(part),
  from: Type.Integer(),
  to: Type.Integer(),
  line: Type.Integer(),
});

export const StudioStateSchema = Type.Object({
  scales: Type.Array(Type.Object({ id: ScaleIdSchema, title: TextSchema })),
  newScales: Type.Array(NewScaleSchema),
  /** The issues that keep the newest edit of a file from being live. */
  problems: Type.Array(IssueSchema),
  languages: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
  /** Where a publication is written: to the files of this machine, or to the database that servers share. */
  keptIn: Type.Union([Type.Literal("files"), Type.Literal("database")]),
  /** Who is asking. */
  you: StaffReplySchema,
  /** Whether a draft is published by another person than the one who made it. */
  needsTwo: Type.Boolean(),
});

/** A draft that somebody made, for somebody else to publish. */
const ProposalSchema = Type.Object({
  ...files,
  /** Names the texts that it was made from. */
  from: Type.String(),
  by: Type.String(),
  at: Type.String({ format: "date-time" }),
  isMine: Type.Boolean(),
  /** Whether the reader is another person than the one who proposed it, and so may be the second of two. */
  isSecondPerson: Type.Boolean(),
});

export const StudioScaleSchema = Type.Object({
  id: ScaleIdSchema,
  /** The live files; both empty for a scale that is not live yet. */
  ...files,
  isLive: Type.Boolean(),
  surveyFile: Type.String(),
  ruleFile: Type.String(),
  /** Identifies these two texts; publishing sends it back. */
  from: Type.String(),
  proposal: OrNull(ProposalSchema),
  /** The drafts of all editors, the one that was changed last first. */
  drafts: Type.Array(DraftHeadSchema),
  /** The draft that the reader edits, or else owns. */
  draft: OrNull(WholeDraftSchema),
});

export const CheckReplySchema = Type.Object({
  problems: Type.Array(LocatedIssueSchema),
  warnings: Type.Array(LocatedIssueSchema),
  /** True when the survey can be shown: it matches its schema, whatever other issues it has. */
  surveyFits: Type.Boolean(),
});

export const BenchReplySchema = Type.Object({
  working: OrNull(ExplanationSchema),
  /** What the answers raise; absent when they raise nothing. */
  alerts: Type.Optional(Type.Array(RaisedAlertSchema)),
  /** Why there is no score, in a sentence. */
  why: OrNull(Type.String()),
});

const OutcomeSchema = Type.Object({
  score: OrNull(Type.Number()),
  meaning: Type.String(),
  /** The further results that the example states, by name. */
  results: Type.Record(Type.String(), OrNull(Type.Number())),
  /** The names of the alerts raised. */
  alerts: Type.Array(Type.String()),
});

const RerunExamplesSchema = Type.Array(
  Type.Object({
    title: Type.String(),
    isRight: Type.Boolean(),
    expected: OutcomeSchema,
    got: OrNull(OutcomeSchema),
    why: OrNull(Type.String()),
  }),
);

/** An item as whoever gives it points sees it. */
const FactsOfItemSchema = Type.Object({
  name: Type.String(),
  title: TextSchema,
  /** Empty where the answer is typed. */
  options: Type.Array(Type.Object({ value: Type.String(), text: TextSchema })),
  /** Whether a formula can take a typed answer as a number. */
  isNumber: Type.Boolean(),
  mayBeHidden: Type.Boolean(),
  mayStayOpen: Type.Boolean(),
  isReversed: Type.Boolean(),
});

const ReachSchema = Type.Object({
  /** The scores that answers can give, from low to high; of very many, some. */
  scores: Type.Array(Type.Number()),
  /** Whether these are all: otherwise they were found by trying. */
  isProved: Type.Boolean(),
});

/** What the forms of a rule show beside its fields. */
export const ScoringFactsSchema = Type.Object({
  /** Null while the survey does not match its schema. */
  items: OrNull(Type.Array(FactsOfItemSchema)),
  /** Of the score and of each further result; null while the rule cannot be scored. */
  results: OrNull(Type.Array(ReachSchema)),
  /** What each example gives, those without a score last; null while the rule cannot be scored. */
  examples: OrNull(RerunExamplesSchema),
});

const { examples, withoutScore } = ScoringRuleSchema.properties;
/** Examples that the check asks for and the rule lacks, each with what the rule gives; unproved until they are confirmed. */
export const SuggestedExamplesSchema = Type.Object({
  examples,
  withoutScore: Type.Array(withoutScore.items),
  /** What should be shown, and the search found no answers for. */
  notFound: Type.Array(Type.String()),
  /** Why nothing was looked for; null where it was. */
  why: OrNull(Type.String()),
});

/** What publishing a draft would change. */
export const ConsequencesSchema = Type.Object({
  changes: Type.Array(Type.Object({ touches: Type.String(), file: part, path: Type.String(), message: Type.String() })),
  /**
   * The effect on all stored results of the scale; null when the rule cannot be used yet, or when there are too
   * many results to score at once.
   */
  results: OrNull(
    Type.Object({
      results: Type.Integer(),
      scoreChanges: Type.Integer(),
      bandChanges: Type.Integer(),
      furtherChanges: Type.Integer(),
      alertChanges: Type.Integer(),
      bandMoves: Type.Array(Type.Object({ from: Type.String(), to: Type.String(), results: Type.Integer() })),
      unscorable: Type.Array(Type.Object({ reason: Type.String(), results: Type.Integer() })),
    }),
  ),
  /**
   * Answers in the unfinished questionnaires of users that would no longer be accepted, and answers that would be
   * missing. Questions and options are said in words.
   */
  drafts: Type.Object({
    /** How many of them have a copy on the server; those that are on a device alone are not known. */
    kept: Type.Integer(),
    /** How many of these have an answer that would be left out; null where there are too many to look through. */
    affected: OrNull(Type.Integer()),
    goneItems: Type.Array(Type.String()),
    goneOptions: Type.Array(Type.Object({ item: Type.String(), option: Type.String() })),
    newItems: Type.Array(Type.String()),
  }),
  /** True when there are more results than can be scored while an editor waits. */
  tooManyResults: Type.Boolean(),
  /** New wording: how many years of school it requires, by the Flesch-Kincaid grade level. */
  wording: Type.Array(Type.Object({ file: part, path: Type.String(), text: Type.String(), grade: Type.Number() })),
  examples: RerunExamplesSchema,
});

export const PublishedVersionSchema = Type.Object({
  publication: Type.String(),
  publishedAt: Type.String({ format: "date-time" }),
  origin: Type.Union([Type.Literal("start"), Type.Literal("files"), Type.Literal("studio"), Type.Literal("rollback")]),
  /** Version of the rule, such as "1.0.0"; empty where it cannot be read. */
  version: Type.String(),
  isLive: Type.Boolean(),
  /** The name of the person or key that published it; null for edits of files, and for versions before names were kept. */
  publishedBy: OrNull(Type.String()),
  /** What the version changed, in words, when the version before is known. */
  changes: Type.Array(Type.String()),
});

export type StudioState = Static<typeof StudioStateSchema>;
export type StudioScale = Static<typeof StudioScaleSchema>;
export type StudioProposal = Static<typeof ProposalSchema>;
export type StudioDraft = Static<typeof DraftSchema>;
export type Part = keyof StudioDraft;
export type LocatedIssue = Static<typeof LocatedIssueSchema>;
export type CheckReply = Static<typeof CheckReplySchema>;
export type BenchReply = Static<typeof BenchReplySchema>;
export type Consequences = Static<typeof ConsequencesSchema>;
export type ScoringFacts = Static<typeof ScoringFactsSchema>;
export type FactsOfItem = Static<typeof FactsOfItemSchema>;
export type SuggestedExamples = Static<typeof SuggestedExamplesSchema>;
export type PublishedVersion = Static<typeof PublishedVersionSchema>;
