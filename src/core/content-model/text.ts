import { type Static, Type } from "typebox";
import { SCALE_ID } from "../shared/scale-id.ts";
import { LONGEST_TEXT } from "./limits.ts";

/** Such as `es`, or `es-MX`. */
const LANGUAGE = "^[a-z]{2,3}(-[A-Za-z]{2,4})?$";

/** A language on offer, with its own name for itself. */
export const LanguageSchema = Type.Object(
  { code: Type.String({ pattern: LANGUAGE }), name: Type.String({ minLength: 1, maxLength: 40 }) },
  { additionalProperties: false },
);

/**
 * A text that users read: one string, or one for each language with `default` always present. SurveyJS uses the
 * same form, so survey documents and our own files are translated in the same way.
 */
export const TextSchema = Type.Union([
  Type.String({ minLength: 1, maxLength: LONGEST_TEXT }),
  Type.Object(
    { default: Type.String({ minLength: 1, maxLength: LONGEST_TEXT }) },
    {
      patternProperties: { [LANGUAGE]: Type.String({ minLength: 1, maxLength: LONGEST_TEXT }) },
      additionalProperties: false,
    },
  ),
]);

export type Text = Static<typeof TextSchema>;
export type Language = Static<typeof LanguageSchema>;

export const ScaleIdSchema = Type.String({ pattern: SCALE_ID.source });

/** The address of a page or a call of the site. */
export const RouteSchema = Type.String({ pattern: "^/[A-Za-z0-9/_-]+$" });

/** The JSON Schema of a content file, for completion and validation in editors. */
export const SchemaLinkSchema = Type.Optional(Type.String());

/** An object schema that accepts only the listed properties. */
export const closed = { additionalProperties: false } as const;
