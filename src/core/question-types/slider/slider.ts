import type { Static } from "typebox";
import type { QuestionType } from "../question-type.ts";
import type { SchemaParts } from "../schema-parts.ts";

const schema = ({ Type, closed, question, TextSchema }: SchemaParts) =>
  Type.Object(
    {
      type: Type.Literal("slider"),
      ...question,
      sliderType: Type.Optional(Type.Literal("single")),
      min: Type.Optional(Type.Number()),
      max: Type.Optional(Type.Number()),
      step: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
      customLabels: Type.Optional(
        Type.Array(
          Type.Object({ value: Type.Number(), text: TextSchema, showValue: Type.Optional(Type.Boolean()) }, closed),
          { minItems: 1, maxItems: 2 },
        ),
      ),
    },
    closed,
  );

/** The properties that are read of SurveyJS's model. */
type Ends = {
  readonly min: number;
  readonly max: number;
  readonly customLabels: readonly { readonly value: unknown; readonly text: string }[];
};

/** A number on a line between two ends, by default from 0 to 100, as in SurveyJS. It has no value until it is touched. */
export const slider: QuestionType<Static<ReturnType<typeof schema>>> = {
  name: "slider",
  place: 11,
  schema,
  items({ min = 0, max = 100, step = 1, customLabels = [] }, asked) {
    const words = (at: number) => customLabels.find(({ value }) => value === at)?.text;
    return [{ ...asked, answer: { kind: "number", min, max, step, ends: { low: words(min), high: words(max) } } }];
  },
  taking(answer) {
    if (answer.kind !== "number") return null;
    const { min, max, step } = answer;
    return min === undefined || max === undefined || step === undefined ? null : { min, max, step };
  },
  labelList: "customLabels",
  mistakes({ min = 0, max = 100, customLabels = [] }) {
    if (min >= max) {
      const message = `The slider ends at ${max}, which is not above its start, ${min}.`;
      return [{ code: "LIMITS_CROSSED", property: "max", message, hint: "Give a higher max, or a lower min." }];
    }
    return customLabels.flatMap(({ value }, index) => {
      if (value === min || value === max) return [];
      const message = `A label stands at ${value}, which is no end of the slider.`;
      const hint = `Only the ends have words: ${min} and ${max}.`;
      return [{ code: "LABEL_PLACE", property: `customLabels[${index}].value`, message, hint }];
    });
  },
  changes: {
    limits: ["min", "max", "step"],
    others: {
      customLabels: {
        code: "LABELS_CHANGED",
        touches: "words",
        sentence: ({ name }) => `The words at the ends of question ${name} changed.`,
      },
    },
  },
  fhir: {
    mark: { control: "slider" },
    from({ options, type, isSlider, min, max, step, ends }, shared) {
      if (options || !isSlider || !["decimal", "integer", "quantity"].includes(type)) return null;
      const labels = [
        ...(ends.low === undefined ? [] : [{ value: min ?? 0, text: ends.low }]),
        ...(ends.high === undefined ? [] : [{ value: max ?? 100, text: ends.high }]),
      ];
      return {
        type: "slider",
        ...shared,
        ...(min === undefined ? {} : { min }),
        ...(max === undefined ? {} : { max }),
        ...(step !== undefined && step > 0 ? { step } : {}),
        ...(labels.length > 0 ? { customLabels: labels } : {}),
      };
    },
  },
  shown: {
    renderer: "slider",
    // Its model is our own, made of SurveyJS's for text: see survey-view/slider-model.ts.
    surveyJs: { models: ["text"] },
    hint({ min, max, customLabels }: Ends, { end, range }) {
      const ends = [min, max].flatMap((number) => {
        const words = customLabels.find(({ value }) => value === number)?.text;
        return words ? [end({ number, words })] : [];
      });
      return [range({ from: min, to: max }), ...ends].join(", ").concat(".");
    },
  },
};
