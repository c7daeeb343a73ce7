import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import type { Text } from "#core/content-model/text.ts";
import { asksSomething, wordsOf } from "#core/question-types/question-types.ts";
import { directionOf } from "#core/shared/direction.ts";
import type {
  FirstQuestionWords,
  IsNowhere,
  PagePlace,
  PlacesToPrerender,
  PrerenderContent,
  Prerendered,
  RenderPage,
  WithoutScript,
} from "#core/shared/prerender.ts";
import { textOf } from "#core/shared/text-of.ts";
import { opensEarly } from "#core/surveys/opens-early.ts";
import { placedElements } from "#core/surveys/placed-elements.ts";
import { type Content, ofContent, viewOf } from "../content/content.ts";
import { type Manifest, readManifest, withImports } from "./build-manifest.ts";
import { type Compressed, compressed } from "./compressed.ts";
import { type InlineScripts, openInlineScripts } from "./inline-scripts.ts";
import { openLaterLinks } from "./later-links.ts";
import { policyHash } from "./policy-hash.ts";

/** A page as it is sent. */
type PrerenderedPage = {
  readonly document: Compressed;
  /** The hashes of its inline style sheet and inline scripts, which its content security policy must allow. */
  readonly styleHash: string;
  readonly scriptHashes: readonly string[];
};

export type PageRenderer = {
  readonly offeredLanguages: readonly string[];
  /**
   * Renders the page at a path once per live content. Of a questionnaire it renders the first page, which can be answered
   * before the page's code has loaded, or else the title and the first question.
   * @returns null for a page that the script renders
   */
  page(content: Content, path: string, language: string): Promise<PrerenderedPage | null>;
};

/** The client's own renderer, as built. */
type Renderer = InlineScripts & {
  readonly renderPage: RenderPage;
  readonly placesToPrerender: PlacesToPrerender;
  readonly isNowhere: IsNowhere;
};

/** All addresses without a page share one document. */
const NOWHERE = "/*";

const LINKED = /\s*<link rel="stylesheet"[^>]*href="\/([^"]*)"[^>]*>/g;
/** What the script imports, and the words of the site. */
const PRELOADED = /\s*(<link rel="(?:modulepreload|preload)"[^>]* href="\/([^"]*)"[^>]*>)/g;

/**
 * Renders pages with the client's own code, so that they can be read after one round trip, before their script has
 * loaded or without any. Their styles are inline, and the policy allows them by hash.
 * @param dist folder of the built client
 * @param contentOf what the pages are made of, as every visitor's browser fetches it
 * @param built differs from build to build; without it Node would return the module of the first build
 */
export async function openPageRenderer(
  dist: string,
  contentOf: (content: Content) => PrerenderContent,
  built: string,
): Promise<PageRenderer> {
  const { href } = pathToFileURL(join(dist, "renderer/pages.js"));
  const renderer = (await import(`${href}?built=${built}`)) as Renderer;
  const shell = readFileSync(join(dist, "index.html"), "utf8");
  const manifest = readManifest(dist);
  const styleOf = openStyles(dist, shell, manifest);
  const pageContent = ofContent(contentOf);
  const cachedPagesOf = ofContent(() => new Map<string, Promise<PrerenderedPage>>());

  const placesOf = ofContent(
    (content) => new Map(renderer.placesToPrerender(pageContent(content)).map((place) => [place.path, place])),
  );
  const scriptsFor = openInlineScripts(renderer);
  const laterFor = openLaterLinks(manifest);
  const preloaded = [...shell.matchAll(PRELOADED)].map(([, link = "", path = ""]) => ({ link, path }));
  const largest = largestOf(
    dist,
    preloaded.map(({ path }) => path),
  );
  const later = preloaded.filter(({ path }) => path !== largest).map(({ link }) => link);

  const render = async (content: Content, place: Partial<PagePlace> & Pick<PagePlace, "path">, language: string) => {
    const { path, survey: id } = place;
    const asked = id === undefined ? undefined : content.scales.get(id);
    const isEarly = asked !== undefined && opensEarly(asked.survey);
    const rendered = await renderer.renderPage({
      ...{ ...pageContent(content), path, language },
      firstQuestion: asked && !isEarly ? firstQuestionOf(asked.survey, language) : null,
      questions: isEarly ? { survey: asked.survey, scale: viewOf(asked) } : null,
    });
    const style = styleOf(rendered.module);
    const scripts = scriptsFor(isEarly ? asked : null);
    const brand = textOf(content.site.brand.name, language);
    const document = documentOf(shell, rendered, {
      ...{ language, brand, style: style.text, scripts: scripts.tags },
      later: laterFor(place, style.sheets, later),
    });
    return { document: await compressed(document), styleHash: style.hash, scriptHashes: scripts.hashes };
  };
  const placeAt = (content: Content, path: string) =>
    placesOf(content).get(path) ?? (renderer.isNowhere(pageContent(content), path) ? { path: NOWHERE } : null);
  return {
    offeredLanguages: renderer.offeredLanguages,
    async page(content, path, language) {
      const place = placeAt(content, path);
      if (!place) return null;
      const cachedPages = cachedPagesOf(content);
      const key = `${language} ${place.path}`;
      const known = cachedPages.get(key);
      if (known) return known;
      const page = render(content, place, language);
      cachedPages.set(key, page);
      // A page that failed is rendered again at the next visit.
      page.catch(() => cachedPages.delete(key));
      return page;
    },
  };
}

type Words = Readonly<Record<"language" | "brand" | "style" | "scripts" | "later", string>>;

/**
 * A slow phone would paint an empty page after the head, which delays its words by a tenth: nothing is painted before the
 * main part has been parsed.
 */
const PAINT_MAIN_AT_ONCE = '<link rel="expect" href="#main" blocking="render">';

function documentOf(
  shell: string,
  { html, title, withoutScript, guestsGoTo, earlyCall }: Prerendered,
  words: Words,
): string {
  const marks = mark("guests-go-to", guestsGoTo) + mark("early-call", earlyCall);
  const note = withoutScript === null ? "" : noteOf(withoutScript);
  const isAbove = withoutScript?.instead != null;
  return (
    shell
      // The document holds its style sheets inline, and the rest is asked for later.
      .replace(LINKED, "")
      .replace(PRELOADED, (link) => (words.later.includes(link.trim()) ? "" : link))
      .replace(
        /<html lang="[^"]*"( dir="[^"]*")?/,
        () => `<html lang="${words.language}" dir="${directionOf(words.language)}"${marks}`,
      )
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)} · ${escaped(words.brand)}</title>`)
      .replace(
        "</head>",
        () => `  ${PAINT_MAIN_AT_ONCE}\n  <style>${words.style}</style>\n${words.scripts}  ${words.later}</head>`,
      )
      .replace(/<noscript>.*?<\/noscript>/s, () => (isAbove ? "" : note))
      .replace('<div id="root"></div>', () => `${isAbove ? note : ""}<div id="root">${html}</div>`)
  );
}

function noteOf({ sentence, instead }: WithoutScript): string {
  const links = instead?.places.map(({ path, name }) => `<li><a href="${escaped(path)}">${escaped(name)}</a></li>`);
  const further = instead ? `<p>${escaped(instead.words)}</p><ul>${links?.join("")}</ul>` : "";
  return `<noscript><p>${escaped(sentence)}</p>${further}</noscript>`;
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

/**
 * Returns the largest file of a build. Asked for at once, it keeps a slow line busy until the others are asked for.
 */
function largestOf(dist: string, paths: readonly string[]): string | undefined {
  const sizes = paths.map((path) => ({ path, size: statSync(join(dist, path), { throwIfNoEntry: false })?.size ?? 0 }));
  return sizes.sort((one, other) => other.size - one.size)[0]?.path;
}

type Style = { readonly sheets: readonly string[]; readonly text: string; readonly hash: string };

/** Joins the style sheets that the document links and those of the page's own module into one inline sheet. */
function openStyles(dist: string, shell: string, manifest: Manifest): (module: string | null) => Style {
  const linked = [...shell.matchAll(LINKED)].map(([, path]) => `${path}`);
  const made = new Map<string | null, Style>();
  const styleOf = (module: string | null): Style => {
    const parts = module === null ? [] : withImports(manifest, module).reverse();
    const sheets = [...new Set([...linked, ...parts.flatMap((part) => manifest[part]?.css ?? [])])];
    const text = sheets.map((sheet) => readFileSync(join(dist, sheet), "utf8")).join("\n");
    return { sheets, text, hash: policyHash(text) };
  };
  return (module) => {
    const style = made.get(module) ?? styleOf(module);
    made.set(module, style);
    return style;
  };
}

/** For the early script. */
const mark = (name: string, value: string | null | undefined) =>
  value ? ` data-${name}="${escaped(value).replace(/"/g, "&quot;")}"` : "";
const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
