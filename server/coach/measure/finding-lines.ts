import type { Replied } from "./measure-questions.ts";
import { shareOf, shareText } from "./share.ts";

const OUTCOMES = [
  "the entry is shown",
  "it is offered",
  "another is shown, it is offered",
  "another is shown",
  "others are offered",
  "nothing is found",
] as const;

/** Returns lines that say what became of the questions that an entry answers. */
export function findingLines(replied: readonly Replied[]): string[] {
  const languages = [...new Set(replied.map(({ lang }) => lang))];
  return languages.flatMap((language) => {
    const own = replied.filter(({ lang }) => lang === language);
    const answerable = own.filter(({ entries }) => entries !== undefined && entries.length > 0);
    const outcomes = answerable.map(outcomeOf);
    const line = (name: string, value: string) => `  ${name.padEnd(38)}${value}`;
    return [
      `Questions in "${language}" that an entry answers`,
      ...OUTCOMES.map((outcome) => line(outcome, shareText(shareOf(outcomes.map((one) => one === outcome))))),
      line("a card stands before it", shareText(shareOf(answerable.map(({ isCard }) => isCard)))),
      line("a line alone", shareText(shareOf(answerable.map(({ isLine }) => isLine)))),
    ];
  });
}

function outcomeOf({ entries = [], shown, offered }: Replied): (typeof OUTCOMES)[number] {
  if (shown !== null && entries.includes(shown)) return "the entry is shown";
  const isOffered = offered.some((id) => entries.includes(id));
  if (shown !== null) return isOffered ? "another is shown, it is offered" : "another is shown";
  if (isOffered) return "it is offered";
  return offered.length > 0 ? "others are offered" : "nothing is found";
}
