import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "postcss";
import { type Manifest, sheetsOf } from "./build-manifest.ts";
import { firstRules } from "./first-rules.ts";
import { policyHash } from "./policy-hash.ts";

/** The style sheets that every document links. */
export const LINKED = /\s*<link rel="stylesheet"[^>]*href="\/([^"]*)"[^>]*>/g;

/** What a document needs of a page's style sheets at once, and all of them for later. */
export type DocumentStyles = {
  readonly sheets: readonly string[];
  readonly first: string;
  readonly all: string;
  readonly hashes: readonly string[];
};

/**
 * Joins the style sheets that the document links and those of the page's own module into one. Its first rules alone stand before
 * the words of the page: the others are half of the bytes for which a slow line would keep these waiting.
 */
export function openInlineStyles(dist: string, shell: string, manifest: Manifest) {
  const linked = [...shell.matchAll(LINKED)].map(([, path]) => `${path}`);
  const made = new Map<string | null, ReturnType<typeof joined>>();
  const joined = (module: string | null) => {
    const sheets = [...new Set([...linked, ...(module === null ? [] : sheetsOf(manifest, module))])];
    const all = sheets.map((sheet) => readFileSync(join(dist, sheet), "utf8")).join("\n");
    return { sheets, all, parsed: parse(all), hash: policyHash(all) };
  };
  /** @param html all that the document shows or has at hand */
  return (module: string | null, html: string): DocumentStyles => {
    const style = made.get(module) ?? joined(module);
    made.set(module, style);
    const { sheets, all, parsed, hash } = style;
    const first = firstRules(parsed, html);
    return { sheets, first, all, hashes: [policyHash(first), hash] };
  };
}
