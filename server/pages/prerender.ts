import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AppInfo } from "#core/api/public-scale.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import type { Text } from "#core/content-model/text.ts";
import { asksSomething, wordsOf } from "#core/question-types/question-types.ts";
import { directionOf } from "#core/shared/direction.ts";
import type { FirstQuestionWords, PlacesToPreload, Prerendered, RenderPage } from "#core/shared/prerender.ts";
import { textOf } from "#core/shared/text-of.ts";
import { opensEarly } from "#core/surveys/opens-early.ts";
import { placedElements } from "#core/surveys/placed-elements.ts";
import { type Content, ofContent, type Scale, viewOf } from "../content/content.ts";
import { type Manifest, readManifest, withImports } from "./build-manifest.ts";
import { readEarlyScript } from "./early-script.ts";
import { policyHash } from "./policy-hash.ts";
import { openPreloadHeader } from "./preload-header.ts";

/**
 * A page as it is sent, and the hashes of its one inline style sheet and, in a questionnaire, its one inline script: its
 * content security policy must allow them.
 */
type PrerenderedPage = { readonly document: string; readonly styleHash: string; readonly scriptHash: string | null };

export type PageRenderer = {
  readonly offeredLanguages: readonly string[];
  /**
   * Renders the page at a path once per live content.
   * @param asked the scale whose survey is asked there, if any: its first page can be answered, or at least its first
   * question be read, before the page's code has loaded
   */
  page(content: Content, path: string, language: string, asked?: Scale): Promise<PrerenderedPage>;
  /**
   * Returns the files that a page needs beside those in its document, as a header; undefined for a page that has none.
   */
  preloadHeader(content: Content, path: string): string | undefined;
};

/** The client's own renderer, as built. */
type Renderer = {
  readonly renderPage: RenderPage;
  readonly placesToPreload: PlacesToPreload;
  readonly offeredLanguages: readonly string[];
};

const LINKED = /\s*<link rel="stylesheet"[^>]*href="\/([^"]*)"[^>]*>/g;

/**
 * Renders pages with the client's own code, so that they can be read after one round trip, before their script has
 * loaded or without any. Their styles are inline, and the policy allows them by hash.
 * @param dist folder of the built client
 * @param appInfoOf what every visitor may know about this server
 * @param built differs from build to build; without it Node would return the module of the first build
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
  const cachedPagesOf = ofContent(() => new Map<string, Promise<PrerenderedPage>>());

  const early = readEarlyScript(dist);
  const render = async (content: Content, path: string, language: string, asked?: Scale) => {
    const questions =
      asked && early && opensEarly(asked.survey) ? { survey: asked.survey, scale: viewOf(asked) } : null;
    const firstQuestion = asked && !questions ? firstQuestionOf(asked.survey, language) : null;
    const rendered = await renderer.renderPage({ ...pageContent(content), path, language, firstQuestion, questions });
    const style = styleOf(rendered.module);
    const brand = textOf(content.site.brand.name, language);
    const script = asked && early && questions ? early.tagFor(asked, renderer.offeredLanguages) : "";
    const document = documentOf(shell, rendered, { language, brand, style: style.text, script });
    return { document, styleHash: style.hash, scriptHash: questions && early ? early.hash : null };
  };
  return {
    offeredLanguages: renderer.offeredLanguages,
    page(content, path, language, asked) {
      const cachedPages = cachedPagesOf(content);
      const key = `${language} ${path}`;
      const known = cachedPages.get(key);
      if (known) return known;
      const page = render(content, path, language, asked);
      cachedPages.set(key, page);
      // A page that failed is rendered again at the next visit.
      page.catch(() => cachedPages.delete(key));
      return page;
    },
    preloadHeader: openPreloadHeader(manifest, (content) => renderer.placesToPreload(pageContent(content))),
  };
}

type Words = { readonly language: string; readonly brand: string; readonly style: string; readonly script: string };

function documentOf(shell: string, { html, title, withoutScript }: Prerendered, words: Words): string {
  const below = withoutScript === null ? "" : `<noscript><p>${escaped(withoutScript)}</p></noscript>`;
  return (
    shell
      // The document holds its style sheets inline. A disabled link is not loaded, but it tells the code that loads pages
      // that the sheet is there. Loaded again after the sheets of a page, it would override them.
      .replace(LINKED, (link) => link.replace("<link ", "<link disabled "))
      .replace(
        /<html lang="[^"]*"( dir="[^"]*")?/,
        () => `<html lang="${words.language}" dir="${directionOf(words.language)}"`,
      )
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)} · ${escaped(words.brand)}</title>`)
      .replace("</head>", () => `  <style>${words.style}</style>\n${words.script}  </head>`)
      .replace(/<noscript>.*?<\/noscript>/s, () => below)
      .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
  );
}

function firstQuestionOf(survey: SurveyDocument, language: string): FirstQuestionWords {
  return { language, title: textOf(survey.title, language), question: textOf(firstTitleOf(survey), language) };
}

/**
 * Returns the first question that everyone is asked. A question with a condition does not count, because it depends on
 * the answers.
 */
function firstTitleOf(survey: SurveyDocument): Text {
  const first = placedElements(survey).find(
    ({ element, conditions }) => conditions.length === 0 && asksSomething(element.type),
  );
  return first ? wordsOf(first.element) : "";
}

type Style = { readonly text: string; readonly hash: string };

/** Joins the style sheets that the document links and those of the page's own module into one inline sheet. */
function openStyles(dist: string, shell: string, manifest: Manifest): (module: string | null) => Style {
  const linked = [...shell.matchAll(LINKED)].map(([, path]) => `${path}`);
  const made = new Map<string | null, Style>();
  const styleOf = (module: string | null): Style => {
    const parts = module === null ? [] : withImports(manifest, module).reverse();
    const sheets = [...linked, ...parts.flatMap((part) => manifest[part]?.css ?? [])];
    const text = [...new Set(sheets)].map((sheet) => readFileSync(join(dist, sheet), "utf8")).join("\n");
    return { text, hash: policyHash(text) };
  };
  return (module) => {
    const style = made.get(module) ?? styleOf(module);
    made.set(module, style);
    return style;
  };
}

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
