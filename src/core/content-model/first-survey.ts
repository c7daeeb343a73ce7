import { type Static, Type } from "typebox";
import { SAVE_KEYS } from "./call-keys.ts";
import { closed, RouteSchema, ScaleIdSchema, TextSchema } from "./text.ts";

/**
 * Units that some people know better than those of the survey. What is entered in one field is divided by
 * `size`, rounded to a whole number, and shared out: each item in turn takes as many times its `worth` as
 * there are. Centimetres have the size 2.54 for feet (worth 12) and inches (worth 1).
 */
const OtherUnitsSchema = Type.Object(
  {
    use: TextSchema,
    /** Said of what cannot be converted into the survey's options. */
    unfit: TextSchema,
    fields: Type.Array(
      Type.Object(
        {
          label: TextSchema,
          hint: Type.Optional(TextSchema),
          size: Type.Number({ exclusiveMinimum: 0 }),
          items: Type.Array(
            Type.Object({ name: Type.String({ minLength: 1 }), worth: Type.Integer({ minimum: 1 }) }, closed),
            { minItems: 1 },
          ),
        },
        closed,
      ),
      { minItems: 1 },
    ),
  },
  closed,
);

/** A survey asked on one page before a domain's questionnaire, because the domain's score reads its result. */
export const FirstSurveySchema = Type.Object(
  {
    survey: ScaleIdSchema,
    route: RouteSchema,
    /** The call that takes the result, by its key in the table of calls. */
    save: Type.Enum([...SAVE_KEYS]),
    words: Type.Object(
      {
        title: TextSchema,
        /** Said of a question that has no answer yet. */
        missing: TextSchema,
        calculate: TextSchema,
        /** The heading before the result. */
        result: TextSchema,
        /** Read aloud when there is a result: `{result}`, `{meaning}`. */
        announced: TextSchema,
        guide: TextSchema,
        whyNoNext: TextSchema,
        /** Leads here when the questionnaire is sent without a result. */
        link: TextSchema,
        /** The result among the things that an account holds: "your body mass index". */
        kept: TextSchema,
      },
      closed,
    ),
    messages: Type.Object(
      {
        saved: TextSchema,
        refused: TextSchema,
        unreached: TextSchema,
        noUser: TextSchema,
        notChosen: TextSchema,
      },
      closed,
    ),
    otherUnits: Type.Optional(OtherUnitsSchema),
  },
  closed,
);

export type FirstSurvey = Static<typeof FirstSurveySchema>;
export type OtherUnits = Static<typeof OtherUnitsSchema>;
