import { type TableRow, tablesIn } from "./lss-tables.ts";
import type { Answer, Group, Part, Question, Survey, Words } from "./survey.ts";

type Rows = readonly TableRow[];
const cell = (row: TableRow | undefined, name: string): string => (row?.[name] ?? "").trim();
const byOrder = (name: string) => (one: TableRow, other: TableRow) =>
  Number(cell(one, name)) - Number(cell(other, name));

/**
 * Reads a survey that was saved as XML. Newer files have the words of a row in a table of their own, older ones have a
 * row for each language.
 * @throws UnreadableFile
 */
export function readLss(text: string): Survey {
  const { languages: listed, rows } = tablesIn(text);
  const table = (name: string): Rows => rows.get(name) ?? [];
  const survey = table("surveys")[0];
  const main = cell(survey, "language") || listed[0] || "en";
  const languages = [...new Set([main, ...listed])];
  /** The rows by what they are of, each with its words. */
  const told = (name: string, key: string, texts: Rows) => {
    const apart = Map.groupBy(texts, (row) => cell(row, key));
    return [...Map.groupBy(table(name), (row) => cell(row, key))].flatMap(([of, same]) => {
      const [first] = same;
      return first ? [{ row: first, words: wordsOf(apart.get(of) ?? same, languages) }] : [];
    });
  };
  const questionTexts = table("question_l10ns");
  const asked = told("questions", "qid", questionTexts).filter(({ row }) => !isPart(row));
  const parts = [...told("subquestions", "qid", questionTexts), ...told("questions", "qid", questionTexts)].filter(
    ({ row }) => isPart(row),
  );
  const partsOf = Map.groupBy(parts, ({ row }) => cell(row, "parent_qid"));
  const answers = table("answer_l10ns").length > 0 ? answersWithTexts() : answersOfOldFiles();
  const answersOf = Map.groupBy(answers, ({ of }) => of);
  const settings = Map.groupBy(table("question_attributes"), (row) => cell(row, "qid"));
  const defaults = Map.groupBy(table("defaultvalues"), (row) => cell(row, "qid"));

  function answersWithTexts() {
    return told("answers", "aid", table("answer_l10ns")).map(({ row, words }) => answerOf(row, words("answer")));
  }
  function answersOfOldFiles() {
    const same = Map.groupBy(table("answers"), (row) =>
      [cell(row, "qid"), cell(row, "scale_id"), row["code"]].join(" "),
    );
    return [...same.values()].flatMap(([row, ...others]) =>
      row ? [answerOf(row, wordsOf([row, ...others], languages)("answer"))] : [],
    );
  }
  const conditions = Map.groupBy(table("conditions"), (row) => cell(row, "qid"));
  /** Newer files repeat as relevance what older ones have as conditions alone. */
  const relevanceOf = (row: TableRow): string => {
    const written = cell(row, "relevance");
    const own = conditions.get(cell(row, "qid")) ?? [];
    return ["", "1"].includes(written) && own.length > 0 ? relevanceIn(own) : written;
  };
  const questionsOf = (gid: string): Question[] =>
    asked
      .filter(({ row }) => cell(row, "gid") === gid)
      .sort((one, other) => byOrder("question_order")(one.row, other.row))
      .map(({ row, words }): Question => {
        const qid = cell(row, "qid");
        const own = settings.get(qid) ?? [];
        return {
          code: cell(row, "title") || qid,
          id: [cell(row, "sid") || cell(survey, "sid"), gid, qid].join("X"),
          type: cell(row, "type"),
          ...{ words: words("question"), help: words("help"), relevance: relevanceOf(row) },
          isRequired: ["Y", "S"].includes(cell(row, "mandatory")),
          hasOther: cell(row, "other") === "Y",
          pattern: cell(row, "preg"),
          parts: (partsOf.get(qid) ?? [])
            .sort((one, other) => byOrder("question_order")(one.row, other.row))
            .map(partOf),
          answers: (answersOf.get(qid) ?? []).map(({ answer }) => answer),
          settings: new Map(own.map((one) => [cell(one, "attribute"), cell(one, "value")])),
          defaults: (defaults.get(qid) ?? []).map((one) => cell(one, "defaultvalue")).filter(Boolean),
        };
      });
  const groups = told("groups", "gid", table("group_l10ns"))
    .sort((one, other) => byOrder("group_order")(one.row, other.row))
    .map(({ row, words }): Group & { readonly gid: string } => ({
      gid: cell(row, "gid"),
      words: words("group_name"),
      description: words("description"),
      relevance: cell(row, "grelevance"),
      questions: questionsOf(cell(row, "gid")),
    }));
  const known = new Set(groups.map(({ gid }) => gid));
  const lost = [...new Set(asked.map(({ row }) => cell(row, "gid")))].filter((gid) => !known.has(gid));
  const without = lost.map(
    (gid): Group => ({ words: {}, description: {}, relevance: "", questions: questionsOf(gid) }),
  );
  const about = table("surveys_languagesettings");
  const said = (name: string): Words =>
    Object.fromEntries(about.map((row) => [cell(row, "surveyls_language"), row[name] ?? ""]));
  return {
    languages,
    title: said("surveyls_title"),
    description: said("surveyls_description"),
    groups: [...groups, ...without],
    hasAssessments: cell(survey, "assessments") === "Y" && table("assessments").length > 0,
    notes: [
      ...notesOf(table, said),
      ...without.flatMap(({ questions }) =>
        questions.map(({ code }) => `"${code}" stands in a group that the file does not have, and comes last here.`),
      ),
    ],
  };
}

/** Of one scenario, any answer to a question must hold, and this for each question; one scenario is enough. */
function relevanceIn(conditions: Rows): string {
  const one = (row: TableRow): string => {
    const name = cell(row, "cfieldname").replace(/^\+/, "");
    return `${name} ${cell(row, "method") || "=="} "${cell(row, "value").replaceAll('"', '\\"')}"`;
  };
  const joined = (parts: readonly string[], sign: string) => parts.map((part) => `(${part})`).join(` ${sign} `);
  const scenarios = [...Map.groupBy(conditions, (row) => cell(row, "scenario")).values()].map((rows) =>
    joined(
      [...Map.groupBy(rows, (row) => cell(row, "cfieldname")).values()].map((same) => joined(same.map(one), "||")),
      "&&",
    ),
  );
  return joined(scenarios, "||");
}

const isPart = (row: TableRow): boolean => !["", "0"].includes(cell(row, "parent_qid"));

const partOf = ({ row, words }: { row: TableRow; words: (name: string) => Words }): Part => ({
  code: cell(row, "title"),
  words: words("question"),
  scale: Number(cell(row, "scale_id")) || 0,
  relevance: cell(row, "relevance"),
});

const answerOf = (row: TableRow, words: Words): { readonly of: string; readonly answer: Answer } => ({
  of: cell(row, "qid"),
  answer: {
    code: cell(row, "code"),
    words,
    scale: Number(cell(row, "scale_id")) || 0,
    points: cell(row, "assessment_value"),
  },
});

/** Rows of languages that the survey does not list are left over from before. */
const wordsOf =
  (rows: Rows, languages: readonly string[]) =>
  (name: string): Words =>
    Object.fromEntries(
      rows
        .filter((row) => row["language"] === undefined || languages.includes(cell(row, "language")))
        .map((row) => [cell(row, "language") || (languages[0] ?? "en"), row[name] ?? ""]),
    );

/** Says which parts of the file do not come over. */
function notesOf(table: (name: string) => Rows, said: (name: string) => Words): string[] {
  const texts = ["surveyls_welcometext", "surveyls_endtext", "surveyls_policy_notice"].flatMap((name) => {
    const words = Object.values(said(name)).find((text) => text.trim() !== "");
    return words === undefined ? [] : [[name.replace("surveyls_", ""), words] as const];
  });
  const quotas = table("quota").length;
  return [
    ...texts.map(([name, words]) => `The text "${name}" of the survey is left out: ${short(words)}`),
    ...(quotas > 0 ? [`${quotas} quotas of the file are left out: everybody may answer.`] : []),
  ];
}

const short = (words: string): string =>
  words
    .replaceAll(/<[^<>]*>|\s+/g, " ")
    .replaceAll(/ +/g, " ")
    .trim()
    .slice(0, 200);
