import { onServer } from "../question-types/answer-kinds/on-server.ts";
import type { Item } from "../question-types/item.ts";

/**
 * Returns the JSON Schema of complete answers: every required item that was asked, exact option values, nothing
 * else.
 */
export function answerSchemaOf(asked: readonly Item[]): object {
  return {
    type: "object",
    properties: Object.fromEntries(asked.map(({ name, answer }) => [name, onServer(answer).schema(answer)])),
    required: asked.filter((item) => item.required).map((item) => item.name),
    additionalProperties: false,
  };
}
