import type { Domain } from "#core/content-model/domains.ts";
import type { Band } from "#core/content-model/rule-result.ts";
import { bandIndexOf } from "#core/shared/bands.ts";
import { textOf } from "#core/shared/text-of.ts";
import type { Content } from "../content/content.ts";
import { wordsOf } from "../content/search/words.ts";
import { type DomainResult, weakestFirst } from "../results/domain-results.ts";

/**
 * Returns the results that a question contains, as when scores were pasted into it: a part of a line that starts
 * with the name of a domain, followed by a number or the words of one of its bands.
 */
export function namedResults(question: string, { catalogue, scales }: Content): DomainResult[] {
  const parts = question.split(/[\n;]+/).map((part) => part.replace(/^[\s\-•*]+/, ""));
  const named = catalogue.domains.flatMap((domain) => {
    const bands = scales.get(domain.survey)?.rule.bands ?? [];
    const found = parts.map((part) => resultIn(part, domain, bands)).find((one) => one !== null);
    return found ? [{ domain, ...found, meaning: textOf(found.band.meaning) }] : [];
  });
  return weakestFirst(named);
}

function resultIn(
  part: string,
  { name, category }: Domain,
  bands: readonly Band[],
): Pick<DomainResult, "band" | "score"> | null {
  const opening = [textOf(name), category].find((word) => part.toLowerCase().startsWith(word.toLowerCase()));
  const rest = opening === undefined ? null : /^\s*[:=(\-–—]\s*(.+)$/.exec(part.slice(opening.length))?.[1];
  if (!rest) return null;
  const number = /-?\d+(?:\.\d+)?/.exec(rest)?.[0];
  if (number !== undefined) {
    const band = bands[bandIndexOf(bands, Number(number))];
    return band ? { band, score: Number(number) } : null;
  }
  const words = ` ${wordsOf(rest).join(" ")} `;
  // Longest first, so that "severe" does not match within "very severe".
  const byLength = bands.toSorted((one, other) => textOf(other.meaning).length - textOf(one.meaning).length);
  const band = byLength.find(({ meaning }) => words.includes(` ${wordsOf(textOf(meaning)).join(" ")} `));
  return band ? { band } : null;
}
