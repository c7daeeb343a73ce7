import { readFileSync } from "node:fs";
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
import { readManifest } from "./build-manifest.ts";
import { type Compressed, compressed } from "./compressed.ts";
import { type InlineScripts, openInlineScripts } from "./inline-scripts.ts";
import { LINKED, openInlineStyles } from "./inline-styles.ts";
import { largestOf, openLaterLinks } from "./later-links.ts";

/** A page as it is sent. */
type PrerenderedPage = {
  readonly document: Compressed;
  /** The hashes of its inline style sheets and inline scripts, which its content security policy must allow. */
  readonly styleHashes: readonly string[];
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

/** What the script imports, and what every page is made of. */
const PRELOADED = /\s*(<link rel="(?:modulepreload|preload)"[^>]*>)/g;

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
  const styleOf = openInlineStyles(dist, shell, manifest);
  const pageContent = ofContent(contentOf);
  const cachedPagesOf = ofContent(() => new Map<string, Promise<PrerenderedPage>>());

  const placesOf = ofContent(
    (content) => new Map(renderer.placesToPrerender(pageContent(content)).map((place) => [place.path, place])),
  );
  const scriptsFor = openInlineScripts(renderer);
  const laterFor = openLaterLinks(manifest);
  const fromShell = [...shell.matchAll(PRELOADED)].map(([, link]) => `${link}`);
  const first = largestOf(dist, fromShell);
  const later = fromShell.filter((link) => link !== first);

  const render = async (content: Content, place: Partial<PagePlace> & Pick<PagePlace, "path">, language: string) => {
    const { path, survey: id, results = [] } = place;
    const asked = id === undefined ? undefined : content.scales.get(id);
    const isEarly = asked !== undefined && opensEarly(asked.survey);
    const rendered = await renderer.renderPage({
      ...{ ...pageContent(content), path, language },
      firstQuestion: asked && !isEarly ? firstQuestionOf(asked.survey, language) : null,
      questions: isEarly ? { survey: asked.survey, scale: viewOf(asked) } : null,
      results: results.flatMap((shown) => content.scales.get(shown) ?? []).map(viewOf),
    });
    const scripts = scriptsFor({ questions: isEarly ? asked : null, earlyWords: rendered.earlyWords });
    const brand = textOf(content.site.brand.name, language);
    const shown = shownOf(rendered);
    const { hashes, ...styles } = styleOf(rendered.module, shown);
    const document = documentOf(shell, rendered, {
      ...{ language, brand, shown, style: styles.first, scripts: scripts.tags, first },
      later: laterFor(place, styles, later),
    });
    return { document: await compressed(document), styleHashes: hashes, scriptHashes: scripts.hashes };
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

type Words = Readonly<Record<"language" | "brand" | "shown" | "style" | "scripts" | "first" | "later", string>>;

/**
 * Chromium on a slow phone would paint an empty page after the head, which delays its words by a tenth. With this link it
 * paints nothing before the main part has been parsed.
 */
const PAINT_MAIN_AT_ONCE = '<link rel="expect" href="#main" blocking="render">';

function documentOf(shell: string, { title, guestsGoTo, earlyCall, needsResults }: Prerendered, words: Words): string {
  const marks =
    mark("guests-go-to", guestsGoTo) + mark(needsResults ? "early-call-of-results" : "early-call", earlyCall);
  return (
    shell
      // The document holds its styles inline, and the rest is asked for later.
      .replace(LINKED, "")
      .replace(PRELOADED, (all, link) => (link === words.first ? all : ""))
      .replace(
        /<html lang="[^"]*"( dir="[^"]*")?/,
        () => `<html lang="${words.language}" dir="${directionOf(words.language)}"${marks}`,
      )
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)} · ${escaped(words.brand)}</title>`)
      .replace("</head>", () => `  ${PAINT_MAIN_AT_ONCE}\n  <style>${words.style}</style>\n${words.scripts}</head>`)
      .replace(/<noscript>.*?<\/noscript>/s, "")
      .replace('<div id="root"></div>', () => words.shown)
      // At the end: nothing of it is needed before the page has been painted.
      .replace("</body>", () => `${words.later}</body>`)
  );
}

/** Returns what stands in the body of a document. */
function shownOf({ html, withoutScript, earlyWords }: Prerendered): string {
  const note = withoutScript === null ? "" : noteOf(withoutScript);
  const root = `<div id="root">${html}</div>`;
  return (withoutScript?.instead ? note + root : root + note) + (earlyWords?.html ?? "");
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

/** For the early script. */
const mark = (name: string, value: string | null | undefined) =>
  value ? ` data-${name}="${escaped(value).replace(/"/g, "&quot;")}"` : "";
const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
