import { isObject, objectsIn, wordIn } from "../json-values.ts";
import { ShownAnswers } from "../shown-answers.ts";
import { valueIn } from "./left-out.ts";
import type { ForeignItem } from "./questionnaire-of.ts";

/** Finds the words that an expression works out, as SDC writes them: in a part of the text itself. */
export function shownAnswersOf(items: readonly ForeignItem[], shown = new ShownAnswers()): ShownAnswers {
  for (const { linkId, raw, item = [] } of items) {
    const beside = isObject(raw["_text"]) ? objectsIn(raw["_text"]["extension"]) : [];
    const worked = beside.filter(({ url }) => wordIn(url).endsWith("/cqf-expression"));
    shown.add(linkId, wordIn(raw["text"]), worked.map(valueIn));
    shownAnswersOf(item, shown);
  }
  return shown;
}
