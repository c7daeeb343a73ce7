import type { Text } from "../../content-model/text.ts";
import { textOf, translationsOf } from "../../shared/text-of.ts";
import type { Field } from "./dictionary.ts";

/** Fields below one heading. Those before the first heading of a form have none. */
export type Section = { readonly header: string; readonly own: readonly Field[] };

export type Heading = { readonly title: Text; readonly description?: Text };

/** Our own export says with it what begins above a field, also where nothing is written there. */
const OWN_HEADING = "@KEEPWELL_ABOVE=";

/** Returns the sections of a form in order. */
export function sectionsOf(fields: readonly Field[]): Section[] {
  const sections: { header: string; own: Field[] }[] = [];
  for (const field of fields) {
    const last = sections.at(-1);
    if (last && field.header === "" && !field.annotation.includes(OWN_HEADING)) last.own.push(field);
    else sections.push({ header: field.header, own: [field] });
  }
  return sections;
}

/** Returns the first line of a heading as a title, and lines below it as a description. */
export function headingOf(text: Text | null): Heading | null {
  if (text === null) return null;
  const words = [["default", textOf(text)], ...translationsOf(text)] as const;
  const part = (of: (line: string) => string): Text | null => {
    const parts = words.map(([language, line]) => [language, of(line)] as const).filter(([, line]) => line !== "");
    const first = parts[0]?.[1];
    if (first === undefined) return null;
    return parts.length === 1 ? first : { ...Object.fromEntries(parts), default: first };
  };
  const title = part((lines) => lines.split("\n", 1)[0] ?? "");
  const description = part((lines) => lines.split("\n").slice(1).join("\n"));
  return title === null ? null : { title, ...(description === null ? {} : { description }) };
}
