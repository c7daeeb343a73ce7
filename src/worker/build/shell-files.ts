import type { Rolldown } from "vite";

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;

/** The subsets of the fonts that cover the offered languages. */
const FONT = /(-latin-(wght|600)|plain-zero)-.*\.woff2$/;

/** Bytes before compression. SurveyJS and the code editor are far larger, every other page is far smaller. */
const LARGE = 100_000;

/**
 * The files every page needs (the entry, what it imports at once, their styles and pictures, the fonts), and
 * the pages themselves. Large files are loaded only when a page needs them, and so is what only such a page leads to.
 */
export function shellFiles(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  if (!chunks.some(({ isEntry }) => isEntry)) throw new Error("The pages have no entry.");
  const atOnce = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => [...withImports(entry, bundle)]));
  const isLight = (chunk: Rolldown.OutputChunk) => atOnce.has(chunk) || chunk.code.length < LARGE;
  const kept = new Set(atOnce);
  for (const one of kept)
    for (const name of one.dynamicImports) {
      const later = bundle[name];
      const needed = later?.type === "chunk" ? [...withImports(later, bundle)] : [];
      if (needed.every(isLight)) for (const chunk of needed) kept.add(chunk);
    }
  const files = [...kept].flatMap(({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
    ...(viteMetadata?.importedAssets ?? []),
  ]);
  const fonts = Object.keys(bundle).filter((file) => FONT.test(file));
  return [...new Set([...files.filter((file) => !file.endsWith(".woff2")), ...fonts])].sort();
}

/** Returns a chunk and everything it imports statically. */
function withImports(chunk: Rolldown.OutputChunk, bundle: Bundle): Set<Rolldown.OutputChunk> {
  const all = new Set([chunk]);
  for (const one of all)
    for (const name of one.imports) {
      const imported = bundle[name];
      if (imported?.type === "chunk") all.add(imported);
    }
  return all;
}
