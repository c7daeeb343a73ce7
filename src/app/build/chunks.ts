import { join } from "node:path";
import type { Rolldown } from "vite";

type Groups = NonNullable<Extract<Rolldown.OutputOptions["codeSplitting"], object>["groups"]>;

const ENTRY = join(import.meta.dirname, "../main.tsx");
/** A questionnaire opens with the stored answers; the pages before it need none of their code. */
const STORED_ANSWERS = join(import.meta.dirname, "../../answers/load-sets.ts");
/** What sends them, loaded when the first page is there. */
const SENDING = join(import.meta.dirname, "../../answers/start.ts");
const LIBRARIES = from(
  "node_modules/(preact|react|react-dom|react-router|react-router-dom|scheduler|nanostores|@nanostores)/",
);
const SURVEYJS = from("node_modules/survey-(core|react-ui)/");
const ANSWERS = from("src/answers/[\\w-]+\\.ts$", "src/core/drafts/", "src/api/drafts\\.ts$", "node_modules/idb/");
/** The drawings. The home page has one of them, and every other page that has any has them all. */
const PICTURES = from(
  "src/ui/pictures/(all-scenes|bathroom-scale|house|picture)\\.",
  "src/ui/pictures/moments/(bench|seedling|cup-in-hand)",
  "src/ui/pictures/(scenes|things)/(?!table)",
);
/** The dial and the line of several results, with what draws them: they weigh more than a page that shows none. */
const DRAWN_RESULTS = from(
  "src/ui/(gauge/|legend|trend/|score-table)",
  "src/core/shared/score-changes",
  "node_modules/d3-",
);
/** What reads a page or a question aloud. */
const READER = from("src/ui/read-aloud/(reader|messages)");
/** What home shares with pages that have more of its kind. */
const HOME = from("src/ui/pictures/(scenes|things)/table", "src/ui/new-tab-link", "src/core/shared/fill-in");
/** What the pages before a questionnaire read and show of its answers. */
const UNFINISHED = from(
  "src/answers/(answer-set|mirror|use-answer-sets|unfinished-(messages|state))\\.",
  "src/features/intro/messages",
);
/** What reads and shows results, and what leads on from one. */
const RESULTS = from(
  "src/ui/(early-words|tone-(pattern|swatch)|radio-list|call-buttons/|language/meaning-text|next-area/|my-step/(how-it-went|kind-answer|use-my-step))",
  "src/features/hub/fill-completions",
  "src/api/(readable|assessments|scores)\\.",
  "src/core/shared/(safety/(numbers|parts-with-numbers)|answers-by-question|shown-of|alerts-elsewhere)",
);
/** The forms of an account. */
const ACCOUNT = from(
  "src/features/account/(account-form|password-field|password-strength|registration|fresh-code|kept-registration)",
  "src/features/account/(use-form|field-errors|messages|carried-note|recovery-code-panel|forgotten-password)",
);
/** What knows the kinds of questions, without SurveyJS. */
const QUESTIONS = from("src/core/(question-types/|surveys/(limits|items))", "src/ui/is-this-right");
/** What draws questions by SurveyJS. */
const SURVEY_VIEW = from("src/survey-view/", "src/core/(formulas|conditions)/", "src/ui/progress-bar");
/** The advice in a conversation. */
const ADVICE = from("src/ui/(advice/(?!advice-text)|answer-source)", "src/api/coach");
const SHARED = from("src/(api|browser|ui(?!/pictures)|core/(api|shared))/");

/**
 * What three pages or more share, but for what would come to every page by its count: few have it, and the gallery, which is
 * for developers alone, has it too.
 */
const OF_FEW = [ADVICE, DRAWN_RESULTS, READER, from("language/region")];
const ofManyPages = (id: string) =>
  [HOME, UNFINISHED, RESULTS].some((many) => many.test(id)) || (SHARED.test(id) && !OF_FEW.some((few) => few.test(id)));

/**
 * The chunks of the code: React, SurveyJS, the frame around every page, code that several pages share, the drawn results,
 * what the pages of the areas have, and one chunk for each page. On a slow line each further request costs more than its
 * bytes, because over HTTP/1.1 a browser makes six at a time: with four small chunks fewer the hub is complete a third of a
 * second sooner. A group takes along what its modules import, so the order counts.
 */
export const chunkGroups: Groups = [
  { name: "react", test: LIBRARIES },
  { name: "survey", test: SURVEYJS },
  { name: (id, graph) => (partsOf(ENTRY, graph).has(id) ? "frame" : null), test: from("src/") },
  { name: "shared", test: ofManyPages, minShareCount: 3 },
  { name: "gauge", test: DRAWN_RESULTS },
  { name: "reader", test: READER },
  { name: "advice", test: ADVICE },
  { name: "areas", test: (id) => PICTURES.test(id) || RESULTS.test(id) },
  { name: "account", test: ACCOUNT },
  { name: "questions", test: QUESTIONS },
  { name: "survey-view", test: SURVEY_VIEW, minShareCount: 2 },
  { name: "stored-answers", test: from("src/answers/messages\\.ts$") },
  { name: (id, graph) => (partsOf(STORED_ANSWERS, graph).has(id) ? "stored-answers" : null), test: ANSWERS },
  { name: (id, graph) => (partsOf(SENDING, graph).has(id) ? "sending" : null), test: ANSWERS },
];

/** @param places parts of paths, as regular expressions in which a slash stands for the separator of any system */
function from(...places: readonly string[]): RegExp {
  return new RegExp(places.join("|").replaceAll("/", String.raw`[\\/]`));
}

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
