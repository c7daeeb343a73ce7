import { offeredScaleOf } from "#core/shared/offered-scale.ts";
import { paths } from "#core/shared/paths.ts";
import { type Content, introOf, ofContent, standaloneScales } from "../content/content.ts";
import { readManifest, withImports } from "./build-manifest.ts";

const ENTRY = "index.html";
/** The pages that people come to first or stay on longest, by their module. */
const PAGES = {
  logIn: "features/account/log-in-page.tsx",
  register: "features/account/register-page.tsx",
  hub: "features/hub/hub-page.tsx",
  intro: "features/intro/intro-page.tsx",
  questionnaire: "features/questionnaire/questionnaire-page.tsx",
  score: "features/result/score-page.tsx",
} as const;
type Page = keyof typeof PAGES;

/** A page at an address; `survey` where it shows one. */
type Place = { readonly path: string; readonly page: Page; readonly survey?: string };

/**
 * What a page loads beside what its document names, for the `Link` header of that document: told at once, all of it
 * comes together. Otherwise the browser learns of each file from the one before, a round trip each on a slow line.
 * @param dist folder of the built client
 * @returns the header for a path, undefined for a page that has none
 */
export function openPageLinks(dist: string): (path: string, content: Content) => string | undefined {
  const manifest = readManifest(dist);
  const inDocument = new Set(withImports(manifest, ENTRY));
  const codeOf = (page: Page): string[] => {
    const parts = withImports(manifest, PAGES[page]).filter((part) => !inDocument.has(part));
    const files = parts.flatMap((part) => manifest[part] ?? []);
    const sheets = new Set(files.flatMap(({ css = [] }) => css));
    return [
      ...files.map(({ file }) => `</${file}>; rel=modulepreload`),
      ...[...sheets].map((sheet) => `</${sheet}>; rel=preload; as=style; crossorigin`),
    ];
  };
  const linksOf = ({ page, survey }: Place) => [...codeOf(page), ...(survey ? wordsOf(survey) : [])].join(", ");
  const links = ofContent((content) => new Map(placesOf(content).map((place) => [place.path, linksOf(place)])));
  return (path, content) => links(content).get(path);
}

function placesOf(content: Content): Place[] {
  const scales = standaloneScales(content).map((scale) => offeredScaleOf(introOf(scale)));
  return [
    { path: paths.logIn, page: "logIn" },
    { path: paths.about, page: "logIn" },
    { path: paths.register, page: "register" },
    { path: paths.evaluations, page: "hub" },
    ...content.catalogue.domains.map(({ routes }): Place => ({ path: routes.intro, page: "intro" })),
    ...[...content.catalogue.domains, ...scales].flatMap(({ routes, survey }): Place[] => [
      { path: routes.questionnaire, page: "questionnaire", survey },
      { path: routes.score, page: "score" },
    ]),
  ];
}

/** The questions, and how they are scored. */
const wordsOf = (survey: string) =>
  ["surveys", "scales"].map((kind) => `</content/${kind}/${survey}.json>; rel=preload; as=fetch; crossorigin`);
