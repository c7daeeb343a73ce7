import { readFileSync } from "node:fs";
import { join } from "node:path";

/** One module of the built client, with what it imports at once. Paths are within the folder of the build. */
type Built = { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] };

/** What the build wrote of its files, by the module each was made of. */
export type Manifest = Readonly<Record<string, Built>>;

/** @param dist folder of the built client */
export const readManifest = (dist: string): Manifest =>
  JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as Manifest;

/** Modules with all that they import, each once. */
export function withImports(manifest: Manifest, ...modules: readonly string[]): string[] {
  const parts = new Set(modules);
  for (const part of parts) for (const imported of manifest[part]?.imports ?? []) parts.add(imported);
  return [...parts];
}
