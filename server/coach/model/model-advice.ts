import type { CheckedPoint } from "#core/coach/guard/check-reply.ts";
import { fillIn } from "#core/content/fill-in.ts";
import { textOf } from "#core/content/text-of.ts";
import type { Content } from "../../content/content.ts";
import type { DomainResult } from "../results.ts";
import { sourceWords } from "../source-words.ts";

/**
 * A checked reply as people read it, one point a line: what a person's results are is written here, from
 * what is stored, with the next step of the band; under each stand the model's points with their sources.
 */
export function modelAdvice(
  { site, guidance }: Content,
  provider: string,
  points: readonly CheckedPoint[],
  results: readonly DomainResult[],
): string {
  const { guide, languageModel } = site;
  const entryOf = (id: string | null) => guidance.find((entry) => entry.id === id);

  const say = ({ text, entryId }: CheckedPoint) => {
    const entry = entryOf(entryId);
    return `${text} (${entry ? sourceWords(guide.source, entry) : textOf(languageModel.general)})`;
  };
  const areaOf = ({ entryId }: CheckedPoint) => entryOf(entryId)?.category;

  const withResult = results.flatMap(({ domain, band, meaning }) => {
    const result = fillIn(textOf(guide.result), { domain: textOf(domain.name), meaning });
    const praise = band.tone === "good" ? [textOf(guide.strength)] : [];
    const own = points.filter((point) => areaOf(point) === domain.category);
    return [[result, ...praise, textOf(band.nextStep)].join(" "), ...own.map(say)];
  });
  const areas = results.map(({ domain }) => domain.category);
  const others = points.filter((point) => !areas.includes(areaOf(point) ?? ""));
  const about = fillIn(textOf(languageModel.about), { provider });
  return `${[...withResult, ...others.map(say)].map((line) => `- ${line}`).join("\n")}\n\n${about}`;
}
