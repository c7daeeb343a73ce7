import type { Static } from "typebox";
import { numberedOptions } from "../options.ts";
import type { QuestionType } from "../question-type.ts";
import type { SchemaParts } from "../schema-parts.ts";

const schema = ({ Type, closed, question, TextSchema }: SchemaParts) =>
  Type.Object(
    {
      type: Type.Literal("rating"),
      ...question,
      rateMin: Type.Optional(Type.Integer({ minimum: 0, maximum: 10 })),
      rateMax: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })),
      minRateDescription: Type.Optional(TextSchema),
      maxRateDescription: Type.Optional(TextSchema),
    },
    closed,
  );

/** The properties that are read of SurveyJS's model. */
type Rates = { readonly visibleRateValues: readonly { readonly value: unknown }[] };
type Ends = {
  readonly rateMin: number;
  readonly rateMax: number;
  readonly minRateDescription: string;
  readonly maxRateDescription: string;
};

/** One of the whole numbers from `rateMin` to `rateMax`; by default from 1 to 5, as in SurveyJS. */
export const rating: QuestionType<Static<ReturnType<typeof schema>>> = {
  name: "rating",
  place: 5,
  schema,
  items: ({ rateMin = 1, rateMax = 5 }, asked) => [
    { ...asked, answer: { kind: "choice", options: numberedOptions(rateMin, rateMax) } },
  ],
  taking(answer) {
    if (answer.kind !== "choice") return null;
    const [first, ...others] = answer.options.map(({ value }) => value);
    const isRun = others.every((value, index) => value === Number(first) + index + 1);
    if (typeof first !== "number" || first < 0 || others.length === 0 || !isRun) return null;
    return { rateMin: first, rateMax: first + others.length };
  },
  changes: {
    texts: { minRateDescription: "The word at the low end", maxRateDescription: "The word at the high end" },
    limits: ["rateMin", "rateMax"],
  },
  fhir: {
    mark: "name",
    from({ elementType, run }, shared) {
      if (elementType !== "rating" || !run) return null;
      return { type: "rating", ...shared, rateMin: run.first, rateMax: run.last };
    },
  },
  shown: {
    renderer: "one-of-numbers",
    surveyJs: { models: ["rating"] },
    options: ({ visibleRateValues }: Rates) =>
      visibleRateValues.map(({ value }) => ({ value: Number(value), text: `${value}` })),
    hint({ rateMin, rateMax, minRateDescription, maxRateDescription }: Ends, { end }) {
      const ends = [
        minRateDescription && end({ number: rateMin, words: minRateDescription }),
        maxRateDescription && end({ number: rateMax, words: maxRateDescription }),
      ].filter(Boolean);
      return ends.length === 0 ? undefined : `${ends.join(", ")}.`;
    },
  },
};
