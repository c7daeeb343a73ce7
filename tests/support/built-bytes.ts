import { existsSync, readFileSync, statSync } from "node:fs";
import { readManifest, withImports } from "../../server/pages/build-manifest.ts";
import { pageModules } from "../../src/app/build/page-modules.ts";
import type { PageName } from "../../src/app/pages.ts";

const LINKED = /<link rel="stylesheet"[^>]*href="\/([^"]*)"/g;

const dist = "dist";

/** The bytes of script and style, in Brotli as they go out, that a page needs before it can be used. */
export const bytesOfPage = (name: PageName): number =>
  filesOfPage(name).reduce((sum, file) => sum + sizeOf(`${dist}/${file}`), 0);

/** How many files of script and style a page needs before it can be used: each is a request. */
export const requestsOfPage = (name: PageName): number => filesOfPage(name).length;

/** Whether a page needs a script in which this text stands. */
export const pageHolds = (name: PageName, text: string): boolean =>
  filesOfPage(name).some((file) => readFileSync(`${dist}/${file}`, "utf8").includes(text));

function filesOfPage(name: PageName): string[] {
  const page = pageModules()[name];
  const manifest = readManifest(dist);
  if (!manifest[page]) throw new Error(`${page} is no page of the build.`);
  const linked = [...readFileSync(`${dist}/index.html`, "utf8").matchAll(LINKED)].map(([, path]) => `${path}`);
  const files = new Set(linked);
  for (const part of withImports(manifest, "index.html", page))
    for (const file of [manifest[part]?.file, ...(manifest[part]?.css ?? [])]) files.add(`${file}`);
  return [...files];
}

/** A file too small to be worth compressing goes out as it is. */
const sizeOf = (path: string) => statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
