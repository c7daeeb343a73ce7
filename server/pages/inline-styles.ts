import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Manifest, sheetsOf } from "./build-manifest.ts";
import { policyHash } from "./policy-hash.ts";

/** The style sheets that every document links. */
export const LINKED = /\s*<link rel="stylesheet"[^>]*href="\/([^"]*)"[^>]*>/g;

type Style = { readonly sheets: readonly string[]; readonly text: string; readonly hash: string };

/** Joins the style sheets that the document links and those of the page's own module into one inline sheet. */
export function openInlineStyles(dist: string, shell: string, manifest: Manifest): (module: string | null) => Style {
  const linked = [...shell.matchAll(LINKED)].map(([, path]) => `${path}`);
  const made = new Map<string | null, Style>();
  const styleOf = (module: string | null): Style => {
    const sheets = [...new Set([...linked, ...(module === null ? [] : sheetsOf(manifest, module))])];
    const text = sheets.map((sheet) => readFileSync(join(dist, sheet), "utf8")).join("\n");
    return { sheets, text, hash: policyHash(text) };
  };
  return (module) => {
    const style = made.get(module) ?? styleOf(module);
    made.set(module, style);
    return style;
  };
}
