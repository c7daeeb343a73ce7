type Schema = Readonly<Record<string, unknown>>;

/**
 * Returns a schema in which each form of a choice between forms, such as each type of question, stands by itself. Ajv then
 * makes a function of each. For all forms in one schema, three panels deep, it makes one function, and V8 takes half a gigabyte
 * of memory to optimize that once some tens of surveys are checked.
 */
export function withSeparateForms(schema: object): Schema {
  const forms: Record<string, unknown> = {};
  const names = new Map<unknown, string>();
  const walked = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(walked);
    if (typeof one !== "object" || one === null) return one;
    const parts = Object.entries(one).map(([key, part]) => {
      const isForms = key === "oneOf" && "discriminator" in one && Array.isArray(part);
      return [key, isForms ? part.map((form) => ({ $ref: linkTo(form) })) : walked(part)];
    });
    return Object.fromEntries(parts);
  };
  const linkTo = (form: unknown): string => {
    const known = names.get(form);
    const name = known ?? `${typeOf(form)}.${names.size + 1}`;
    if (known === undefined) {
      names.set(form, name);
      forms[name] = walked(form);
    }
    return `#/$defs/${name}`;
  };
  const whole = walked(schema) as Schema;
  return names.size === 0 ? whole : { ...whole, $defs: forms };
}

const typeOf = (form: unknown): string =>
  (form as { properties?: { type?: { const?: string } } }).properties?.type?.const ?? "form";

/** Returns the type of question that a link made here leads to. */
export const typeOfLink = ({ $ref }: { readonly $ref?: string }): string | undefined =>
  /([^/]+)\.\d+$/.exec($ref ?? "")?.[1];
