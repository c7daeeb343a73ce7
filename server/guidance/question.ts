import type { GuidanceEntry } from "#core/content-model/guidance.ts";
import type { SmallTalk } from "../content/search/small-talk.ts";
import type { Concern } from "./after-card.ts";
import type { Found } from "./find-entry.ts";

/** A question to the guide. */
export type Question = {
  readonly text: string;
  /** The lines that the same person wrote before it, the latest last, if any: "And in the mornings?" needs them. */
  readonly before?: string | undefined;
  /** The kind of the safety card that the conversation had last, if any. */
  readonly after?: string | undefined;
  /** The language to answer in where the text itself does not tell. */
  readonly language: string;
};

/** What a question is about, before anybody answers it. */
export type Heard = {
  readonly language: string;
  readonly concern: Concern | null;
  /** Whether it hints at danger, however faintly: then no model is asked. */
  readonly isFaint: boolean;
  /** The sentence that refers to a doctor or pharmacist, before anything else is said. */
  readonly referral: string | null;
  readonly smallTalk: SmallTalk | null;
  /** The domain, or the general category, that the question names and nothing else. */
  readonly topic: string | null;
  /** Whether the entry is the answer to the line before, as there is no other to one that asks on. */
  readonly isAgain?: true;
  /** The entry that is said with the safety card. */
  readonly atOnce: GuidanceEntry | null;
} & Found;
