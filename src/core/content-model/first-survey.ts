import { type Static, Type } from "typebox";
import { SAVE_KEYS } from "./call-keys.ts";
import { closed, RouteSchema, ScaleIdSchema, TextSchema } from "./text.ts";

/**
 * Alternative units that some users know better than those of the survey. The number entered in one field is
 * divided by `size`, rounded to a whole number and distributed: each item in turn takes as many multiples of its
 * `worth` as fit. For example, centimeters have the size 2.54 for feet (worth 12) and inches (worth 1).
 */
const OtherUnitsSchema = Type.Object(
  {
    use: TextSchema,
    /** Shown when the number cannot be converted into the survey's options. */
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

/**
 * A question whose number may also be typed, by people whom its list leaves out. Its result is saved without the
 * answers, since these fit no option.
 */
const NotInListSchema = Type.Object(
  {
    name: Type.String({ minLength: 1 }),
    /** The button that opens the field, and the one that leads back to the list. */
    use: TextSchema,
    back: TextSchema,
    label: TextSchema,
    /** Shown for a number that is missing or outside `min` to `max`. */
    outside: TextSchema,
    min: Type.Number(),
    max: Type.Number(),
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
        /** Shown for a question that has no answer yet. */
        missing: TextSchema,
        calculate: TextSchema,
        /** The heading before the result. */
        result: TextSchema,
        /** Announced by screen readers when there is a result: `{result}`, `{meaning}`. */
        announced: TextSchema,
        guide: TextSchema,
        whyNoNext: TextSchema,
        /** The link back to this page when the questionnaire is sent without a result. */
        link: TextSchema,
        /** Names the result in the list of what an account stores: "your body mass index". */
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
    notInList: Type.Optional(NotInListSchema),
  },
  closed,
);

export type FirstSurvey = Static<typeof FirstSurveySchema>;
export type OtherUnits = Static<typeof OtherUnitsSchema>;
export type NotInList = Static<typeof NotInListSchema>;
