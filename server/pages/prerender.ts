import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Site } from "#core/content-model/site.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import type { Text } from "#core/content-model/text.ts";
import { asksSomething } from "#core/question-types/question-types.ts";
import type { Prerendered, RenderFirstQuestion, RenderHome } from "#core/shared/prerender.ts";
import { textOf } from "#core/shared/text-of.ts";
import type { Scale } from "../content/content.ts";
import { readManifest, withImports } from "./build-manifest.ts";

/** A page as it goes out, and what its policy must allow: the one sheet that stands in it. */
export type PrerenderedPage = { readonly document: string; readonly styleHash: string };

/** Each is drawn once for each publishing of the site's words. */
export type PageRenderer = {
  readonly offeredLanguages: readonly string[];
  home(site: Site, language: string): Promise<PrerenderedPage>;
  /** What can be read of a questionnaire while it is on its way. */
  firstQuestion(site: Site, language: string, asked: Asked): Promise<PrerenderedPage>;
};

/** @param name of the assessment, such as that of its domain */
type Asked = { readonly name: Text; readonly scale: Scale };

type Renderer = {
  readonly renderHome: RenderHome;
  readonly renderFirstQuestion: RenderFirstQuestion;
  readonly offeredLanguages: readonly string[];
};

const HOME = "features/home/home-page.tsx";
const LINKED = /\s*<link rel="stylesheet"[^>]*href="\/([^"]*)"[^>]*>/g;

/** Ends with the newest draw. One at a time: the words of the client are in one language at once, for all renderers. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Draws pages with the client's own code, so that they can be read after one round trip: before their script
 * has come, and without any. Their styles stand in the document; their hash is all its policy adds.
 * @param dist folder of the built client
 * @param built differs from build to build, or Node would answer with the module of the first
 */
export async function openPageRenderer(dist: string, hasMyData: boolean, built: string): Promise<PageRenderer> {
  const { href } = pathToFileURL(join(dist, "renderer/pages.js"));
  const renderer = (await import(`${href}?built=${built}`)) as Renderer;
  const shell = readFileSync(join(dist, "index.html"), "utf8");
  const linked = [...shell.matchAll(LINKED)].map(([, path]) => `${path}`);
  const styles = { home: styleOf(dist, [...linked, ...sheetsOfHome(dist)]), shell: styleOf(dist, linked) };

  const pageOf = async (
    site: Site,
    language: string,
    style: Style,
    drawn: Promise<Prerendered>,
  ): Promise<PrerenderedPage> => {
    const { html, title, withoutScript } = await drawn;
    const below = withoutScript === null ? "" : `<noscript><p>${escaped(withoutScript)}</p></noscript>`;
    const document = shell
      .replace(LINKED, "")
      .replace(/<html lang="[^"]*"/, () => `<html lang="${language}"`)
      .replace(
        /<title>[^<]*<\/title>/,
        () => `<title>${escaped(title)} · ${escaped(textOf(site.brand.name, language))}</title>`,
      )
      .replace("</head>", () => `  <style>${style.text}</style>\n  </head>`)
      .replace(/<noscript>.*?<\/noscript>/s, () => below)
      .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
    return { document, styleHash: style.hash };
  };

  const drawn = new WeakMap<Site, Map<string, Promise<PrerenderedPage>>>();
  const once = (site: Site, key: string, draw: () => Promise<PrerenderedPage>): Promise<PrerenderedPage> => {
    const pages = drawn.get(site) ?? new Map<string, Promise<PrerenderedPage>>();
    drawn.set(site, pages);
    const known = pages.get(key);
    if (known) return known;
    const page = last.then(draw);
    pages.set(key, page);
    // What failed is drawn anew at the next visit.
    last = page.catch(() => pages.delete(key));
    return page;
  };
  return {
    offeredLanguages: renderer.offeredLanguages,
    home: (site, language) =>
      once(site, language, () =>
        pageOf(site, language, styles.home, renderer.renderHome({ site, hasMyData, language })),
      ),
    firstQuestion: (site, language, { name, scale: { hash, survey } }) =>
      once(site, `${language} ${hash}`, () => {
        const words = { name, title: survey.title, question: firstQuestionOf(survey) };
        const drawing = renderer.renderFirstQuestion({ site, hasMyData, language, ...words });
        return pageOf(site, language, styles.shell, drawing);
      }),
  };
}

/** The first that everybody is asked: whether one with a condition is, only the answers tell. */
function firstQuestionOf({ pages }: SurveyDocument): Text {
  const elements = pages.filter(isAlwaysThere).flatMap((page) => page.elements.filter(isAlwaysThere));
  return elements.find(({ type }) => asksSomething(type))?.title ?? "";
}

const isAlwaysThere = ({ visibleIf }: { readonly visibleIf?: string }) => visibleIf === undefined;

type Style = { readonly text: string; readonly hash: string };

/** Sheets in their order, each once. */
function styleOf(dist: string, sheets: readonly string[]): Style {
  const text = [...new Set(sheets)].map((sheet) => readFileSync(join(dist, sheet), "utf8")).join("\n");
  return { text, hash: `'sha256-${createHash("sha256").update(text).digest("base64")}'` };
}

/** The sheets of home's own page, beside those that the document links. */
function sheetsOfHome(dist: string): string[] {
  const manifest = readManifest(dist);
  return withImports(manifest, HOME)
    .reverse()
    .flatMap((part) => manifest[part]?.css ?? []);
}

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
