import { COLUMNS } from "./columns.ts";

/** What REDCap asks of a dictionary, and where it says so. */
type DictionaryRule = {
  readonly asks: string;
  readonly source: string;
  /** Returns what breaks it. */
  breaks(rows: readonly (readonly string[])[]): string[];
};

const [NAME, FORM, TYPE, LABEL, CHOICES] = [0, 1, 3, 4, 5];
const [VALIDATION, BRANCHING, REQUIRED, MATRIX] = [7, 11, 12, 15];
const HELP = "REDCap Help & FAQ, Data Dictionary";
const TYPES = "text notes calc dropdown radio checkbox yesno truefalse file slider descriptive sql".split(" ");
const VALIDATIONS = ["", "number", "integer", "date_ymd", "time"];
const LISTS = ["radio", "dropdown", "checkbox"];

const cell = (row: readonly string[], column: number | undefined): string => row[column ?? -1] ?? "";
const fieldsOf = (rows: readonly (readonly string[])[]) => rows.slice(1);
const where = (rows: readonly (readonly string[])[], isBroken: (row: readonly string[]) => boolean) =>
  fieldsOf(rows)
    .filter(isBroken)
    .map((row) => cell(row, NAME));
const pairsOf = (row: readonly string[]) =>
  cell(row, CHOICES)
    .split("|")
    .map((pair) => ({
      code: pair.slice(0, pair.indexOf(",")).trim(),
      label: pair.slice(pair.indexOf(",") + 1).trim(),
    }));

const DICTIONARY_RULES: readonly DictionaryRule[] = [
  {
    asks: "the 18 headers, in their order",
    source: HELP,
    breaks: ([head = []]) =>
      COLUMNS.filter((column, index) => head[index] !== column).concat(
        head.length === COLUMNS.length ? [] : [COLUMNS[0]],
      ),
  },
  {
    asks: "18 cells in every row",
    source: HELP,
    breaks: (rows) => where(rows, ({ length }) => length !== COLUMNS.length),
  },
  {
    asks: "record_id first",
    source: `${HELP}: the first field names the record`,
    breaks: (rows) => (rows[1]?.[0] === "record_id" ? [] : [rows[1]?.[0] ?? ""]),
  },
  {
    asks: "names of small letters, digits and _, a letter first",
    source: `${HELP}: variable names`,
    breaks: (rows) => where(rows, (row) => !/^[a-z][a-z0-9_]*$/.test(cell(row, NAME))),
  },
  {
    asks: "names of at most 26 characters",
    source: `${HELP}: variable names`,
    breaks: (rows) => where(rows, (row) => cell(row, NAME).length > 26),
  },
  {
    asks: "no name twice",
    source: `${HELP}: variable names`,
    breaks: (rows) =>
      fieldsOf(rows)
        .map((row) => cell(row, NAME))
        .filter((name, index, all) => all.indexOf(name) !== index),
  },
  {
    asks: "form names of small letters, digits and _",
    source: `${HELP}: form names`,
    breaks: (rows) => where(rows, (row) => !/^[a-z][a-z0-9_]*$/.test(cell(row, FORM))),
  },
  {
    asks: "a known type",
    source: `${HELP}: field types`,
    breaks: (rows) => where(rows, (row) => !TYPES.includes(cell(row, TYPE))),
  },
  {
    asks: "a label",
    source: `${HELP}: field labels`,
    breaks: (rows) => where(rows, (row) => cell(row, LABEL).trim() === ""),
  },
  {
    asks: "codes of small letters, digits and _, none twice, each with a label",
    source: `${HELP}: choices; a box of a checkbox is stored as name___code`,
    breaks: (rows) =>
      where(rows, (row) => {
        if (!LISTS.includes(cell(row, TYPE))) return false;
        const codes = pairsOf(row).map(({ code }) => code);
        return (
          pairsOf(row).some(({ code, label }) => !/^[a-z0-9_]+$/.test(code) || label === "") ||
          new Set(codes).size !== codes.length
        );
      }),
  },
  {
    asks: "a formula in every calculation",
    source: `${HELP}: calculated fields`,
    breaks: (rows) => where(rows, (row) => cell(row, TYPE) === "calc" && cell(row, CHOICES) === ""),
  },
  {
    asks: "a known validation",
    source: "REDCap Help & FAQ, Validation types",
    breaks: (rows) => where(rows, (row) => !VALIDATIONS.includes(cell(row, VALIDATION))),
  },
  {
    asks: "logic and formulas that name fields of the dictionary, and codes of their boxes",
    source: "REDCap Help & FAQ, Branching logic",
    breaks: (rows) => {
      const known = new Map(fieldsOf(rows).map((row) => [cell(row, NAME), row]));
      return where(rows, (row) => {
        const written = `${cell(row, BRANCHING)} ${cell(row, TYPE) === "calc" ? cell(row, CHOICES) : ""}`;
        return [...written.matchAll(/\[(\w+)(?:\((\w+)\))?\]/g)].some(([, name = "", code]) => {
          const field = known.get(name);
          return (
            !field ||
            (code !== undefined) !== (cell(field, TYPE) === "checkbox") ||
            (code !== undefined && !pairsOf(field).some((one) => one.code === code))
          );
        });
      });
    },
  },
  {
    asks: "no calculation that needs itself or a later one",
    source: "REDCap Help & FAQ, Calculated fields: fields are worked out in their order",
    breaks: (rows) => {
      const names = fieldsOf(rows).map((row) => cell(row, NAME));
      return where(
        rows,
        (row) =>
          cell(row, TYPE) === "calc" &&
          [...cell(row, CHOICES).matchAll(/\[(\w+)/g)].some(
            ([, name = ""]) => names.indexOf(name) >= names.indexOf(cell(row, NAME)),
          ),
      );
    },
  },
  {
    asks: "y or nothing for required",
    source: `${HELP}: required field`,
    breaks: (rows) => where(rows, (row) => !["", "y"].includes(cell(row, REQUIRED))),
  },
  {
    asks: "rows of a matrix one after another, of one type and with one list of choices",
    source: "REDCap Help & FAQ, Matrix of fields",
    breaks: (rows) => {
      const fields = fieldsOf(rows);
      const groups = [...new Set(fields.map((row) => cell(row, MATRIX)).filter(Boolean))];
      return groups.filter((group) => {
        const places = fields.flatMap((row, index) => (cell(row, MATRIX) === group ? [index] : []));
        const kinds = new Set(places.map((place) => `${fields[place]?.[3]} ${fields[place]?.[5]}`));
        return kinds.size > 1 || (places.at(-1) ?? 0) - (places[0] ?? 0) !== places.length - 1;
      });
    },
  },
];

/** Returns every rule that a dictionary breaks, with the fields that break it. */
export const brokenRules = (rows: readonly (readonly string[])[]): string[] =>
  DICTIONARY_RULES.flatMap(({ asks, breaks }) => breaks(rows).map((field) => `${field}: ${asks}`));
