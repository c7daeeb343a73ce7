import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { itemsOf } from "#core/surveys/items.ts";
import type { Scale } from "../content/content.ts";
import { policyHash } from "./policy-hash.ts";

/** The script inside a prerendered questionnaire, which keeps what is chosen before the page's code has loaded. */
type EarlyScript = { readonly hash: string; readonly tagFor: (scale: Scale, languages: readonly string[]) => string };

/** @returns null for a build that has none */
export function readEarlyScript(dist: string): EarlyScript | null {
  const file = join(dist, "renderer/early.js");
  if (!existsSync(file)) return null;
  const text = readFileSync(file, "utf8");
  return {
    hash: policyHash(text),
    // The hash covers the text alone, so one script serves all surveys.
    tagFor: ({ id, hash, survey }, languages) => {
      const data = { survey: id, "content-hash": hash, total: itemsOf(survey).length, offered: languages.join(" ") };
      const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${value}"`);
      return `    <script${attributes.join("")}>${text}</script>\n`;
    },
  };
}
