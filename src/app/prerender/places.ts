import { matchRoutes } from "react-router-dom";
import { addresses } from "#core/api/addresses.ts";
import { urlOf } from "#core/api/url-of.ts";
import { paths } from "#core/shared/paths.ts";
import type { IsNowhere, PlacesToPrerender } from "#core/shared/prerender.ts";
import { unguarded } from "../guarded.ts";
import type { PageName } from "../pages.ts";
import { pagesOf } from "../routes.tsx";
import { offeredIn } from "../site-offers.ts";

/** The modules of the pages by page name. The build reads them from `pages.ts`. */
declare const __PAGE_MODULES__: Readonly<Record<PageName, string>>;

/** Pages that change something when they open, and pages of staff and developers. */
const BY_SCRIPT: ReadonlySet<PageName> = new Set<PageName>([
  "logOut",
  "staff",
  "staffJoin",
  "staffOidc",
  "staffEvents",
  "studio",
  "gallery",
]);

/** The addresses of the pages that answer questions. */
const CHATS: readonly string[] = [paths.assistant, paths.assistantToo, paths.adviceChat, paths.adviceChatToo];

/** The addresses of the page of all scores. */
export const ALL_SCORES: readonly string[] = [paths.viewScores, paths.scores];

export const moduleOf = (page: PageName): string => __PAGE_MODULES__[page];

export const placesToPrerender: PlacesToPrerender = (content) => {
  const offered = offeredIn(content);
  const readAt = new Map([
    ...CHATS.map((path) => [path, urlOf(addresses.danger)] as const),
    ...ALL_SCORES.map((path) => [path, urlOf(addresses.areaScales)] as const),
    ...offered.map(({ routes, survey }) => [routes.score, urlOf(addresses.scale, { scale: survey })] as const),
  ]);
  const areas = content.domains.map(({ survey }) => survey);
  const resultsAt = new Map<string, readonly string[]>([
    ...ALL_SCORES.map((path) => [path, areas] as const),
    ...offered.map(({ routes, survey }) => [routes.score, [survey]] as const),
  ]);
  return unguarded(pagesOf({ ...content, firstQuestionAt: () => null })).flatMap(({ path, page, survey }) => {
    if (path === undefined || page === undefined || BY_SCRIPT.has(page)) return [];
    const read = readAt.get(path);
    const results = resultsAt.get(path);
    return [
      {
        ...{ path, module: moduleOf(page) },
        ...(survey === undefined ? {} : { survey }),
        ...(results === undefined ? {} : { results }),
        ...(read === undefined ? {} : { reads: [read] }),
      },
    ];
  });
};

export const isNowhere: IsNowhere = (content, path) =>
  matchRoutes(pagesOf({ ...content, firstQuestionAt: () => null }), path)?.at(-1)?.route.path === "*";
