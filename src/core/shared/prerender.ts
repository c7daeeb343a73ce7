import type { AppInfo, PublicScale } from "../api/public-scale.ts";
import type { Domain } from "../content-model/domains.ts";
import type { ShownSite } from "../content-model/site.ts";
import type { SurveyDocument } from "../content-model/survey.ts";

// What the client's own renderer of pages takes and gives; the server runs it as it was built.

/** Stands in an address for the user id, which only the browser knows. */
export const USER_ID = "__user-id__";

/** The id of the template of a document that holds what the browser is to fetch after the first paint. */
export const LATER = "later";

/** What can be read of a questionnaire while it is on its way. */
export type FirstQuestionWords = {
  /** The language in which they are said. */
  readonly language: string;
  /** The survey's title. */
  readonly title: string;
  readonly question: string;
};

/** The questions of a survey whose first page may be answered before the code of its page has loaded. */
type EarlyQuestions = { readonly survey: SurveyDocument; readonly scale: PublicScale };

/** What the pages are made of, as the browser fetches it too. */
export type PrerenderContent = {
  readonly appInfo: AppInfo;
  readonly domains: readonly Domain[];
  readonly site: ShownSite;
};

type Wanted = PrerenderContent & {
  readonly path: string;
  readonly language: string;
  /** The words of the questionnaire at this path, if one is asked there. */
  readonly firstQuestion: FirstQuestionWords | null;
  /** The whole first page is rendered instead of these words where it may be answered early. */
  readonly questions?: EarlyQuestions | null;
  /** The scales whose results are shown at this path. */
  readonly results?: readonly PublicScale[];
};

/** A sentence below a page that can be read without a script. Above any other page, with what it is and what can be read. */
export type WithoutScript = {
  readonly sentence: string;
  readonly instead: {
    readonly words: string;
    readonly places: readonly { readonly path: string; readonly name: string }[];
  } | null;
};

export type Prerendered = {
  /** What stands in the document's root. */
  readonly html: string;
  /** What the page is called. */
  readonly title: string;
  /** What is said where no script runs; null where the page says it itself. */
  readonly withoutScript: WithoutScript | null;
  /** The module of the page that was drawn, whose styles the document needs; null where something stands in for it. */
  readonly module: string | null;
  /** Where the page's guard sends a visitor whom this browser does not know; null for an open page. */
  readonly guestsGoTo: string | null;
  /** The address of the personal call that the page waits for; null where it waits for none. */
  readonly earlyCall: string | null;
  /** True where the page makes that call only for a person of whom this browser knows a result. */
  readonly needsResults?: boolean;
  /** What the document says of results before the page's code has loaded; null where it says nothing. */
  readonly earlyWords: EarlyWords | null;
};

type EarlyWords = {
  /** Which script says it: what one result means, or all scores. */
  readonly says: "result" | "scores";
  /** The templates that the script takes it from. */
  readonly html: string;
  /** What else the script has to know, as data of its element. */
  readonly data: Readonly<Record<string, string>>;
};

export type RenderPage = (wanted: Wanted) => Promise<Prerendered>;

/** A page at an address: its module, the survey or the results that it shows, and what else of the content it reads, if any. */
export type PagePlace = {
  readonly path: string;
  readonly module: string;
  readonly survey?: string;
  /** The scales whose results are shown there. */
  readonly results?: readonly string[];
  readonly reads?: readonly string[];
};

/** Lists the pages that the server renders. The script renders all others. */
export type PlacesToPrerender = (content: PrerenderContent) => readonly PagePlace[];

/** Returns whether there is no page at a path. */
export type IsNowhere = (content: PrerenderContent, path: string) => boolean;
