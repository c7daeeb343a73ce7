import type { Part } from "#core/api/studio.ts";
import type { Language } from "#core/content-model/text.ts";
import type { TextEdit } from "./json-edits.ts";

/** What every part of the form needs. Edits change single values in the JSON text and keep its formatting. */
export type FormEdit = {
  readonly languages: readonly Language[];
  readonly edit: (part: Part, make: (text: string) => readonly TextEdit[]) => void;
};
