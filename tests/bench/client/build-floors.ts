import { statSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { compression } from "vite-plugin-compression2";
import { readManifest, withImports } from "../../../server/pages/build-manifest.ts";

const ROOT = join(import.meta.dirname, "floors");

export type FloorName = "react" | "surveyjs" | "formio";

/** Builds the pages that ours are held against, with the same tools and compression as ours. */
export async function buildFloors(folder: string, names: readonly FloorName[]): Promise<void> {
  await build({
    configFile: false,
    logLevel: "error",
    root: ROOT,
    plugins: [react(), compression({ include: /\.(js|css)$/, algorithms: ["brotliCompress"], threshold: 500 })],
    build: {
      outDir: folder,
      emptyOutDir: true,
      manifest: true,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 3000,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, join(ROOT, name, "index.html")])),
      },
    },
  });
}

/** Bytes of script and style of a floor, in Brotli as they go out. */
export function bytesOfFloor(folder: string, name: FloorName): number {
  const manifest = readManifest(folder);
  const parts = withImports(manifest, `${name}/index.html`);
  const files = new Set(parts.flatMap((part) => [`${manifest[part]?.file}`, ...(manifest[part]?.css ?? [])]));
  return [...files].reduce((sum, file) => sum + sizeOf(join(folder, file)), 0);
}

/** A file too small to be worth compressing goes out as it is. */
function sizeOf(path: string): number {
  return (statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)).size;
}
