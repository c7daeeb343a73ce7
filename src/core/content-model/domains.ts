import { type Static, Type } from "typebox";
import { SCORE_KEYS, SUBMIT_KEYS } from "./call-keys.ts";
import { FirstSurveySchema } from "./first-survey.ts";
import { KnownAnswerSchema } from "./known-answer.ts";
import { closed, RouteSchema, ScaleIdSchema, SchemaLinkSchema, TextSchema } from "./text.ts";

const DomainSchema = Type.Object(
  {
    category: Type.String({ pattern: "^[A-Za-z]+$" }),
    name: TextSchema,
    description: TextSchema,
    picture: Type.String({ pattern: "^[a-z-]+$" }),
    survey: ScaleIdSchema,
    /** Other surveys whose answers the same call takes; each has its own scoring rule. */
    variants: Type.Optional(Type.Array(ScaleIdSchema)),
    firstSurvey: Type.Optional(FirstSurveySchema),
    known: Type.Optional(KnownAnswerSchema),
    routes: Type.Object(
      {
        intro: RouteSchema,
        questionnaire: RouteSchema,
        score: RouteSchema,
        /** The page to which Back on the first step leads. */
        back: RouteSchema,
      },
      closed,
    ),
    intro: Type.Object(
      {
        title: TextSchema,
        lead: TextSchema,
        points: Type.Array(TextSchema, { minItems: 1 }),
        start: TextSchema,
      },
      closed,
    ),
    /** The call that takes the answers, by its key in the table of calls. */
    submit: Type.Enum([...SUBMIT_KEYS]),
    /** The call that reads the latest score. */
    score: Type.Enum([...SCORE_KEYS]),
    whenNoUser: Type.Union([Type.Literal("login"), Type.Literal("alert")]),
    messages: Type.Object(
      {
        submitted: TextSchema,
        refused: TextSchema,
        network: TextSchema,
        noUser: TextSchema,
        /** Shown in place of the number when there is no score; if absent, nothing is shown. */
        noScoreValue: Type.Optional(TextSchema),
        noScore: Type.Optional(TextSchema),
      },
      closed,
    ),
    /** Whether the hub proposes this one to whoever has done nothing yet. Of several, the first; without any, the first of all. */
    leads: Type.Optional(Type.Boolean()),
    /** After how many weeks the hub asks to take it again; never if absent. */
    againAfterWeeks: Type.Optional(Type.Integer({ minimum: 1, maximum: 104 })),
    /** Pictures of the questionnaire's pages, by page name. */
    pictures: Type.Optional(Type.Record(Type.String(), Type.String())),
    /** The duration of the progress bar's animation, in seconds. */
    progressSeconds: Type.Optional(Type.Number({ minimum: 0, maximum: 2 })),
    externalTest: Type.Object({ label: TextSchema, url: Type.String({ pattern: "^https://" }) }, closed),
    suggestedQuestions: Type.Array(TextSchema, { minItems: 3, maxItems: 3 }),
  },
  closed,
);

export const CatalogueSchema = Type.Object(
  { $schema: SchemaLinkSchema, domains: Type.Array(DomainSchema, { minItems: 1 }) },
  closed,
);

export type Catalogue = Static<typeof CatalogueSchema>;
export type Domain = Static<typeof DomainSchema>;
