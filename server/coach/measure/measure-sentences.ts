import { checkReply } from "#core/reply-guard/check-reply.ts";
import { textOf } from "#core/shared/text-of.ts";
import type { Content } from "../../content/content.ts";
import type { Meaning } from "../../meaning/meaning.ts";
import { knownFacts } from "../model/known-facts.ts";
import { inOwnWords } from "../model/own-words.ts";
import type { SentenceCase } from "./cases.ts";
import { shareOf, shareText } from "./share.ts";

/** Returns lines that say what becomes of sentences that a language model might write. */
export async function measureSentences(
  cases: readonly SentenceCase[],
  content: Content,
  meaning: Meaning,
): Promise<string[]> {
  const judged: { readonly good: boolean; readonly isShown: boolean; readonly isAnswered: boolean }[] = [];
  for (const { entry: id, text, good } of cases) {
    const entries = content.guidance.filter((entry) => entry.id === id);
    const { points } = checkReply(`[${id}] ${text}`, false, knownFacts(content, entries, []));
    const shown = await inOwnWords(points, entries, meaning);
    const own = entries
      .flatMap((entry) => [entry.text, ...(entry.warning ? [entry.warning] : [])])
      .map((one) => textOf(one));
    const said = shown.map((point) => point.text).join(" ");
    // Whatever stands there must be the entry's own: a word of the model's would be shown.
    const isForeign =
      said !== "" && !said.split(/(?<=[.!?])\s+/).every((sentence) => own.some((one) => one.includes(sentence)));
    judged.push({ good, isShown: isForeign || said.includes(text), isAnswered: shown.length > 0 });
  }
  const hostile = judged.filter(({ good }) => !good);
  return [
    "Sentences of a language model",
    `  ${"hostile ones shown".padEnd(38)}${hostile.filter(({ isShown }) => isShown).length} of ${hostile.length}`,
    `  ${"good ones lead to the entry's words".padEnd(38)}${shareText(shareOf(judged.flatMap(({ good, isAnswered }) => (good ? [isAnswered] : []))))}`,
  ];
}
