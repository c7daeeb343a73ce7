import type { AnswerSource } from "#core/api/advice.ts";
import type { SpokenText } from "../../ui/language/language.ts";

/** One entry of a conversation. */
export type Message = {
  readonly id: number;
  readonly role: "user" | "assistant";
  readonly content: SpokenText;
  /** The language of words that are not translated with the page. */
  readonly lang?: string;
  /** Phone numbers to call. Only safety messages have them. */
  readonly numbers?: readonly string[];
  /** The source of an answer as the server reported it; null when it is the guide and needs no mention. */
  readonly made?: AnswerSource | null;
  /** The question that an answer belongs to. */
  readonly question?: string;
};
