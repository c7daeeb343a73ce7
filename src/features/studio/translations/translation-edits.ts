import { findNodeAtLocation, parseTree } from "jsonc-parser";
import type { Part, StudioDraft } from "#core/api/studio.ts";
import type { TranslationChange } from "#core/translations/incoming.ts";
import type { ScaleText } from "#core/translations/scale-texts.ts";
import type { DraftEdits } from "../form/form-edit.ts";
import { setChoiceWords, setWords } from "../form/json-edits.ts";
import { applied, type TextEdit } from "../form/text-edit.ts";

/** Returns the edits for one text in one language. A translation without words is taken away: there is none then. */
export function translationEdits(
  json: string,
  { place, isValue }: ScaleText,
  language: string,
  words: string,
): TextEdit[] {
  const path = [...place];
  if (words === "" && language !== "default") return withoutLanguage(json, [...path, language]);
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
    return differing(draft[part], result);
  };
  return { survey: edited("survey"), rule: edited("rule") };
}

/** The part in which two texts differ, as one edit. */
function differing(before: string, after: string): TextEdit[] {
  if (before === after) return [];
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let same = 0;
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return [{ from, to: before.length - same, insert: after.slice(from, after.length - same) }];
}

type Path = (string | number)[];

function valueAt(json: string, path: Path): unknown {
  const root = parseTree(json);
  const node = root && findNodeAtLocation(root, path);
  return node?.type === "object" ? {} : node?.value;
}

/** Takes away one property, with the comma before it. The default comes first, so there is always one before. */
function withoutLanguage(json: string, path: Path): TextEdit[] {
  const root = parseTree(json);
  const property = root && findNodeAtLocation(root, path)?.parent;
  const siblings = property?.parent?.children ?? [];
  const at = property ? siblings.indexOf(property) : -1;
  const [before, after] = [siblings[at - 1], siblings[at + 1]];
  if (!property) return [];
  if (before) return [{ from: before.offset + before.length, to: property.offset + property.length, insert: "" }];
  return after ? [{ from: property.offset, to: after.offset, insert: "" }] : [];
}
