import { plainWords } from "./plain-words.ts";

/** Words that almost every English sentence of advice contains and other languages do not have. */
const COMMON = new Set(
  (
    "the your you yours and of to with for it its be is are was this that these when can may if at before from more each every well " +
    "take keep try rest walk ask go eat call talk make choose start write invite learn join move sit stand drink use plan spend add avoid " +
    "let give find see speak visit read play enjoy notice remember aim look think have get stay set meet share sleep cook practice practise"
  ).split(" "),
);

/** Returns whether a text is English. The check of facts works in English only, so a text in another language must not pass. */
export function isEnglish(text: string): boolean {
  return plainWords(text)
    .trim()
    .split(" ")
    .some((word) => COMMON.has(word));
}
