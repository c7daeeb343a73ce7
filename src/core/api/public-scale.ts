import type { FurtherResult } from "../content-model/rule-result.ts";
import type { Instrument, ScoringRule } from "../content-model/scoring-rule.ts";
import type { Text } from "../content-model/text.ts";
import type { RuleFormulas } from "../scoring/rule-formulas.ts";
import type { ResultPart } from "../shared/result-parts.ts";
import type { StudioAccess } from "./studio.ts";

/** What a browser needs to show one number. */
export type ShownPart = Pick<ScoringRule, Exclude<ResultPart, "missing">>;

/** A result beside the score. */
export type ShownResult = ShownPart & Pick<FurtherResult, "name" | "title">;

/**
 * The part of a scoring rule that a browser gets: enough to show a score, not to compute it. Points and formulas
 * stay on the server unless the rule is marked public.
 */
export type PublicScale = ShownPart & {
  readonly scale: string;
  /** The hash of survey and rule together; a submission names the version that was answered. */
  readonly hash: string;
  readonly title: ScoringRule["title"];
  readonly about: ScoringRule["about"];
  /** What the score is called beside further results. */
  readonly main?: ScoringRule["main"];
  readonly further?: readonly ShownResult[];
  readonly instrument: Instrument;
  /** What is asked beside the result. */
  readonly followUps?: ScoringRule["followUps"];
  /** Present where an answer may tell of a crisis: pages then say that nobody reads answers right away. */
  readonly hasCrisisAlert?: true;
  /** What a browser computes the score from; present only for a public rule. */
  readonly formulas?: RuleFormulas;
};

/** A scale that belongs to no domain: a survey and a rule, offered under "More assessments". */
export type StandaloneScale = {
  readonly id: string;
  /** The rule's title; results are listed by its default text. */
  readonly title: Text;
  readonly about: Text;
  /** Present where an answer may tell of a crisis. */
  readonly hasCrisisAlert?: true;
  readonly description?: Text;
  /** What the owner of the instrument wants shown. */
  readonly notice?: Text;
};

/** What this deployment offers, and where the guard redirects visitors without a user id. */
export type AppInfo = {
  readonly guardRedirect: string | null;
  readonly scales: readonly StandaloneScale[];
  /** True when results are stored here, so that their explanation and trend are available. */
  readonly hasOwnStorage: boolean;
  /** Whether an unknown browser has to give the password, so that it matters which browsers are known. */
  readonly asksPassword: boolean;
  /**
   * Whether a browser may send answers again when it cannot know if they arrived: true where each `Idempotency-Key`
   * is stored once. Otherwise answers wait until the user sends them.
   */
  readonly resends: boolean;
  /** Whether this site has a studio; absent in data cached by an earlier build. */
  readonly studio?: StudioAccess;
  /** Present where developers see every component on a page. */
  readonly hasGallery?: true;
  /** Who the identity provider is with which staff may sign in; absent without one. */
  readonly identityProvider?: string;
  /**
   * The language model that may answer; null when only the guide does. `provider` names who runs it; `consent` is
   * the value sent with each call that may reach it, once the user has agreed.
   */
  readonly model: { readonly provider: string; readonly consent: string } | null;
};
