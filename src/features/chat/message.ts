import type { AnswerSource } from "#core/api/advice.ts";
import { MAX_QUESTION_CHARACTERS, MOST_LINES_OF_TALK } from "#core/shared/question-limit.ts";
import type { SpokenText } from "../../ui/language/language.ts";

/** What makes an answer a safety card: it comes before any advice, and is never kept. */
export type CardParts = {
  /** The kind of concern, such as `abuse`. */
  readonly kind: string;
  /** The numbers to call with one press, the most suitable first. */
  readonly numbers: readonly string[];
  /** What stands below the numbers. */
  readonly after: SpokenText;
  /** True where the question only may hint at danger: it looks like an answer, and none that follows comes back to it. */
  readonly isUnsure?: boolean;
  /** Which of the words that stand in place of its concern's own it has, if any. */
  readonly instead?: number;
  /** True where what stands below also comes back to an earlier card. */
  readonly comesBack?: boolean;
};

/** One entry of a conversation. */
export type Message = {
  readonly id: number;
  readonly role: "user" | "assistant";
  readonly content: SpokenText;
  /** The language of words that are not translated with the page. */
  readonly lang?: string;
  /** Only answers that are safety cards have it. */
  readonly card?: CardParts;
  /** True of a question that raised a safety card. It is neither kept nor printed, and sent again only while the talk goes on. */
  readonly hasRaisedCard?: boolean;
  /** Stands before an answer that follows a safety card, and comes back to it. It is neither kept nor printed. */
  readonly goesOn?: SpokenText;
  /** The source of an answer as the server reported it; null when it is the guide and needs no mention. */
  readonly made?: AnswerSource | null;
  /** The question that an answer belongs to. */
  readonly question?: string;
};

/** Returns whether a message is a safety card, and not only a line that hints at one. */
export const isWholeCard = ({ card }: Pick<Message, "card">): boolean => card !== undefined && !card.isUnsure;

/** The answer to a question. */
export type Reply = Pick<Message, "content" | "lang" | "card" | "made" | "goesOn">;

/** How many questions go with a new one: who asks on for long still means the last that named something. */
const MOST_BEFORE = 4;

/**
 * Returns what the person asked before a question, one a line, the latest last, so that "And in the mornings?" is
 * understood. A line that only hints at danger is left out, with all before it, until there is a safety card: then each line
 * helps to tell what the danger is.
 */
export function questionsBefore(messages: readonly Message[], question: string): string | undefined {
  const isInDanger = messages.some(isWholeCard);
  const first = isInDanger ? 0 : messages.findLastIndex(({ card }) => card) + 1;
  const asked = messages.slice(first).flatMap((said) => (said.role === "assistant" ? (said.question ?? []) : []));
  if (asked.at(-1) === question) {
    if (!isInDanger) return undefined;
    // Who writes "help" twice still writes about the same.
    asked.pop();
  }
  const lines = asked.slice(-(isInDanger ? MOST_LINES_OF_TALK : MOST_BEFORE)).map((line) => line.replace(/\s+/g, " "));
  while (lines.length > 1 && lines.join("\n").length > MAX_QUESTION_CHARACTERS) lines.shift();
  return lines.length === 0 ? undefined : lines.join("\n").slice(0, MAX_QUESTION_CHARACTERS);
}
