import { missingReasons, tellsMissing } from "./missing-codes.ts";
import { programNames } from "./program-names.ts";
import { spreadsheetCell } from "./spreadsheet-cell.ts";
import type { Variable } from "./variables.ts";

const rText = (text: string): string => JSON.stringify(text).replaceAll("\\u2028", "\\\\u2028");

/**
 * Returns a script for R that reads the exported CSV, turns options into factors and labels each column. What was not
 * answered becomes NA; the attribute `missing` keeps why.
 */
export function rScript(variables: readonly Variable[], file: string): string {
  const codes = missingReasons(variables);
  const answers = variables.filter(tellsMissing).map(({ name }) => rText(spreadsheetCell(name)));
  const why = [
    `for (column in c(${answers.join(", ")})) {`,
    `  why <- factor(as.character(data[[column]]), levels = c(${codes.map(({ code }) => `"${code}"`).join(", ")}),`,
    `    labels = c(${codes.map(({ label }) => rText(label)).join(", ")}))`,
    "  data[[column]][!is.na(why)] <- NA",
    `  attr(data[[column]], "missing") <- why`,
    "}",
  ];
  const lines = variables.flatMap((variable) => {
    const column = `data[[${rText(spreadsheetCell(variable.name))}]]`;
    const label = `attr(${column}, "label") <- ${rText(variable.label)}`;
    if (variable.type === "time") {
      return [`${column} <- as.POSIXct(${column}, format = "%Y-%m-%dT%H:%M:%OSZ", tz = "UTC")`, label];
    }
    if (variable.type === "date") {
      return keepingWhy(variable, column, `${column} <- as.Date(${column}, format = "%Y-%m-%d")`, label);
    }
    if (variable.type !== "option") return [label];
    const levels = variable.options.map(({ value }) => rText(spreadsheetCell(value))).join(", ");
    const labels = variable.options.map((option) => rText(option.label)).join(", ");
    const made = `${column} <- factor(as.character(${column}), levels = c(${levels}), labels = c(${labels}))`;
    return keepingWhy(variable, column, made, label);
  });
  const classes = variables.map(({ type }) => (type === "number" || type === "picked" ? '"numeric"' : '"character"'));
  return [
    `data <- read.csv(${rText(file)}, check.names = FALSE, na.strings = "", fileEncoding = "UTF-8",`,
    `  colClasses = c(${classes.join(", ")}))`,
    ...(answers.length > 0 ? why : []),
    ...lines,
    "",
  ].join("\n");
}

/** Returns the lines that make another column of an R column, which would drop its attribute. */
function keepingWhy(variable: Variable, column: string, made: string, label: string): string[] {
  if (!tellsMissing(variable)) return [made, label];
  return [`why <- attr(${column}, "missing")`, made, `attr(${column}, "missing") <- why`, label];
}

const spssText = (text: string): string => `'${text.replaceAll(/\s+/g, " ").replaceAll("'", "''")}'`;
/** Returns the length in bytes of UTF-8. */
const bytes = (text: string): number => encodeURIComponent(text).replaceAll(/%../g, "x").length;
/** SPSS truncates labels of values beyond this many bytes, and labels of variables beyond twice that. */
const LABEL_BYTES = 120;

function cut(text: string, most: number): string {
  let shortened = text;
  while (bytes(shortened) > most) shortened = shortened.slice(0, -1);
  return shortened;
}

/** How SPSS reads days and times of day, and how long they are; a code for no answer is shorter or longer. */
const SPSS_MOMENTS: Readonly<Partial<Record<Variable["type"], { readonly format: string; readonly length: number }>>> =
  {
    date: { format: "SDATE10", length: 10 },
    clock: { format: "TIME5", length: 5 },
  };

/** Returns a script for SPSS and PSPP that reads the exported CSV, turns options into codes and labels both. */
export function spssScript(variables: readonly Variable[], file: string): string {
  // At most 64 bytes.
  const names = programNames(variables, 52);
  const nameOf = ({ name }: Variable): string => names.get(name) ?? name;
  const coded = variables.filter(({ type }) => type === "option");
  const width = ({ options }: Variable) => Math.max(8, ...options.map(({ value }) => bytes(spreadsheetCell(value))));
  const formats = variables.map((variable) => {
    const { type } = variable;
    if (type === "number" || type === "picked") return `  ${nameOf(variable)} F10.4`;
    if (type === "option") return `  ${nameOf(variable)}_text A${width(variable)}`;
    if (type in SPSS_MOMENTS) return `  ${nameOf(variable)}_text A10`;
    return `  ${nameOf(variable)} A${type === "time" ? 24 : 255}`;
  });
  const codes = missingReasons(variables);
  const values = codes.map(({ code }) => code).join(", ");
  const numbers = variables.filter(({ type }) => type === "number" || type === "picked" || type === "option");
  const declared = numbers.filter(tellsMissing).map((variable) => `MISSING VALUES ${nameOf(variable)} (${values}).`);
  const recodes = coded.map((variable) => {
    const none = tellsMissing(variable)
      ? codes.map(({ code }) => `(${spssText(spreadsheetCell(`${code}`))}=${code})`)
      : [];
    const given = variable.options.map(({ value, code }) => `(${spssText(spreadsheetCell(value))}=${code})`);
    const pairs = [...given, ...none];
    return `RECODE ${nameOf(variable)}_text ${pairs.join(" ")} INTO ${nameOf(variable)}.`;
  });
  const moments = variables.flatMap((variable) => {
    const moment = SPSS_MOMENTS[variable.type];
    if (!moment) return [];
    const [name, text] = [nameOf(variable), `${nameOf(variable)}_text`];
    return [
      `IF (LENGTH(RTRIM(${text})) = ${moment.length}) ${name} = NUMBER(${text}, ${moment.format}).`,
      `FORMATS ${name} (${moment.format}).`,
    ];
  });
  const labels = variables.map((one) => `  ${nameOf(one)} ${spssText(cut(one.label, 2 * LABEL_BYTES))}`);
  const labelled = variables.filter(
    ({ type, options }) => type === "option" || (type === "number" && options.length > 0),
  );
  const valueLabels = labelled.map((variable) => {
    const none = tellsMissing(variable) ? codes : [];
    const pairs = [...variable.options, ...none].map(
      ({ code, label }) => `${code} ${spssText(cut(label, LABEL_BYTES))}`,
    );
    return `VALUE LABELS ${nameOf(variable)} ${pairs.join(" ")}.`;
  });
  return [
    "SET DECIMAL=DOT.",
    `GET DATA /TYPE=TXT /FILE=${spssText(file)} /ENCODING='UTF8' /ARRANGEMENT=DELIMITED /DELCASE=LINE`,
    `  /FIRSTCASE=2 /DELIMITERS="," /QUALIFIER='"' /VARIABLES=`,
    `${formats.join("\n")}.`,
    ...recodes,
    ...moments,
    `VARIABLE LABELS\n${labels.join("\n")}.`,
    ...valueLabels,
    ...declared,
    "EXECUTE.",
    "",
  ].join("\n");
}
