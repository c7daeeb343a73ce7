import { readFileSync } from "node:fs";
import { join } from "node:path";
import { assessmentOf } from "#core/surveys/assessment.ts";
import { type Content, furtherScales, introOf } from "./content/content.ts";

/** One file of the build's manifest, as far as it is used here. */
type Built = { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] };

const ENTRY = "index.html";
const QUESTIONNAIRE = "features/questionnaire/questionnaire-page.tsx";

/**
 * What a page with questions loads, for the `Link` header of its document: told at once, all of it comes together.
 * Otherwise the browser learns of each file from the one before, a round trip each on a slow line.
 * @param dist folder of the built client
 * @returns the header for a path, undefined where the document names all that is needed
 */
export function openPageLinks(dist: string): (path: string, content: Content) => string | undefined {
  const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as Record<string, Built>;
  const inDocument = new Set(partsOf(manifest, ENTRY));
  const parts = partsOf(manifest, QUESTIONNAIRE).filter((part) => !inDocument.has(part));
  const files = parts.flatMap((part) => manifest[part] ?? []);
  const code = [
    ...files.map(({ file }) => `</${file}>; rel=modulepreload`),
    ...new Set(files.flatMap(({ css = [] }) => css.map((sheet) => `</${sheet}>; rel=preload; as=style; crossorigin`))),
  ];
  const known = new WeakMap<Content, ReadonlyMap<string, string>>();
  return (path, content) => {
    let links = known.get(content);
    if (!links) {
      const linkOf = ([route, survey]: readonly [string, string]) =>
        [route, [...code, ...wordsOf(survey)].join(", ")] as const;
      links = new Map(questionnairesOf(content).map(linkOf));
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

/** The address of each questionnaire with the survey it asks. */
function questionnairesOf(content: Content): (readonly [string, string])[] {
  const assessments = [
    ...content.catalogue.domains,
    ...furtherScales(content).map((scale) => assessmentOf(introOf(scale))),
  ];
  return assessments.map(({ routes, survey }) => [routes.questionnaire, survey] as const);
}

const wordsOf = (survey: string) =>
  ["surveys", "scales"].map((kind) => `</content/${kind}/${survey}.json>; rel=preload; as=fetch; crossorigin`);
