import type { JSONPath } from "jsonc-parser";
import type { StudioDraft } from "#core/api/studio.ts";
import { type Reference, referencesIn } from "#core/references/references.ts";
import { renamerOf } from "#core/references/rename-in-expression.ts";
import type { DraftEdits } from "../form-edit.ts";
import { renameProperty, setValue } from "../json-edits.ts";

/**
 * Gives a question, a row or a field another name, and says the new name wherever the two files name it.
 * @param path the place of the name itself
 * @param from the name of the item: of a row, `question.row`
 */
export function renameEdits(draft: StudioDraft, path: JSONPath, from: string, to: string): DraftEdits {
  const own = to.slice(to.lastIndexOf(".") + 1);
  const references = referencesTo(draft, from, to);
  const edits = (part: keyof StudioDraft) =>
    references
      .filter((one) => one.part === part)
      .flatMap(({ path: at, isKey, to: now }) =>
        isKey ? renameProperty(draft[part], [...at], now) : setValue(draft[part], [...at], now),
      );
  return { survey: [...setValue(draft.survey, path, own), ...edits("survey")], rule: edits("rule") };
}

/** Returns where the two files name an item. A file that is not whole enough to be read names nothing. */
export function referencesTo({ survey, rule }: StudioDraft, from: string, to: string): Reference[] {
  const renamed = renamerOf(from, to);
  const read = { survey: JSON.parse(survey), rule: JSON.parse(rule) };
  // A survey may be written without pages: it is one.
  const isOnePage = !("pages" in read.survey);
  const pages = isOnePage ? [{ elements: read.survey.elements }] : read.survey.pages;
  return readable(() => referencesIn({ pages }, { examples: [], score: "", ...read.rule }, renamed)).map((one) =>
    isOnePage && one.part === "survey" ? { ...one, path: one.path.slice(2) } : one,
  );
}

function readable(find: () => Reference[]): Reference[] {
  try {
    return find();
  } catch (error) {
    if (error instanceof TypeError) return [];
    throw error;
  }
}
