import { LONGEST_ANSWER } from "../../content-model/limits.ts";
import type { MomentUnit } from "../../dates/moments.ts";
import type { AnswerKind } from "../answer-kinds/answer-kinds.ts";
import type { SchemaParts } from "../schema-parts.ts";
import { numberIn, textIn } from "./limits.ts";

// What a field of one line takes, wherever it stands.

/** The default limit of a text answer, in characters. */
const MAX_LENGTH = 200;

export const typedParts = ({ Type, TextSchema }: SchemaParts) => ({
  inputType: Type.Optional(
    Type.Union([
      Type.Literal("text"),
      Type.Literal("number"),
      Type.Literal("date"),
      Type.Literal("time"),
      Type.Literal("month"),
    ]),
  ),
  min: Type.Optional(Type.Union([Type.Number(), Type.String({ maxLength: 10 })])),
  max: Type.Optional(Type.Union([Type.Number(), Type.String({ maxLength: 10 })])),
  step: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  maxLength: Type.Optional(Type.Integer({ minimum: 1, maximum: LONGEST_ANSWER.text })),
  placeholder: Type.Optional(TextSchema),
});

type Typed = {
  readonly inputType?: "text" | "number" | MomentUnit;
  readonly min?: number | string;
  readonly max?: number | string;
  readonly step?: number;
  readonly maxLength?: number;
};

/** Returns what may be typed in such a field. */
export function typedAnswer({ inputType, min, max, step, maxLength = MAX_LENGTH }: Typed): AnswerKind {
  if (inputType === undefined || inputType === "text") return { kind: "text", maxLength };
  if (inputType === "number") return { kind: "number", min: numberIn(min), max: numberIn(max), step };
  return { kind: "moment", unit: inputType, min: textIn(min), max: textIn(max) };
}
