import type { Rolldown } from "vite";

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;

/** The one cut of the font that the languages offered are written in. */
const FONT = /-latin-wght-.*\.woff2$/;

/**
 * The files every page needs: the entry, what it imports at once, their styles and pictures, and the font.
 * What is loaded only when a page asks for it is not among them.
 */
export function shellFiles(bundle: Bundle): string[] {
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (files.has(name) || chunk?.type !== "chunk") return;
    files.add(name);
    for (const file of chunk.viteMetadata?.importedCss ?? []) files.add(file);
    for (const file of chunk.viteMetadata?.importedAssets ?? []) files.add(file);
    for (const imported of chunk.imports) add(imported);
  };
  for (const file of Object.values(bundle)) {
    if (file.type === "chunk" && file.isEntry) add(file.fileName);
    if (FONT.test(file.fileName)) files.add(file.fileName);
  }
  return [...files].filter((file) => !file.endsWith(".woff2") || FONT.test(file)).sort();
}
