import { statSync } from "node:fs";
import { join } from "node:path";
import { LATER, type PagePlace } from "#core/shared/prerender.ts";
import { type Manifest, withImports } from "./build-manifest.ts";
import type { DocumentStyles } from "./inline-styles.ts";

const ENTRY = "index.html";

/**
 * Lists the files that a page loads beside those in its document, as links in a template, with all rules of its style sheets. The
 * early script takes them out of it after the first paint: the browser then fetches all of them at once. Otherwise it finds each
 * file in the one before, which costs a round trip each on a slow line. In the head or a header they would delay the first paint.
 */
export function openLaterLinks(manifest: Manifest) {
  const inDocument = new Set(withImports(manifest, ENTRY));
  const codeOf = (module: string, held: readonly string[]): string[] => {
    const parts = withImports(manifest, module).filter((part) => !inDocument.has(part));
    const files = parts.flatMap((part) => manifest[part] ?? []);
    const sheets = new Set(files.flatMap(({ css = [] }) => css));
    return [
      ...files.map(({ file }) => `<link rel="modulepreload" href="/${file}">`),
      ...[...sheets]
        .filter((sheet) => !held.includes(sheet))
        .map((sheet) => `<link rel="preload" as="style" crossorigin href="/${sheet}">`),
    ];
  };
  /**
   * @param styles the style sheets that the document holds
   * @param fromShell links that every document has
   */
  return (
    { module, survey, reads = [] }: Partial<PagePlace>,
    { sheets, all }: Pick<DocumentStyles, "sheets" | "all">,
    fromShell: readonly string[],
  ): string => {
    const links = [
      ...sheets.map(heldSheet),
      ...fromShell,
      ...(module ? codeOf(module, sheets) : []),
      // The questions and their scoring.
      ...(survey ? [`/content/surveys/${survey}.json`, `/content/scales/${survey}.json`].map(contentAt) : []),
      ...reads.map(contentAt),
    ];
    return `<template id="${LATER}">${links.join("")}<style>${all}</style></template>`;
  };
}

/**
 * A disabled link is not loaded, but tells the code that loads pages that a sheet is there. Loaded again after the sheets
 * of a page, it would override them.
 */
const heldSheet = (sheet: string) => `<link disabled rel="stylesheet" crossorigin href="/${sheet}">`;

const contentAt = (url: string) => `<link rel="preload" as="fetch" crossorigin href="${url}">`;

/**
 * Returns the link of the largest module. Asked for at once, it keeps a slow line busy until the others are asked for.
 * @throws Error where the build is not complete yet
 */
export function largestOf(dist: string, links: readonly string[]): string {
  const modules = links.flatMap((link) => {
    const [, path] = /rel="modulepreload"[^>]* href="\/([^"]*)"/.exec(link) ?? [];
    return path === undefined ? [] : [{ link, size: statSync(join(dist, path)).size }];
  });
  return modules.sort((one, other) => other.size - one.size)[0]?.link ?? "";
}
