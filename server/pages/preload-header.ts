import type { PagePlace } from "#core/shared/prerender.ts";
import { type Content, ofContent } from "../content/content.ts";
import { type Manifest, withImports } from "./build-manifest.ts";

const ENTRY = "index.html";

/**
 * Lists the files a page loads beside those in its document, for the `Link` header of that document: the browser then
 * fetches all of them at once. Otherwise it finds each file in the one before, which costs a round trip each on a slow
 * line.
 * @param placesOf the pages to list files for
 * @returns the header for a path, undefined for a page that has none
 */
export function openPreloadHeader(
  manifest: Manifest,
  placesOf: (content: Content) => readonly PagePlace[],
): (content: Content, path: string) => string | undefined {
  const inDocument = new Set(withImports(manifest, ENTRY));
  const codeOf = (module: string): string[] => {
    const parts = withImports(manifest, module).filter((part) => !inDocument.has(part));
    const files = parts.flatMap((part) => manifest[part] ?? []);
    const sheets = new Set(files.flatMap(({ css = [] }) => css));
    return [
      ...files.map(({ file }) => `</${file}>; rel=modulepreload`),
      ...[...sheets].map((sheet) => `</${sheet}>; rel=preload; as=style; crossorigin`),
    ];
  };
  const headerOf = ({ module, survey }: PagePlace) =>
    [...codeOf(module), ...(survey ? wordsOf(survey) : [])].join(", ");
  const headers = ofContent((content) => new Map(placesOf(content).map((place) => [place.path, headerOf(place)])));
  return (content, path) => headers(content).get(path);
}

/** The questions and their scoring. */
const wordsOf = (survey: string) =>
  ["surveys", "scales"].map((kind) => `</content/${kind}/${survey}.json>; rel=preload; as=fetch; crossorigin`);
