import type { Static } from "typebox";
import { LONGEST_ANSWER } from "../../content-model/limits.ts";
import { isMoment } from "../../dates/moments.ts";
import type { QuestionType } from "../question-type.ts";
import type { SchemaParts } from "../schema-parts.ts";
import { limitMistakes, limitsIn } from "./limits.ts";
import { typedAnswer, typedParts } from "./typed-parts.ts";

const schema = (parts: SchemaParts) => {
  const { Type, closed, question, TextSchema, ExpressionSchema } = parts;
  return Type.Object(
    {
      type: Type.Literal("text"),
      ...question,
      ...typedParts(parts),
      validators: Type.Optional(
        Type.Array(
          Type.Object({ type: Type.Literal("expression"), expression: ExpressionSchema, text: TextSchema }, closed),
        ),
      ),
    },
    closed,
  );
};

const FHIR_TEXTS = ["string", "url", "dateTime"];
const FHIR_MOMENTS: readonly string[] = ["date", "time"];
const FHIR_NUMBERS = ["decimal", "integer", "quantity"];

type TextElement = Static<ReturnType<typeof schema>>;

/** A field for typing a text, a number, a day, a time of day or a month. */
export const text: QuestionType<TextElement> = {
  name: "text",
  place: 3,
  schema,
  items(element, asked) {
    return [{ ...asked, answer: typedAnswer(element), validators: element.validators ?? [] }];
  },
  taking(answer) {
    if (answer.kind === "text") return answer.hasLines ? null : { maxLength: answer.maxLength };
    if (answer.kind !== "number") return null;
    const { min, max, step } = answer;
    return { inputType: "number", ...limitsIn(min, max), ...(step === undefined ? {} : { step }) };
  },
  mistakes: limitMistakes,
  formulas: ({ validators = [] }) =>
    validators.map(({ expression }, index) => ({ property: `validators[${index}].expression`, expression })),
  changes: {
    texts: { placeholder: "The placeholder" },
    limits: ["inputType", "min", "max", "step", "maxLength"],
    others: {
      validators: {
        code: "ANSWER_CHECK_CHANGED",
        touches: "answers",
        sentence: ({ name }) => `The checks of the answer to question ${name} changed.`,
      },
    },
  },
  fhir: {
    from({ options, type, isSlider, min, max, step, from, to, isMonth, maxLength }, shared) {
      if (options || isSlider) return null;
      if (FHIR_TEXTS.includes(type)) {
        const limit = maxLength !== undefined && maxLength <= LONGEST_ANSWER.text ? { maxLength } : {};
        return { type: "text", ...shared, ...limit };
      }
      if (FHIR_MOMENTS.includes(type)) {
        const inputType = isMonth ? "month" : type === "time" ? "time" : "date";
        const kept = (limit: string | undefined) => (isMoment(inputType, limit) ? limit : undefined);
        return { type: "text", ...shared, inputType, ...limitsIn(kept(from), kept(to)) };
      }
      if (!FHIR_NUMBERS.includes(type)) return null;
      const isStep = step !== undefined && step > 0;
      return { type: "text", ...shared, inputType: "number", ...limitsIn(min, max), ...(isStep ? { step } : {}) };
    },
  },
  shown: { renderer: "field", surveyJs: { models: ["text"], drawings: ["text"] } },
};
