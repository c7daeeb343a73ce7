import { readFileSync } from "node:fs";
import { join } from "node:path";

/** One module of the built client, with its static imports. Paths are relative to the folder of the build. */
type Built = { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] };

/** The manifest of the build: its files by source module. */
export type Manifest = Readonly<Record<string, Built>>;

/** @param dist folder of the built client */
export const readManifest = (dist: string): Manifest =>
  JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as Manifest;

/**
 * Returns the sheets of a module and of what it imports, each once: those of an import before its own, which is the order
 * in which the code that loads pages adds them.
 */
export function sheetsOf(manifest: Manifest, module: string): string[] {
  const seen = new Set<string>();
  const sheets = new Set<string>();
  const add = (part: string): void => {
    if (seen.has(part)) return;
    seen.add(part);
    const { imports = [], css = [] } = manifest[part] ?? {};
    imports.forEach(add);
    for (const sheet of css) sheets.add(sheet);
  };
  add(module);
  return [...sheets];
}

/** Returns the modules with everything they import, each once. */
export function withImports(manifest: Manifest, ...modules: readonly string[]): string[] {
  const parts = new Set(modules);
  for (const part of parts) for (const imported of manifest[part]?.imports ?? []) parts.add(imported);
  return [...parts];
}
