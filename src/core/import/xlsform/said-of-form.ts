import { plainText, withoutPlaces } from "../plain-text.ts";
import type { Form } from "./form.ts";
import type { Sheets } from "./sheets.ts";
import type { Row, Table } from "./table.ts";

/** What the sheet settings says of the form. */
export type Settings = {
  readonly title: string;
  readonly id: string;
  readonly language: string;
  readonly notes: readonly string[];
};

const SETTINGS = ["version", "style", "public_key", "submission_url", "instance_name", "allow_choice_duplicates"];

/** Returns the settings of a form; those that have no place here are named. */
export function settingsOf(row: Row | undefined): Settings {
  const cell = (property: string) => row?.cell(property) ?? "";
  const others = SETTINGS.filter((property) => cell(property) !== "");
  const said = others.map((property) => `${property} (${property === "public_key" ? "a key" : cell(property)})`);
  return {
    title: withoutPlaces(plainText(cell("form_title"))).slice(0, 300),
    id: cell("form_id").slice(0, 300),
    language: cell("default_language"),
    notes: said.length > 0 ? [`Settings that are not carried over: ${said.join(", ")}.`] : [],
  };
}

const READ: ReadonlySet<string> = new Set([
  ..."type name label hint guidance_hint required required_message constraint constraint_message relevant".split(" "),
  ..."calculation default appearance parameters choice_filter repeat_count readonly trigger disabled rows".split(" "),
  ..."image big_image audio video".split(" "),
  ..."keepwell_name keepwell_more keepwell_scale".split(" "),
]);
const MOST_NAMED = 20;
const SHEETS: ReadonlySet<string> = new Set(["survey", "choices", "settings"]);

/** Returns what is to be said of a form as a whole. Call it once all rows are read. */
export function notesOf(sheets: Sheets, survey: Table, choices: Table, { words, appearances, lists }: Form): string[] {
  const others = [...sheets.keys()].filter((name) => !SHEETS.has(name));
  const columns = survey.columns.filter(({ property }) => property !== "" && !READ.has(property));
  const filters = survey.rows.map((row) => row.cell("choice_filter")).filter(Boolean);
  const unread = choices.columns
    .map(({ property }) => property)
    .filter(
      (property) =>
        property !== "" && !/^(list_name|name|keepwell_name|label|image|big_image|audio|video)$/.test(property),
    );
  const listed = (all: readonly string[]) =>
    `${all.slice(0, MOST_NAMED).join(", ")}${all.length > MOST_NAMED ? ` and ${all.length - MOST_NAMED} more` : ""}`;
  const looks = [...appearances].map(([name, count]) => (count > 1 ? `${name} (${count})` : name));
  const homeless = choices.rows.filter((row) => row.cell("list_name") === "").map(({ number }) => `${number}`);
  const usedLists = new Set(survey.rows.flatMap((row) => row.cell("type").split(/\s+/)));
  const unusedLists = [...lists.keys()].filter((name) => !usedLists.has(name));
  return [
    ...(others.length > 0 ? [`Other sheets are not read: ${listed(others)}.`] : []),
    ...(columns.length > 0 ? [`Columns that are not read: ${listed(columns.map(({ written }) => written))}.`] : []),
    ...(unread.length > 0
      ? [
          `Columns of the sheet choices that are not read: ${listed(unread)}.${filters.length > 0 ? " They filter options." : ""}`,
        ]
      : []),
    ...(looks.length > 0 ? [`How questions look in the file is not carried over: ${listed(looks)}.`] : []),
    ...(homeless.length > 0 ? [`Rows of the sheet choices without a list are left out: ${listed(homeless)}.`] : []),
    ...(unusedLists.length > 0 ? [`Lists of options that no question uses are left out: ${listed(unusedLists)}.`] : []),
    ...(words.withoutDefault.size > 0
      ? [`These have no words in the default language, and show others: ${listed([...words.withoutDefault])}.`]
      : []),
  ];
}
