import type { ScaleVersion } from "../content-changes/content-change.ts";
import { namesIn } from "../formulas/formula.ts";
import { isFreeText } from "../question-types/answer-kinds/answer-kinds.ts";
import { formulasOf } from "../references/formulas-of-rule.ts";
import { itemsOf } from "../surveys/items.ts";

/**
 * Returns the items whose typed text no score is made of, in any of the versions. People may have written anything there,
 * names and addresses too, so an export leaves them out unless they are asked for. An alert is no score.
 */
export function unscoredTexts(versions: readonly ScaleVersion[]): ReadonlySet<string> {
  return new Set(
    versions.flatMap(({ survey, rule }) => {
      const formulas = formulasOf(rule).filter(({ path }) => !path.startsWith("alerts"));
      const scored = new Set(formulas.flatMap(({ text }) => namesIn(text)));
      const texts = itemsOf(survey).filter(({ answer }) => isFreeText(answer));
      return texts.map(({ name }) => name).filter((name) => !scored.has(name));
    }),
  );
}
