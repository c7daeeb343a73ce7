import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { textOf } from "#core/content/text-of.ts";
import type { RenderHome } from "#core/contracts/prerender.ts";
import type { Site } from "#core/contracts/site.ts";
import { readManifest, withImports } from "./built-files.ts";

/** The home page as it goes out, and what its policy must allow: the one sheet that stands in it. */
export type HomePage = { readonly document: string; readonly styleHash: string };

export type HomeRenderer = {
  readonly offeredLanguages: readonly string[];
  /** Drawn once for each publishing of the site's words. */
  homeIn(site: Site, language: string): Promise<HomePage>;
};

type Renderer = { readonly renderHome: RenderHome; readonly offeredLanguages: readonly string[] };

const HOME = "features/home/home-page.tsx";
const LINKED = /\s*<link rel="stylesheet"[^>]*href="\/([^"]*)"[^>]*>/g;

/**
 * Draws home with the client's own code, so that it can be read after one round trip: before its script
 * has come, and without any. Its styles stand in the document; their hash is all its policy adds.
 * @param dist folder of the built client
 */
export async function openHomeRenderer(dist: string, hasMyData: boolean): Promise<HomeRenderer> {
  const { renderHome, offeredLanguages } = (await import(join(dist, "renderer/home.js"))) as Renderer;
  const shell = readFileSync(join(dist, "index.html"), "utf8");
  const styles = stylesOf(dist, shell);
  const styleHash = `'sha256-${createHash("sha256").update(styles).digest("base64")}'`;
  const draw = async (site: Site, language: string): Promise<HomePage> => {
    const { html, title } = await renderHome({ site, hasMyData, language });
    const document = shell
      .replace(LINKED, "")
      .replace(/<html lang="[^"]*"/, () => `<html lang="${language}"`)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${title} · ${escaped(textOf(site.brand.name, language))}</title>`)
      .replace("</head>", () => `  <style>${styles}</style>\n  </head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
    return { document, styleHash };
  };
  // One at a time: the words of the client are in one language at once.
  let last: Promise<unknown> = Promise.resolve();
  const drawn = new WeakMap<Site, Map<string, Promise<HomePage>>>();
  const homeIn = (site: Site, language: string) => {
    const known = drawn.get(site) ?? new Map<string, Promise<HomePage>>();
    drawn.set(site, known);
    const page = known.get(language) ?? last.then(() => draw(site, language));
    known.set(language, page);
    last = page.catch(() => undefined);
    return page;
  };
  return { offeredLanguages, homeIn };
}

/** All that home looks like: the sheets that the document links, and those of its page, each once. */
function stylesOf(dist: string, shell: string): string {
  const manifest = readManifest(dist);
  const linked = [...shell.matchAll(LINKED)].map(([, path]) => `${path}`);
  const sheets = new Set([
    ...linked,
    ...withImports(manifest, HOME)
      .reverse()
      .flatMap((part) => manifest[part]?.css ?? []),
  ]);
  return [...sheets].map((sheet) => readFileSync(join(dist, sheet), "utf8")).join("\n");
}

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
