import type { Part, StudioDraft } from "#core/api/studio.ts";
import type { Language } from "#core/content-model/text.ts";
import type { TextEdit } from "./text-edit.ts";

/** Edits of one or both files that are one step for the editor: undone and redone together. */
export type DraftEdits = Partial<Readonly<Record<Part, readonly TextEdit[]>>>;

/** What every part of the form needs. Edits change single values in the JSON text and keep its formatting. */
export type FormEdit = {
  readonly languages: readonly Language[];
  readonly edit: (part: Part, make: (text: string) => readonly TextEdit[]) => void;
  /** For what concerns both files, such as the name of an item. */
  readonly editBoth: (make: (draft: StudioDraft) => DraftEdits) => void;
};
