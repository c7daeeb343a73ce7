import type { Prerendered } from "#core/shared/prerender.ts";
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
  /** Shows all scores before the page's code has loaded. */
  readonly scoresScript: string;
};

/** What a document shows before the page's code has loaded: questions, or the words of results. */
type Shown = Pick<Prerendered, "earlyWords"> & { readonly questions: Scale | null };

type Inlined = { readonly tags: string; readonly hashes: readonly string[] };

/**
 * Returns what gives the scripts of a document. Questions that can be answered early, and results that can be said early,
 * bring one more.
 */
export function openInlineScripts({
  offeredLanguages,
  earlyScript,
  questionsScript,
  resultScript,
  scoresScript,
}: InlineScripts) {
  const first = { tag: tagOf(earlyScript), hash: policyHash(earlyScript) };
  const scripts = { questions: questionsScript, result: resultScript, scores: scoresScript };
  // A hash covers the text alone, so one script serves all surveys, and one all results.
  const hashes = {
    questions: policyHash(scripts.questions),
    result: policyHash(scripts.result),
    scores: policyHash(scripts.scores),
  };
  const offered = offeredLanguages.join(" ");
  return ({ questions, earlyWords }: Shown): Inlined => {
    if (questions) {
      const { id, hash, survey } = questions;
      const data = { survey: id, "content-hash": hash, total: `${itemsOf(survey).length}`, offered };
      return { tags: first.tag + tagOf(scripts.questions, data), hashes: [first.hash, hashes.questions] };
    }
    if (earlyWords) {
      const { says, data } = earlyWords;
      return { tags: first.tag + tagOf(scripts[says], { ...data, offered }), hashes: [first.hash, hashes[says]] };
    }
    return { tags: first.tag, hashes: [first.hash] };
  };
}

function tagOf(text: string, data: Readonly<Record<string, string>> = {}): string {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${value}"`);
  return `  <script${attributes.join("")}>${text}</script>\n`;
}
