import { type Issue, issuesIn } from "../shared/issue.ts";

/**
 * Warns of what a survey has for looks alone: once for the whole file, because nothing is to be done about it.
 * @param looks their places, such as `pages[0].elements[2].width`
 */
export function looksWarnings(file: string, looks: readonly string[]): Issue[] {
  const [first] = looks;
  if (first === undefined) return [];
  const names = [...new Set(looks.map((path) => path.slice(path.lastIndexOf(".") + 1)))];
  const one = names.length === 1;
  const message = `${names.map((name) => `"${name}"`).join(", ")} ${one ? "is" : "are"} for looks alone, and not used here.`;
  const hint = `The site has its own looks. ${one ? "It" : "They"} may stay in the file for other tools.`;
  return [issuesIn(file)("LOOKS_UNUSED", first, message, hint)];
}
