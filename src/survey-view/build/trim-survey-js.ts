import { type Plugin, parseSync } from "vite";
import { isUnused } from "./unused-parts.ts";

/** Statements left out of each file at SurveyJS 3.0.0. Another number means another version: look again. */
const EXPECTED: Readonly<Record<string, number>> = { "survey-core.mjs": 292, "survey-react-ui.mjs": 29 };

const BASE_THEME = /(var baseTheme = \{[^{}]*"cssVariables": )\{[^{}]*\}/;
const FILE = /\/fesm\/(survey-core\.mjs|survey-react-ui\.mjs)$/;

/**
 * Leaves out of the browser's bundle what our surveys cannot hold: SurveyJS registers every question
 * type when it is loaded, so no bundler can tell which are unused. Our content check refuses those
 * types. The theme's variables go too, since our own sheet uses none.
 * Fails the build when SurveyJS's text is not the one this was written for.
 */
export function trimSurveyJs(): Plugin {
  return {
    name: "trim-survey-js",
    apply: "build",
    transform(code, id) {
      const file = FILE.exec(id)?.[1];
      if (file === undefined) return null;
      const { text, count } = withoutUnused(code);
      if (count !== EXPECTED[file]) this.error(`${file}: ${count} statements to leave out, not ${EXPECTED[file]}.`);
      if (file !== "survey-core.mjs") return { code: text, map: null };
      if (!BASE_THEME.test(text)) this.error(`${file}: the base theme was not found.`);
      return { code: text.replace(BASE_THEME, "$1{}"), map: null };
    },
  };
}

function withoutUnused(code: string): { text: string; count: number } {
  const unused = parseSync("survey.mjs", code).program.body.filter(
    (statement) => statement.type === "ExpressionStatement" && isUnused(code.slice(statement.start, statement.end)),
  );
  let text = "";
  let from = 0;
  for (const { start, end } of unused) {
    text += code.slice(from, start);
    from = end;
  }
  return { text: text + code.slice(from), count: unused.length };
}
