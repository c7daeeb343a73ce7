import { createScanner } from "jsonc-parser";
import { AppError } from "#core/api/app-error.ts";

/** The scanner's SyntaxKind, which is there for the compiler alone. */
const TOKEN = { openBrace: 1, closeBrace: 2, openBracket: 3, closeBracket: 4, comma: 5, string: 10, end: 17 };

/** Deeper than any body is; content nests formulas in formulas. */
const DEEPEST_BODY = 32;
const DEEPEST_CONTENT = 100;

/**
 * Refuses the text of a body that two readers could understand differently, or that is nested without end.
 * @param text valid JSON
 * @throws AppError DUPLICATE_KEY, NESTED_TOO_DEEP
 */
export function refuseAmbiguousBody(text: string): void {
  const scanner = createScanner(text, true);
  // The keys of each object around the present token; null for a list.
  const around: (Set<string> | null)[] = [];
  let isKeyNext = false;
  for (let token = scanner.scan(); token !== TOKEN.end; token = scanner.scan()) {
    const keys = around.at(-1);
    if (token === TOKEN.openBrace || token === TOKEN.openBracket) {
      isKeyNext = token === TOKEN.openBrace;
      around.push(isKeyNext ? new Set() : null);
      if (around.length > DEEPEST_BODY) throw new AppError("NESTED_TOO_DEEP");
    } else if (token === TOKEN.closeBrace || token === TOKEN.closeBracket) {
      around.pop();
      isKeyNext = false;
    } else if (token === TOKEN.comma) isKeyNext = keys instanceof Set;
    else if (token === TOKEN.string && isKeyNext && keys) {
      // The scanner decodes escapes, so a key is the same however it is written.
      const key = scanner.getTokenValue();
      if (keys.has(key)) throw new AppError("DUPLICATE_KEY");
      keys.add(key);
      isKeyNext = false;
    }
  }
}

/**
 * Refuses the text of a content file that would exhaust whoever reads it, before anybody does.
 * @param text of an editor: it need not be JSON
 * @throws AppError NESTED_TOO_DEEP
 */
export function refuseDeepContent(text: string): void {
  const scanner = createScanner(text, true);
  let depth = 0;
  for (let token = scanner.scan(); token !== TOKEN.end; token = scanner.scan()) {
    if (token === TOKEN.openBrace || token === TOKEN.openBracket) depth++;
    if (token === TOKEN.closeBrace || token === TOKEN.closeBracket) depth--;
    if (depth > DEEPEST_CONTENT) throw new AppError("NESTED_TOO_DEEP");
  }
}
