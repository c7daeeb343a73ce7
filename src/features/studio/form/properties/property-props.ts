import type { JSONPath } from "jsonc-parser";
import type { ComponentType } from "react";
import type { SurveyEdit } from "../survey-edit.ts";
import type { PropertySchema } from "./property-schema.ts";

export type FieldsProps = {
  readonly form: SurveyEdit;
  readonly type: string;
  /** The lists around it: `validators.`; empty for a question or a page itself. */
  readonly within?: string;
  readonly schema: PropertySchema;
  readonly value: unknown;
  readonly path: JSONPath;
  /** Properties that are drawn elsewhere. */
  readonly without?: ReadonlySet<string>;
};

export type PropertyProps = {
  readonly form: SurveyEdit;
  /** The type of the question, or `page`. */
  readonly type: string;
  /** With the lists around it: `validators.text`. */
  readonly property: string;
  readonly schema: PropertySchema;
  readonly value: unknown;
  readonly path: JSONPath;
  /** The properties of the object in their usual order. */
  readonly order: readonly string[];
  readonly isRequired: boolean;
  /** Draws the fields of an object: of an entry of a list too, whose form is within this one. */
  readonly Fields: ComponentType<FieldsProps>;
};
