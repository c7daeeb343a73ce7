import { join } from "node:path";
import type { Rolldown } from "vite";

type Groups = NonNullable<Extract<Rolldown.OutputOptions["codeSplitting"], object>["groups"]>;

const ENTRY = join(import.meta.dirname, "../main.tsx");
/** A questionnaire opens with the stored answers; the pages before it need none of their code. */
const STORED_ANSWERS = join(import.meta.dirname, "../../answers/load-sets.ts");
/** What sends them, loaded when the first page is there. */
const SENDING = join(import.meta.dirname, "../../answers/start.ts");
const LIBRARIES =
  /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|nanostores|@nanostores)[\\/]/;
/** What the pages before a questionnaire read and show of them. */
const UNFINISHED = /src[\\/]answers[\\/](answer-set|mirror|use-answer-sets|unfinished-(messages|state))\.tsx?$/;
const ANSWERS = /src[\\/](answers[\\/][\w-]+\.ts|core[\\/]drafts[\\/].*|api[\\/]drafts\.ts)$|node_modules[\\/]idb[\\/]/;
/** The drawings of areas. The home page has one of them, and every other page that has any has them all. */
const PICTURES =
  /src[\\/]ui[\\/]pictures[\\/](all-scenes|bathroom-scale|house|picture|(scenes|things)[\\/](?!table)[\w-]+)\.tsx?$/;
/** The dial, with what draws it, which weighs more than a page: only pages that show a result have it. */
const GAUGE = /src[\\/]ui[\\/]gauge[\\/]|node_modules[\\/]d3-(shape|path)[\\/]/;
/** What home shares with pages that have more of its kind. */
const HOME = /pictures[\\/](scenes|things)[\\/]table|ui[\\/]new-tab-link|core[\\/]shared[\\/]fill-in/;
/** What reads and shows results; neither home nor the pages of an account do. */
const RESULTS =
  /src[\\/](ui[\\/](tone-(pattern|swatch)|call-buttons[\\/]|language[\\/]meaning-text)|api[\\/](readable|assessments|scores)\.ts|core[\\/]shared[\\/](safety[\\/]|answers-by-question|shown-of))/;
/** What says why something failed; home asks for nothing. */
const FAILURES =
  /src[\\/](core[\\/](api[\\/]errors|shared[\\/]weak-password)|api[\\/](messages|error-text|change-failure)|ui[\\/]use-sending)/;
const SHARED = /src[\\/](api|browser|ui(?![\\/](pictures|gauge))|core[\\/](api|shared))[\\/]/;

/**
 * What two or three pages share, in a chunk each. The gallery, which is for developers alone, has it too and would bring it
 * to every page by its count.
 */
const READER = /ui[\\/]read-aloud[\\/](reader|messages)/;
const POINTS = /ui[\\/](advice[\\/](?!advice-text)|answer-source)|api[\\/]coach|text-with-calls|parts-with-numbers/;
const CHANGES = /ui[\\/]trend[\\/](messages|change-words)|score-changes/;
const OF_FEW = new RegExp(
  [READER, POINTS, CHANGES, /radio-list|score-table|language[\\/]region/].map(({ source }) => source).join("|"),
);
const ofPages = (test: RegExp) => (id: string) => test.test(id) && !OF_FEW.test(id);

/**
 * The chunks of the code: React, SurveyJS, the frame around every page, code that several pages share, the dial, drawings, and one chunk
 * per page. On a slow connection each further request costs more than its bytes.
 */
export const chunkGroups: Groups = [
  { name: "react", test: LIBRARIES },
  { name: "survey", test: /node_modules[\\/]survey-(core|react-ui)[\\/]/ },
  { name: (id, graph) => (partsOf(ENTRY, graph).has(id) ? "frame" : null), test: /src[\\/]/ },
  // A group takes along what its modules import, so what other pages share with the answers comes first.
  { name: "home", test: HOME },
  { name: "results", test: ofPages(RESULTS), minShareCount: 4 },
  { name: "failures", test: FAILURES, minShareCount: 4 },
  { name: "shared", test: ofPages(SHARED), minShareCount: 4 },
  { name: "reader", test: READER },
  { name: "points", test: POINTS },
  { name: "changes", test: CHANGES },
  { name: "gauge", test: GAUGE },
  { name: "pictures", test: PICTURES },
  { name: "unfinished", test: UNFINISHED },
  { name: "stored-answers", test: /src[\\/]answers[\\/]messages\.ts$/ },
  { name: (id, graph) => (partsOf(STORED_ANSWERS, graph).has(id) ? "stored-answers" : null), test: ANSWERS },
  { name: (id, graph) => (partsOf(SENDING, graph).has(id) ? "sending" : null), test: ANSWERS },
];

type Graph = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null };
const parts = new Map<string, ReadonlySet<string>>();

/** Returns every module that one imports, but for what it imports later. */
function partsOf(start: string, graph: Graph): ReadonlySet<string> {
  const known = parts.get(start);
  if (known) return known;
  const found = new Set([start]);
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  // The entry must stay out of every group: within one it would no longer count as the entry.
  if (start === ENTRY) found.delete(ENTRY);
  parts.set(start, found);
  return found;
}
