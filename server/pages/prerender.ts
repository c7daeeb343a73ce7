import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AppInfo } from "#core/api/public-scale.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import type { Text } from "#core/content-model/text.ts";
import { asksSomething } from "#core/question-types/question-types.ts";
import type { FirstQuestionWords, PlacesToPreload, Prerendered, RenderPage } from "#core/shared/prerender.ts";
import { textOf } from "#core/shared/text-of.ts";
import { type Content, ofContent } from "../content/content.ts";
import { type Manifest, readManifest, withImports } from "./build-manifest.ts";
import { openPreloadHeader } from "./preload-header.ts";

/** A page as it goes out, and what its policy must allow: the one sheet that stands in it. */
type PrerenderedPage = { readonly document: string; readonly styleHash: string };

export type PageRenderer = {
  readonly offeredLanguages: readonly string[];
  /**
   * Draws the page at a path once for each content that is live.
   * @param survey the one that is asked there, if any: its first question can be read before its code has come
   */
  page(content: Content, path: string, language: string, survey?: SurveyDocument): Promise<PrerenderedPage>;
  /** The files that a page needs beside those its document names, as a header; undefined for a page that has none. */
  preloadHeader(content: Content, path: string): string | undefined;
};

/** The client's own renderer, as it was built. */
type Renderer = {
  readonly renderPage: RenderPage;
  readonly placesToPreload: PlacesToPreload;
  readonly offeredLanguages: readonly string[];
};

const LINKED = /\s*<link rel="stylesheet"[^>]*href="\/([^"]*)"[^>]*>/g;

/**
 * Draws pages with the client's own code, so that they can be read after one round trip: before their script
 * has come, and without any. Their styles stand in the document; their hash is all its policy adds.
 * @param dist folder of the built client
 * @param appInfoOf what is told of this server to everybody
 * @param built differs from build to build, or Node would answer with the module of the first
 */
export async function openPageRenderer(
  dist: string,
  appInfoOf: (content: Content) => AppInfo,
  built: string,
): Promise<PageRenderer> {
  const { href } = pathToFileURL(join(dist, "renderer/pages.js"));
  const renderer = (await import(`${href}?built=${built}`)) as Renderer;
  const shell = readFileSync(join(dist, "index.html"), "utf8");
  const manifest = readManifest(dist);
  const styleOf = openStyles(dist, shell, manifest);
  const pageContent = ofContent((content) => ({
    appInfo: appInfoOf(content),
    domains: content.catalogue.domains,
    site: content.site,
  }));
  const drawnOf = ofContent(() => new Map<string, Promise<PrerenderedPage>>());

  const draw = async (content: Content, path: string, language: string, survey?: SurveyDocument) => {
    const firstQuestion = survey ? firstQuestionOf(survey, language) : null;
    const drawn = await renderer.renderPage({ ...pageContent(content), path, language, firstQuestion });
    const style = styleOf(drawn.module);
    const brand = textOf(content.site.brand.name, language);
    return { document: documentOf(shell, drawn, { language, brand, style: style.text }), styleHash: style.hash };
  };
  return {
    offeredLanguages: renderer.offeredLanguages,
    page(content, path, language, survey) {
      const drawn = drawnOf(content);
      const key = `${language} ${path}`;
      const known = drawn.get(key);
      if (known) return known;
      const page = draw(content, path, language, survey);
      drawn.set(key, page);
      // What failed is drawn anew at the next visit.
      page.catch(() => drawn.delete(key));
      return page;
    },
    preloadHeader: openPreloadHeader(manifest, (content) => renderer.placesToPreload(pageContent(content))),
  };
}

type Words = { readonly language: string; readonly brand: string; readonly style: string };

function documentOf(shell: string, { html, title, withoutScript }: Prerendered, words: Words): string {
  const below = withoutScript === null ? "" : `<noscript><p>${escaped(withoutScript)}</p></noscript>`;
  return (
    shell
      // The sheets stand in the document. A disabled link is not loaded, and tells the script that they are there: loaded
      // once more, after those of the page, they would overrule them.
      .replace(LINKED, (link) => link.replace("<link ", "<link disabled "))
      .replace(/<html lang="[^"]*"/, () => `<html lang="${words.language}"`)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)} · ${escaped(words.brand)}</title>`)
      .replace("</head>", () => `  <style>${words.style}</style>\n  </head>`)
      .replace(/<noscript>.*?<\/noscript>/s, () => below)
      .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
  );
}

function firstQuestionOf(survey: SurveyDocument, language: string): FirstQuestionWords {
  return { language, title: textOf(survey.title, language), question: textOf(firstTitleOf(survey), language) };
}

/** The first that everybody is asked: whether one with a condition is, only the answers tell. */
function firstTitleOf({ pages }: SurveyDocument): Text {
  const elements = pages.filter(isAlwaysThere).flatMap((page) => page.elements.filter(isAlwaysThere));
  return elements.find(({ type }) => asksSomething(type))?.title ?? "";
}

const isAlwaysThere = ({ visibleIf }: { readonly visibleIf?: string }) => visibleIf === undefined;

type Style = { readonly text: string; readonly hash: string };

/** The sheets that the document links, then those of a page's own module, as one that stands in the document. */
function openStyles(dist: string, shell: string, manifest: Manifest): (module: string | null) => Style {
  const linked = [...shell.matchAll(LINKED)].map(([, path]) => `${path}`);
  const made = new Map<string | null, Style>();
  const styleOf = (module: string | null): Style => {
    const parts = module === null ? [] : withImports(manifest, module).reverse();
    const sheets = [...linked, ...parts.flatMap((part) => manifest[part]?.css ?? [])];
    const text = [...new Set(sheets)].map((sheet) => readFileSync(join(dist, sheet), "utf8")).join("\n");
    return { text, hash: `'sha256-${createHash("sha256").update(text).digest("base64")}'` };
  };
  return (module) => {
    const style = made.get(module) ?? styleOf(module);
    made.set(module, style);
    return style;
  };
}

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
