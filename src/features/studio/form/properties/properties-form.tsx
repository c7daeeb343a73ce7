import type { JSONPath } from "jsonc-parser";
import type { SurveyEdit } from "../survey-edit.ts";
import { PropertyField } from "./property-field.tsx";
import type { PropertySchema } from "./property-schema.ts";

type Props = {
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

/** The fields of an object, in the order of its schema. */
export function PropertiesForm({ form, type, within = "", schema, value, path, without }: Props) {
  const values = (value ?? {}) as Readonly<Record<string, unknown>>;
  const { properties = {}, required = [] } = schema;
  const order = Object.keys(properties);
  return order
    .filter((property) => !without?.has(property))
    .map((property) => (
      <PropertyField
        key={property}
        form={form}
        type={type}
        property={within + property}
        schema={properties[property] ?? {}}
        value={values[property]}
        path={[...path, property]}
        order={order}
        isRequired={required.includes(property)}
      />
    ));
}
