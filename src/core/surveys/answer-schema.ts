import type { AnswerKind, Item, Option } from "./items.ts";

/** JSON Schema of complete answers: every required item that was asked, exact option values, nothing else. */
export function answerSchemaOf(asked: readonly Item[]): object {
  return {
    type: "object",
    properties: Object.fromEntries(asked.map((item) => [item.name, valueSchemaOf(item.answer)])),
    required: asked.filter((item) => item.required).map((item) => item.name),
    additionalProperties: false,
  };
}

function valueSchemaOf(answer: AnswerKind): object | false {
  switch (answer.kind) {
    case "choice":
      return oneOf(answer.options);
    case "choices": {
      const alone = answer.options.filter(({ isExclusive }) => isExclusive === true);
      return {
        type: "array",
        items: oneOf(answer.options),
        uniqueItems: true,
        minItems: 1,
        maxItems: answer.options.length,
        ...(alone.length === 0 ? {} : { not: { type: "array", contains: oneOf(alone), minItems: 2 } }),
      };
    }
    case "number":
      return {
        type: "number",
        ...(answer.min === undefined ? {} : { minimum: answer.min }),
        ...(answer.max === undefined ? {} : { maximum: answer.max }),
      };
    case "text":
      return { type: "string", minLength: 1, maxLength: answer.maxLength };
  }
}

/** JSON Schema takes no empty list and no value twice; where there is no option, nothing fits. */
function oneOf(options: readonly Option[]): object | false {
  return options.length === 0 ? false : { enum: [...new Set(options.map(({ value }) => value))] };
}
