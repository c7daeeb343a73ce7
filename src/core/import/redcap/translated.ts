import type { Field } from "./dictionary.ts";

/**
 * Returns the fields with the words of further languages in them, in the way in which one dictionary may hold several:
 * `<span lang="es">`.
 * @param main the language of the fields
 */
export function translatedFields(
  fields: readonly Field[],
  main: string,
  others: ReadonlyMap<string, readonly Field[]>,
): Field[] {
  const byName = [...others].map(
    ([language, own]) => [language, new Map(own.map((field) => [field.name, field]))] as const,
  );
  return fields.map((field) => {
    const joined = (of: (one: Field) => string): string => {
      const words = of(field);
      const further = byName.flatMap(([language, own]) => {
        const other = own.get(field.name);
        const translation = other ? of(other) : "";
        return translation === "" || translation === words ? [] : [span(language, translation)];
      });
      return words === "" || further.length === 0 ? words : [span(main, words), ...further].join("");
    };
    return {
      ...field,
      label: joined(({ label }) => label),
      header: joined(({ header }) => header),
      note: joined(({ note }) => note),
      choices: isWorded(field) ? joinedChoices(field, joined) : field.choices,
    };
  });
}

const span = (language: string, words: string): string => `<span lang="${language}">${words}</span>`;

const isWorded = ({ type }: Field): boolean => ["radio", "dropdown", "checkbox", "slider"].includes(type.toLowerCase());

/** Options are translated one by one, so that each keeps its code. */
function joinedChoices({ choices, type }: Field, joined: (of: (one: Field) => string) => string): string {
  const hasCodes = type.toLowerCase() !== "slider";
  const parts = choices.split("|");
  return parts
    .map((part, index) => {
      const comma = hasCodes ? part.indexOf(",") + 1 : 0;
      const words = joined((one) => {
        const own = one.choices.split("|");
        const written = own.length === parts.length ? (own[index] ?? "") : part;
        return written.slice(hasCodes ? written.indexOf(",") + 1 : 0).trim();
      });
      return `${part.slice(0, comma)} ${words}`.trim();
    })
    .join(" | ");
}
