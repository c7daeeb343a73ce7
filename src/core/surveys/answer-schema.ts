import type { AnswerKind, Item } from "./items.ts";

/** JSON Schema of complete answers: every required item that was asked, exact option values, nothing else. */
export function answerSchemaOf(asked: readonly Item[]): object {
  return {
    type: "object",
    properties: Object.fromEntries(asked.map((item) => [item.name, valueSchemaOf(item.answer)])),
    required: asked.filter((item) => item.required).map((item) => item.name),
    additionalProperties: false,
  };
}

function valueSchemaOf(answer: AnswerKind): object {
  switch (answer.kind) {
    case "choice":
      return { enum: answer.options.map((option) => option.value) };
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
