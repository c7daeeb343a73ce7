import { parseSync } from "vite";
import { ALWAYS, PARTS, VERSION } from "./survey-js-parts.ts";

export const CORE = "survey-core.mjs";
export const REACT = "survey-react-ui.mjs";
export type SurveyJsFile = typeof CORE | typeof REACT;

/** A statement that registers something of a question type, with its position in the text. */
export type Declaration = { readonly start: number; readonly end: number; readonly type: string };

const BANNER = /^\s*\/\*![\s\S]*? v(\d\S*)/;
const REGISTRATION = /^[\w.]+\.(?:addClass|registerQuestion|registerElement|registerRenderer|getProperty)\("([^"]+)"/;
const QUESTION = /^[\w.]+\.registerQuestion\("([^"]+)"/;
const PROPERTY = /^__decorate\(\[[\s\S]*\], (\w+)\.prototype, "\w+", void 0\);$/;

const parts = Object.entries(PARTS);
const typeByName = new Map(parts.flatMap(([type, { names }]) => [type, ...names].map((name) => [name, type] as const)));
const typeByClass = new Map(parts.flatMap(([type, { classes }]) => classes.map((name) => [name, type] as const)));

/**
 * Returns the statements by which SurveyJS registers its question types.
 * @throws Error when the text is not of the version that `survey-js-parts.ts` describes; the message says what to do
 */
export function questionDeclarations(file: SurveyJsFile, code: string): Declaration[] {
  const statements = parseSync("survey.mjs", code)
    .program.body.filter(({ type }) => type === "ExpressionStatement")
    .map(({ start, end }) => ({ start, end, text: code.slice(start, end) }));
  const declarations = statements.flatMap(({ start, end, text }) => {
    const name = REGISTRATION.exec(text)?.[1];
    const type = name === undefined ? typeByClass.get(`${PROPERTY.exec(text)?.[1]}`) : typeByName.get(name);
    return type === undefined ? [] : [{ start, end, type }];
  });
  const registered = statements.flatMap(({ text }) => QUESTION.exec(text)?.[1] ?? []);
  const version = BANNER.exec(code)?.[1] ?? "of no version";
  const differences = [
    ...(version === VERSION ? [] : [`It is ${version}, and the parts were read from ${VERSION}.`]),
    ...registered
      .filter((name) => !typeByName.has(name) && !ALWAYS.includes(name))
      .map((name) => `It registers the question "${name}", which no part has.`),
    ...differentCounts(file, declarations),
  ];
  if (differences.length > 0) throw new Error(upgradeAdvice(file, version, differences));
  return declarations;
}

function differentCounts(file: SurveyJsFile, declarations: readonly Declaration[]): string[] {
  return parts.flatMap(
    ([
      part,
      {
        statements: [core, react],
      },
    ]) => {
      const expected = file === CORE ? core : react;
      const count = declarations.filter(({ type }) => type === part).length;
      return count === expected ? [] : [`"${part}" takes ${count} statements in it, not ${expected}.`];
    },
  );
}

function upgradeAdvice(file: SurveyJsFile, version: string, differences: readonly string[]): string {
  return [
    `${file} is not the file that src/survey-view/build/survey-js-parts.ts describes.`,
    ...differences.map((difference) => `- ${difference}`),
    `What to do: install survey-core and survey-react-ui in the same exact version (here ${version}). Bring the parts`,
    "named above up to date: the names they register, their classes, the number of statements; a question type that is",
    "new becomes a part of its own. Set VERSION, and run the browser tests of questionnaires. Or go back to",
    `${VERSION}: npm install --save-exact survey-core@${VERSION} survey-react-ui@${VERSION}`,
  ].join("\n");
}
