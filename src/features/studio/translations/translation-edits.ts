import type { Part, StudioDraft } from "#core/api/studio.ts";
import type { TranslationChange } from "#core/translations/incoming.ts";
import type { ScaleText } from "#core/translations/scale-texts.ts";
import type { DraftEdits } from "../form/form-edit.ts";
import { removeProperty, setChoiceWords, setWords } from "../form/json-edits.ts";
import { nodeAt } from "../form/json-nodes.ts";
import { applied, editBetween, type TextEdit } from "../form/text-edit.ts";

/** Returns the edits for one text in one language. A translation without words is taken away: there is none then. */
export function translationEdits(
  json: string,
  { place, isValue }: ScaleText,
  language: string,
  words: string,
): TextEdit[] {
  const path = [...place];
  if (words === "" && language !== "default") return removeProperty(json, [...path, language]);
  return isValue ? setChoiceWords(json, path, language, words) : setWords(json, path, language, words);
}

/** Returns the edits for many texts, as one step. */
export function manyTranslations(draft: StudioDraft, changes: readonly TranslationChange[]): DraftEdits {
  const edited = (part: Part) => {
    const own = changes.filter(({ text }) => text.part === part);
    const result = own.reduce((json, { text, language, words }) => {
      // A bare value has become an object by its first language.
      const isValue = text.isValue && typeof valueAt(json, [...text.place]) !== "object";
      const at = text.isValue && !isValue ? { ...text, isValue, place: [...text.place, "text"] } : text;
      return applied(json, translationEdits(json, at, language, words));
    }, draft[part]);
    return editBetween(draft[part], result);
  };
  return { survey: edited("survey"), rule: edited("rule") };
}

type Path = (string | number)[];

function valueAt(json: string, path: Path): unknown {
  const node = nodeAt(json, path);
  return node?.type === "object" ? {} : node?.value;
}
