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
