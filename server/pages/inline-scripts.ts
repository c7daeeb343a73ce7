import { itemsOf } from "#core/surveys/items.ts";
import type { Scale } from "../content/content.ts";
import { policyHash } from "./policy-hash.ts";

export type InlineScripts = {
  readonly offeredLanguages: readonly string[];
  /** Runs in every document before it is painted. */
  readonly earlyScript: string;
  /** Keeps what is chosen in a questionnaire before the page's code has loaded. */
  readonly questionsScript: string;
  /** Says what a result means before the page's code has loaded. */
  readonly resultScript: string;
};

/** What a document shows before the page's code has loaded: questions, or the words of a result. */
type Shown = {
  readonly questions: Scale | null;
  readonly result: { readonly scoreKey: string; readonly range: Scale["rule"]["range"] } | null;
};

type Inlined = { readonly tags: string; readonly hashes: readonly string[] };

/**
 * Returns what gives the scripts of a document. Questions that can be answered early, and a result whose meaning can be said
 * early, bring one more.
 */
export function openInlineScripts({ offeredLanguages, earlyScript, questionsScript, resultScript }: InlineScripts) {
  const first = { tag: tagOf(earlyScript), hash: policyHash(earlyScript) };
  // A hash covers the text alone, so one script serves all surveys, and one all results.
  const hashes = { questions: policyHash(questionsScript), result: policyHash(resultScript) };
  const offered = offeredLanguages.join(" ");
  return ({ questions, result }: Shown): Inlined => {
    if (questions) {
      const { id, hash, survey } = questions;
      const data = { survey: id, "content-hash": hash, total: `${itemsOf(survey).length}`, offered };
      return { tags: first.tag + tagOf(questionsScript, data), hashes: [first.hash, hashes.questions] };
    }
    if (result) {
      const { scoreKey, range } = result;
      const data = { "score-key": scoreKey, min: `${range.min}`, max: `${range.max}`, offered };
      return { tags: first.tag + tagOf(resultScript, data), hashes: [first.hash, hashes.result] };
    }
    return { tags: first.tag, hashes: [first.hash] };
  };
}

function tagOf(text: string, data: Readonly<Record<string, string>> = {}): string {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${value}"`);
  return `  <script${attributes.join("")}>${text}</script>\n`;
}
