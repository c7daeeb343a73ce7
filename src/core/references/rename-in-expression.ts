/** What stands in quotes says nothing of names. */
const NAME_OR_QUOTED = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|\{(#?)([^{}]+)\}/g;

/** Gives names in a condition or a formula other names, and leaves the rest as it is written. */
export function renameInExpression(expression: string, renamed: (name: string) => string): string {
  return expression.replace(NAME_OR_QUOTED, (whole: string, sign: string | undefined, name: string | undefined) => {
    if (name === undefined) return whole;
    const now = renamed(name.trim());
    return now === name.trim() ? whole : `{${sign}${now}}`;
  });
}

/**
 * Returns what becomes of the names of items when a question, a row or a field gets another name. The rows of a question
 * and the text beside its "other" are named after it.
 */
export function renamerOf(from: string, to: string): (name: string) => string {
  return (name) => {
    if (name === from || name.startsWith(`${from}.`) || name.startsWith(`${from}[`))
      return to + name.slice(from.length);
    return name === `${from}-Comment` ? `${to}-Comment` : name;
  };
}
