import type { Sheet, SheetRow } from "./sheets.ts";

/** What pyxform asks of the sheets, and where it says so. */
type SheetRule = {
  readonly asks: string;
  readonly source: string;
  /** Returns what breaks it. */
  breaks(survey: readonly SheetRow[], choices: readonly SheetRow[], settings: SheetRow): string[];
};

const KNOWN = "begin_group end_group note text integer decimal date time range calculate".split(" ");
const SELECT = /^select_(one|multiple) (\S+)$/;
const named = (rows: readonly SheetRow[]) => rows.filter(({ type }) => type !== "end_group");
const nameOf = ({ name = "", type = "" }: SheetRow): string => name || type;
const FORMULAS = ["relevant", "constraint", "calculation"];

const SHEET_RULES: readonly SheetRule[] = [
  {
    asks: "a known type",
    source: "XLSForm documentation, Question types",
    breaks: (survey) => survey.filter(({ type = "" }) => !KNOWN.includes(type) && !SELECT.test(type)).map(nameOf),
  },
  {
    asks: "names of letters, digits and _, a letter first",
    source: "pyxform, is_xml_tag: a name is the tag of an element",
    breaks: (survey) =>
      named(survey)
        .filter(({ name = "" }) => !/^[A-Za-z_][A-Za-z0-9_.-]*$/.test(name))
        .map(nameOf),
  },
  {
    asks: "no name twice, in any case",
    source: "pyxform: a reference needs one question of its name",
    breaks: (survey) =>
      named(survey)
        .map(({ name = "" }) => name.toLowerCase())
        .filter((name, index, all) => all.indexOf(name) !== index),
  },
  {
    asks: "no name that the form itself has",
    source: "pyxform: the root of the form is called data, its block meta",
    breaks: (survey) =>
      named(survey)
        .filter(({ name = "" }) => ["data", "meta"].includes(name.toLowerCase()))
        .map(nameOf),
  },
  {
    asks: "an end for each group, in order",
    source: "pyxform, workbook_to_json: unmatched begin and end statements",
    breaks(survey) {
      let depth = 0;
      const early = survey.filter(({ type }) => {
        depth += type === "begin_group" ? 1 : type === "end_group" ? -1 : 0;
        return depth < 0;
      });
      return depth === 0 ? early.map(nameOf) : ["survey"];
    },
  },
  {
    asks: "a label for every question and note",
    source: "XLSForm documentation, Basic format",
    breaks: (survey) =>
      named(survey)
        .filter(
          (row) =>
            !["calculate", "begin_group"].includes(row["type"] ?? "") &&
            !Object.keys(row).some((column) => column.startsWith("label::")),
        )
        .map(nameOf),
  },
  {
    asks: "a list of choices for each select",
    source: "pyxform: list name not in choices sheet",
    breaks: (survey, choices) =>
      survey
        .filter(({ type = "" }) => {
          const list = SELECT.exec(type)?.[2];
          return list !== undefined && !choices.some((choice) => choice["list_name"] === list);
        })
        .map(nameOf),
  },
  {
    asks: "choices without blanks, none twice in a list",
    source:
      "pyxform: choice names with spaces cannot be told apart where several are selected; allow_choice_duplicates",
    breaks: (_, choices) => {
      const keys = choices.map(({ list_name, name }) => `${list_name} ${name}`);
      return choices
        .filter(({ name = "" }, index) => name === "" || /\s/.test(name) || keys.indexOf(keys[index] ?? "") !== index)
        .map(nameOf);
    },
  },
  {
    asks: "formulas that name questions of the form",
    source: "pyxform, on references: the question has to be there",
    breaks: (survey) => {
      const names = new Set(survey.map(({ name }) => name));
      return survey
        .filter((row) =>
          FORMULAS.some((column) =>
            [...(row[column] ?? "").matchAll(/\$\{([^}]*)\}/g)].some(([, name]) => !names.has(name)),
          ),
        )
        .map(nameOf);
    },
  },
  {
    asks: "no reference in words",
    source: "XLSForm documentation, Form logic: a reference in a label is replaced by an answer",
    breaks: (survey) =>
      survey
        .filter((row) => Object.entries(row).some(([column, words]) => column.includes("::") && words.includes("${")))
        .map(nameOf),
  },
  {
    asks: "a calculation in every row of the type calculate, of names before it",
    source: "pyxform: missing calculation",
    breaks(survey) {
      const names = survey.map(({ name }) => name);
      return survey
        .filter(
          (row, index) =>
            row["type"] === "calculate" &&
            (!row["calculation"] ||
              [...row["calculation"].matchAll(/\$\{([^}]*)\}/g)].some(([, name]) => names.indexOf(name) >= index)),
        )
        .map(nameOf);
    },
  },
  {
    asks: "selects of one list in a table",
    source: "pyxform: table-list groups have one list",
    breaks(survey) {
      return survey.flatMap((row, index) => {
        if (row["appearance"] !== "table-list") return [];
        const end = survey.findIndex(({ type }, at) => at > index && type === "end_group");
        const types = survey
          .slice(index + 1, end)
          .map(({ type }) => type)
          .filter((type) => type !== "note");
        return new Set(types).size === 1 ? [] : [nameOf(row)];
      });
    },
  },
  {
    asks: "an id without blanks, a version and a default language that is one of the columns",
    source: "XLSForm documentation, Settings worksheet",
    breaks(survey, _, { form_id = "", version, default_language }) {
      const has = survey.some((row) => Object.hasOwn(row, `label::${default_language}`));
      return /^\S+$/.test(form_id) && version && has ? [] : ["settings"];
    },
  },
];

/** Returns every rule that the sheets break, with the rows that break it. */
export function brokenRules(sheets: readonly Sheet[]): string[] {
  const rowsOf = (name: string) => sheets.find((sheet) => sheet.name === name)?.rows ?? [];
  const [settings = {}] = rowsOf("settings");
  return SHEET_RULES.flatMap(({ asks, breaks }) =>
    breaks(rowsOf("survey"), rowsOf("choices"), settings).map((row) => `${row}: ${asks}`),
  );
}
