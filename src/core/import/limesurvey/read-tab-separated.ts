import { parse } from "csv-parse/sync";
import { UnreadableFile } from "../unreadable.ts";
import type { Answer, Group, Part, Question, Survey, Words } from "./survey.ts";

type Row = Readonly<Record<string, string>> & { readonly at: string };
type Draft<One> = { -readonly [Key in keyof One]: One[Key] };
type DraftQuestion = Draft<Omit<Question, "parts" | "answers">> & {
  readonly parts: Draft<Part>[];
  readonly answers: Draft<Answer>[];
};
type DraftGroup = Draft<Omit<Group, "questions">> & { readonly questions: DraftQuestion[] };

/** Columns that are read of a question; any other is one of its settings. */
const READ: ReadonlySet<string> = new Set(
  "at class type/scale name relevance text help language validation mandatory other default same_default id related_id".split(
    " ",
  ),
);

/** Whether these are the headers of a survey of LimeSurvey. */
export const isTabSeparated = (text: string): boolean =>
  /^\uFEFF?"?(id"?\t"?related_id"?\t"?)?class"?\t"?type\/scale"?\t"?name"?\t/i.test(text.slice(0, 200));

/**
 * Reads a survey that was saved as a table: what a row means, its class and its place say. All of one language stands
 * before the next.
 * @throws UnreadableFile
 */
export function readTabSeparated(text: string): Survey {
  const rows = rowsIn(text);
  const settings = rows.filter((row) => kindOf(row) === "S");
  const setting = (name: string) => settings.find((row) => row["name"] === name)?.["text"] ?? "";
  const main = setting("language") || rows.find((row) => row["language"])?.["language"] || "en";
  const languages = new Set([main, ...setting("additional_languages").split(/\s+/)]);
  languages.delete("");
  const said = (name: string): Words =>
    Object.fromEntries(
      rows
        .filter((row) => kindOf(row) === "SL" && row["name"] === name)
        .map((row) => [row["language"] || main, row["text"] ?? ""]),
    );
  const groups: DraftGroup[] = [];
  for (const language of new Set(rows.map((row) => row["language"] || main))) {
    languages.add(language);
    addLanguage(
      rows.filter((row) => (row["language"] || main) === language),
      language,
      groups,
    );
  }
  const others = Map.groupBy(
    rows.filter((row) => !["S", "SL", "G", "Q", "SQ", "A", ""].includes(kindOf(row))),
    (row) => kindOf(row),
  );
  return {
    languages: [...languages],
    title: said("surveyls_title"),
    description: said("surveyls_description"),
    groups,
    hasAssessments: setting("assessments") === "Y" && others.has("AS"),
    notes: [...others].map(([name, some]) => `${some.length} rows of the class "${name}" are left out.`),
  };
}

/** The words of a further language go to what stands at the same place in the first. */
function addLanguage(rows: readonly Row[], language: string, groups: DraftGroup[]): void {
  let group: DraftGroup | undefined;
  let question: DraftQuestion | undefined;
  let at = -1;
  const add = (words: Words, text: string): Words => ({ ...words, [language]: text });
  for (const row of rows) {
    const [name = "", text = "", kind = ""] = [row["name"], row["text"], row["type/scale"]];
    if (kindOf(row) === "G") {
      at++;
      question = undefined;
      const known = groups[at];
      group = known ?? { words: {}, description: {}, relevance: row["relevance"] ?? "", questions: [] };
      if (!known) groups.push(group);
      group.words = add(group.words, name);
      group.description = add(group.description, text);
    } else if (kindOf(row) === "Q") {
      if (!group) throw new UnreadableFile(`The question "${name}" stands in no group.`, row.at);
      const known = group.questions.find(({ code }) => code === name);
      const made = known ?? questionOf(row);
      if (!known) group.questions.push(made);
      made.words = add(made.words, text);
      made.help = add(made.help, row["help"] ?? "");
      question = made;
    } else if (kindOf(row) === "SQ" || kindOf(row) === "A") {
      if (!question) throw new UnreadableFile(`"${name}" belongs to no question.`, row.at);
      const scale = Number(kind) || 0;
      const list: Draft<Part | Answer>[] = kindOf(row) === "A" ? question.answers : question.parts;
      const known = list.find((one) => one.code === name && one.scale === scale);
      if (known) known.words = add(known.words, text);
      else if (kindOf(row) === "A")
        question.answers.push({ code: name, scale, words: { [language]: text }, points: row["relevance"] ?? "" });
      else question.parts.push({ code: name, scale, words: { [language]: text }, relevance: row["relevance"] ?? "" });
    }
  }
}

const questionOf = (row: Row): DraftQuestion => ({
  ...{ code: row["name"] ?? "", id: "", type: row["type/scale"] ?? "", words: {}, help: {} },
  relevance: row["relevance"] ?? "",
  isRequired: ["Y", "S"].includes(row["mandatory"] ?? ""),
  hasOther: row["other"] === "Y",
  pattern: row["validation"] ?? "",
  ...{ parts: [], answers: [] },
  settings: new Map(Object.entries(row).filter(([name, value]) => !READ.has(name) && value !== "")),
  defaults: [row["default"] ?? ""].filter(Boolean),
});

function rowsIn(text: string): Row[] {
  let records: string[][];
  try {
    records = parse(text.replace(/^\uFEFF/, ""), { delimiter: "\t", relax_quotes: true, relax_column_count: true });
  } catch {
    throw new UnreadableFile("The table cannot be read: a quotation mark in it has no end.");
  }
  const [head = [], ...rows] = records;
  if (head.length > 1000) throw new UnreadableFile("It has more than 1000 columns.");
  const names = head.map((name) => name.trim().toLowerCase());
  return rows.map((cells, index): Row => {
    const row: Record<string, string> = Object.create(null);
    for (const [column, name] of names.entries()) row[name] = (cells[column] ?? "").trim();
    return { ...row, at: `row ${index + 2}` };
  });
}

/** Returns what a row holds, such as "Q" for a question. */
const kindOf = ({ class: kind = "" }: Readonly<Record<string, string>>): string => kind;
