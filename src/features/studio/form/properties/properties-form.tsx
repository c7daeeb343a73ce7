import { Place } from "../../places/place.tsx";
import { PropertyField } from "./property-field.tsx";
import type { FieldsProps } from "./property-props.ts";

/** The fields of an object, in the order of its schema. */
export function PropertiesForm({ form, type, within = "", schema, value, path, without }: FieldsProps) {
  const values = (value ?? {}) as Readonly<Record<string, unknown>>;
  const { properties = {}, required = [] } = schema;
  const order = Object.keys(properties);
  return order
    .filter((property) => !without?.has(property))
    .map((property) => (
      <Place key={property} path={[...path, property]}>
        <PropertyField
          form={form}
          type={type}
          property={within + property}
          schema={properties[property] ?? {}}
          value={values[property]}
          path={[...path, property]}
          order={order}
          isRequired={required.includes(property)}
          Fields={PropertiesForm}
        />
      </Place>
    ));
}
