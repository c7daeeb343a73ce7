import type { Instrument, ScoringRule } from "../content-model/scoring-rule.ts";
import type { Text } from "../content-model/text.ts";
import type { RuleFormulas } from "../scoring/rule-formulas.ts";
import type { StudioAccess } from "./studio.ts";

/**
 * What a browser gets of a scoring rule: enough to show a score, not how it is reckoned.
 * Points and formulas stay on the server unless the rule says it is public.
 */
export type PublicScale = {
  readonly scale: string;
  /** Hash of the survey and rule together; a submission names the version it was answered under. */
  readonly hash: string;
  readonly title: ScoringRule["title"];
  readonly about: ScoringRule["about"];
  readonly range: ScoringRule["range"];
  readonly gauge: ScoringRule["gauge"];
  readonly margin?: ScoringRule["margin"];
  readonly bands: ScoringRule["bands"];
  readonly instrument: Instrument;
  readonly legendNote?: ScoringRule["legendNote"];
  /** Only of a rule that is public: what a browser scores by. */
  readonly formulas?: RuleFormulas;
};

/** A scale that belongs to no domain: a survey and a rule, offered under "More assessments". */
export type StandaloneScale = {
  readonly id: string;
  /** The rule's title; by its default text the results are listed. */
  readonly title: Text;
  readonly about: Text;
  readonly description?: Text;
};

/** What this deployment offers and where the guard sends strangers. */
export type AppInfo = {
  readonly guardRedirect: string | null;
  readonly scales: readonly StandaloneScale[];
  /** True when results are kept here, so that their working and their course can be asked for. */
  readonly hasOwnStorage: boolean;
  /** Whether a browser that is not known is asked for the password, so that it matters which ones are. */
  readonly asksPassword: boolean;
  /**
   * Whether a browser may send answers again of which it cannot know if they arrived: true where one
   * `Idempotency-Key` is stored once. Without it, answers wait for the person to send them.
   */
  readonly resends: boolean;
  /** Whether the studio is there for this browser; absent in what an earlier build kept. */
  readonly studio?: StudioAccess;
  /**
   * The language model that may answer, null where the guide alone does. `provider` is who runs it;
   * `consent` is what a person's yes is sent as, with each call that may go to it.
   */
  readonly model: { readonly provider: string; readonly consent: string } | null;
};
