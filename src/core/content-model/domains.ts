import { type Static, Type } from "typebox";
import { FirstSurveySchema } from "./first-survey.ts";
import { closed, RouteSchema, ScaleIdSchema, SchemaLinkSchema, TextSchema } from "./text.ts";

/** The call that takes a survey's answers, in the provider's own words. */
const SubmitCallSchema = Type.Object(
  {
    path: RouteSchema,
    userKey: Type.Union([Type.Literal("userID"), Type.Literal("userId")]),
    /** Property of the body that holds the answers. */
    answersKey: Type.Union([Type.Literal("answers"), Type.Literal("responses")]),
    /** A map of item name to value, or a list in the order of the survey. */
    shape: Type.Union([Type.Literal("map"), Type.Literal("list")]),
  },
  closed,
);

/** The call that reads the latest score. `{user}` stands for the id, in the path or in the query. */
const ScoreCallSchema = Type.Object(
  {
    path: Type.String({ pattern: "^/[A-Za-z0-9/_-]+(/\\{user\\}|\\?[A-Za-z]+=\\{user\\})$" }),
    field: Type.String({ pattern: "^[A-Za-z]+$" }),
  },
  closed,
);

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
    routes: Type.Object(
      {
        intro: RouteSchema,
        questionnaire: RouteSchema,
        score: RouteSchema,
        /** Where Back on the first step leads. */
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
    submit: SubmitCallSchema,
    score: ScoreCallSchema,
    whenNoUser: Type.Union([Type.Literal("login"), Type.Literal("alert")]),
    messages: Type.Object(
      {
        submitted: TextSchema,
        refused: TextSchema,
        network: TextSchema,
        noUser: TextSchema,
        /** Stands where the number would be when there is none; absent means nothing stands there. */
        noScoreValue: Type.Optional(TextSchema),
        noScore: Type.Optional(TextSchema),
      },
      closed,
    ),
    /** Pictures of the questionnaire's pages, by page name. */
    pictures: Type.Optional(Type.Record(Type.String(), Type.String())),
    /** Seconds the progress bar takes to move. */
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
