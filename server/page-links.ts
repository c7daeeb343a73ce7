import { readFileSync } from "node:fs";
import { join } from "node:path";
import { paths } from "#core/contracts/paths.ts";
import { assessmentOf } from "#core/surveys/assessment.ts";
import { type Content, furtherScales, introOf } from "./content/content.ts";

/** One file of the build's manifest, as far as it is used here. */
type Built = { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] };

const ENTRY = "index.html";
/** The pages that people come to first or stay on longest, by their module. */
const PAGES = {
  logIn: "features/account/log-in-page.tsx",
  register: "features/account/register-page.tsx",
  hub: "features/evaluations/evaluations-page.tsx",
  intro: "features/evaluations/intro-page.tsx",
  questionnaire: "features/questionnaire/questionnaire-page.tsx",
  score: "features/scores/score-page.tsx",
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
  const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as Record<string, Built>;
  const inDocument = new Set(partsOf(manifest, ENTRY));
  const codeOf = (page: Page): string[] => {
    const parts = partsOf(manifest, PAGES[page]).filter((part) => !inDocument.has(part));
    const files = parts.flatMap((part) => manifest[part] ?? []);
    const sheets = new Set(files.flatMap(({ css = [] }) => css));
    return [
      ...files.map(({ file }) => `</${file}>; rel=modulepreload`),
      ...[...sheets].map((sheet) => `</${sheet}>; rel=preload; as=style; crossorigin`),
    ];
  };
  const known = new WeakMap<Content, ReadonlyMap<string, string>>();
  return (path, content) => {
    let links = known.get(content);
    if (!links) {
      const linksOf = ({ page, survey }: Place) => [...codeOf(page), ...(survey ? wordsOf(survey) : [])].join(", ");
      links = new Map(placesOf(content).map((place) => [place.path, linksOf(place)]));
      known.set(content, links);
    }
    return links.get(path);
  };
}

/** A file of the manifest with all that it imports. */
function partsOf(manifest: Readonly<Record<string, Built>>, page: string): string[] {
  const parts = new Set([page]);
  for (const part of parts) for (const imported of manifest[part]?.imports ?? []) parts.add(imported);
  return [...parts];
}

function placesOf(content: Content): Place[] {
  const scales = furtherScales(content).map((scale) => assessmentOf(introOf(scale)));
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
