import { missingReasons, tellsMissing } from "./missing-codes.ts";
import { programNames } from "./program-names.ts";
import { spreadsheetCell } from "./spreadsheet-cell.ts";
import type { Variable } from "./variables.ts";

/** Stata truncates labels of variables beyond so many characters. */
const LONGEST_LABEL = 80;
/** A name has 32 characters at most. */
const LONGEST_NAME = 28;
const RESERVED = /^(byte|int|long|float|double|str\d+|strL|if|in|using|with)$/;

/** The extended missing values, one for each reason. */
const LETTERS = [".a", ".b", ".c"];

/** Returns words as Stata prints them. Macros and comments begin inside of quotes too. */
function label(words: string, longest = Number.POSITIVE_INFINITY): string {
  const plain = words
    .replaceAll(/\s+/g, " ")
    .replaceAll(/["`]/g, "'")
    .replaceAll("/*", "/ *")
    .replaceAll(" //", " / /");
  return `"${[...plain].slice(0, longest).join("").replaceAll("$", "\\$")}"`;
}

/** Returns an expression for exactly this text, whatever signs are in it. */
function exactly(text: string): string {
  const parts = text.split(/(["`$/])/).filter((part) => part !== "");
  return parts.map((part) => (/^["`$/]$/.test(part) ? `char(${part.charCodeAt(0)})` : `"${part}"`)).join(" + ") || '""';
}

/** How Stata reads days, times of day and months. */
const MOMENTS: Readonly<Partial<Record<Variable["type"], { reads: string; form: string; shown: string }>>> = {
  date: { reads: "date", form: "YMD", shown: "%td" },
  clock: { reads: "clock", form: "hm", shown: "%tcHH:MM" },
  month: { reads: "monthly", form: "YM", shown: "%tm" },
};

const isNumber = ({ type }: Variable): boolean => type === "number" || type === "picked";

/**
 * Returns a do-file for Stata 14 or newer that reads the exported CSV, turns options into codes, labels both, and declares
 * why there is no answer as .a, .b and .c. In columns of text the codes stay as they are: Stata has no such values there.
 */
export function stataScript(variables: readonly Variable[], file: string): string {
  const names = programNames(variables, LONGEST_NAME, (name) => RESERVED.test(name));
  const nameOf = ({ name }: Variable): string => names.get(name) ?? name;
  const reasons = missingReasons(variables);
  const coded = variables.filter(({ type }) => type === "option");
  const numbers = variables.filter(isNumber);
  const withReasons = variables.filter((one) => tellsMissing(one) && (isNumber(one) || one.type === "option"));
  const codes = coded.flatMap((variable) => {
    const name = nameOf(variable);
    const none = tellsMissing(variable) ? reasons.map(({ code }) => ({ value: `${code}`, code })) : [];
    return [
      "generate double coded = .",
      ...[...variable.options, ...none].map(
        ({ value, code }) => `replace coded = ${code} if ${name} == ${exactly(spreadsheetCell(value))}`,
      ),
      `drop ${name}`,
      `rename coded ${name}`,
    ];
  });
  const moments = variables.flatMap((variable) => {
    const read = MOMENTS[variable.type];
    const name = nameOf(variable);
    if (!read) return [];
    return [
      `generate double moment = ${read.reads}(${name}, "${read.form}")`,
      ...reasons.map(({ code }, index) => `replace moment = ${LETTERS[index]} if ${name} == "${code}"`),
      `format moment ${read.shown}`,
      `drop ${name}`,
      `rename moment ${name}`,
    ];
  });
  const times = variables.filter(({ type }) => type === "time").map(nameOf);
  const why = reasons.map(({ label: words }, index) => `${LETTERS[index]} ${label(words)}`).join(" ");
  return [
    "version 14",
    `import delimited using ${label(file)}, varnames(nonames) rowrange(2) stringcols(_all) ///`,
    `  bindquotes(strict) maxquotedrows(unlimited) encoding("UTF-8") clear`,
    ...variables.map((variable, index) => `rename v${index + 1} ${nameOf(variable)}`),
    ...codes,
    ...(numbers.length > 0 ? [`destring ${numbers.map(nameOf).join(" ")}, replace`] : []),
    ...times.flatMap((name) => [
      `generate double moment = clock(substr(${name}, 1, 19), "YMD#hms")`,
      "format moment %tc",
      `drop ${name}`,
      `rename moment ${name}`,
    ]),
    ...moments,
    ...(withReasons.length > 0
      ? [
          `mvdecode ${withReasons.map(nameOf).join(" ")}, ///`,
          `  mv(${reasons.map(({ code }, index) => `${code}=${LETTERS[index]}`).join(" \\ ")})`,
        ]
      : []),
    ...variables.map((variable) => `label variable ${nameOf(variable)} ${label(variable.label, LONGEST_LABEL)}`),
    `label define why ${why}`,
    ...withReasons.filter(isNumber).map((variable) => `label values ${nameOf(variable)} why`),
    ...coded.flatMap((variable, index) => {
      const options = variable.options.map((option) => `${option.code} ${label(option.label)}`).join(" ");
      const set = `options${index + 1}`;
      return [
        `label define ${set} ${options}${tellsMissing(variable) ? ` ${why}` : ""}`,
        `label values ${nameOf(variable)} ${set}`,
      ];
    }),
    `order ${variables.map(nameOf).join(" ")}`,
    "",
  ].join("\n");
}
