import { plainWords } from "./plain-words.ts";

/** Words that hardly any English sentence of advice is without, and that other languages do not have. */
const COMMON = new Set(
  (
    "the your you yours and of to with for it its be is are was this that these when can may if at before from more each every well " +
    "take keep try rest walk ask go eat call talk make choose start write invite learn join move sit stand drink use plan spend add avoid " +
    "let give find see speak visit read play enjoy notice remember aim look think have get stay set meet share sleep cook practice practise"
  ).split(" "),
);

/** Whether a text is English. The check of facts knows no other language, so it must not wave one through. */
export function isEnglish(text: string): boolean {
  return plainWords(text)
    .trim()
    .split(" ")
    .some((word) => COMMON.has(word));
}
