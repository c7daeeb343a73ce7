/** A text, or a question with what it is compared with: one constant, or a list of them. What stands in quotes says nothing. */
const COMPARED =
  /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|(\{#?([^{}]+)\}\s*(?:[<>!=]=|<>|[<>=]|(?:anyof|noneof|allof|contains|notcontains)\b)\s*)('(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|\[[^\]]*\]|[^\s()[\]{}'",]+)/gi;
const CONSTANT = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|[^\s[\],'"]+/g;

/**
 * Says another value wherever an expression compares certain questions with one, and leaves the rest as it is written.
 * @param isOwn whether a name is that of such a question
 * @param written the new value as expressions have it
 */
export function revalueInExpression(
  expression: string,
  isOwn: (name: string) => boolean,
  from: string,
  written: string,
): string {
  const now = (constant: string) => (plain(constant) === from ? written : constant);
  return expression.replace(COMPARED, (whole: string, before?: string, name?: string, compared?: string) => {
    if (before === undefined || compared === undefined || !isOwn(`${name}`.trim())) return whole;
    return before + compared.replace(CONSTANT, now);
  });
}

const plain = (constant: string): string =>
  /^['"]/.test(constant) ? constant.slice(1, -1).replace(/\\(['"])/g, "$1") : constant;
