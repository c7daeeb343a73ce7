import type { Text } from "#core/content-model/text.ts";
import { looseItems } from "../form/condition/loose-items.ts";
import { readSurvey } from "../form/read-loosely.ts";

/** Returns the words of the questions and rows of a survey, by their names. */
export function questionWords(json: string, say: (text: Text) => string): ReadonlyMap<string, string> {
  const survey = readSurvey(json);
  return new Map((survey ? looseItems(survey) : []).map(({ name, words: own }) => [name, say(own)]));
}

/** How the check names a question: in quotes, in braces, or bare behind the word. */
const NAMED = /"([^"]+)"|\{#?([^{}]+)\}|\b(?:item|question) ([A-Za-z0-9][\w.-]*[\w])/gi;

/**
 * Says the words of each question that a message of the check names, where it names it first. Editors of forms know a
 * question by its words.
 * @param words of the questions, by name
 */
export function withQuestionWords(message: string, words: ReadonlyMap<string, string>): string {
  const said = new Set<string>();
  return message.replace(NAMED, (whole: string, quoted?: string, braced?: string, bare?: string) => {
    const name = `${quoted ?? braced ?? bare}`.trim();
    const own = words.get(name);
    if (own === undefined || said.has(name)) return whole;
    said.add(name);
    return `${whole} (“${own}”)`;
  });
}

/** How a change names a question, with its words where it says them itself. */
const CHANGED = /\b(question|line) ([A-Za-z0-9](?:[\w.-]*\w)?)( \(“[^”]*”\))?/gi;

/** Says each question that a change names by its words first, its name behind them. */
export const questionsInWords = (message: string, words: ReadonlyMap<string, string>): string =>
  message.replace(CHANGED, (whole: string, kind: string, name: string, said?: string) => {
    const own = words.get(name) ?? said?.slice(3, -2);
    return own === undefined ? whole : `${kind} “${own}” (${name})`;
  });
