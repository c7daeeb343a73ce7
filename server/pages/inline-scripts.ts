import { itemsOf } from "#core/surveys/items.ts";
import type { Scale } from "../content/content.ts";
import { policyHash } from "./policy-hash.ts";

export type InlineScripts = {
  readonly offeredLanguages: readonly string[];
  /** Runs in every document before it is painted. */
  readonly earlyScript: string;
  /** Keeps what is chosen in a questionnaire before the page's code has loaded. */
  readonly questionsScript: string;
};

type Inlined = { readonly tags: string; readonly hashes: readonly string[] };

/** Returns what gives the scripts of a document. Questions that can be answered early bring one more. */
export function openInlineScripts({ offeredLanguages, earlyScript, questionsScript }: InlineScripts) {
  const first = { tag: tagOf(earlyScript), hash: policyHash(earlyScript) };
  const questionsHash = policyHash(questionsScript);
  return (asked: Scale | null): Inlined => {
    if (!asked) return { tags: first.tag, hashes: [first.hash] };
    const { id, hash, survey } = asked;
    const total = `${itemsOf(survey).length}`;
    const data = { survey: id, "content-hash": hash, total, offered: offeredLanguages.join(" ") };
    // A hash covers the text alone, so one script serves all surveys.
    return { tags: first.tag + tagOf(questionsScript, data), hashes: [first.hash, questionsHash] };
  };
}

function tagOf(text: string, data: Readonly<Record<string, string>> = {}): string {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${value}"`);
  return `  <script${attributes.join("")}>${text}</script>\n`;
}
