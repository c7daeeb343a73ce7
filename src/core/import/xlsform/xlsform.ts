import { type CarriedScale, carriedScaleIn, withFingerprint } from "../../carried/carried-scale.ts";
import type { Text } from "../../content-model/text.ts";
import { textOf } from "../../shared/text-of.ts";
import { questionsIn } from "../conditions/condition-tree.ts";
import type { ImportedInstrument } from "../imported.ts";
import type { BroughtFile, Reader } from "../reader.ts";
import { UnreadableFile } from "../unreadable.ts";
import { namesIn } from "./calculated.ts";
import { circlesIn } from "./circles.ts";
import { parseExpression } from "./expressions/parse-expression.ts";
import type { Form } from "./form.ts";
import { languagesOf } from "./languages.ts";
import { listsOf } from "./lists.ts";
import { ownTypeOf } from "./own-columns.ts";
import { pagesOf } from "./pages.ts";
import { notesOf, settingsOf } from "./said-of-form.ts";
import { type Sheets, sheetsOf } from "./sheets.ts";
import { tableOf } from "./table.ts";
import { treeOf } from "./tree.ts";
import { wordsOf } from "./words.ts";

/** A form of ODK, KoBo and others: a workbook with the sheets survey, choices and settings, or these in one text. */
export const xlsform: Reader = {
  format: "xlsform",
  recognises: (file) => {
    // A workbook can be nothing else, and the reader says what it lacks.
    if (file.sheets) return true;
    const survey = sheetsOf(file)?.get("survey");
    return survey?.[0]?.cells.some((cell) => /^(type|command|name|label.*)$/i.test(cell)) ?? false;
  },
  read(file) {
    const sheets = sheetsOf(file);
    if (!sheets) throw new UnreadableFile("There is no sheet survey in it.");
    return [instrumentOf(sheets, file)];
  },
};

/** @throws UnreadableFile where the sheets are not those of a form */
function instrumentOf(sheets: Sheets, { name: file, notes: ofFile = [] }: BroughtFile): ImportedInstrument {
  const written = sheets.get("survey");
  if (!written) {
    const found = [...sheets.keys()].slice(0, 10).join(", ");
    throw new UnreadableFile(`There is no sheet survey in it${found === "" ? "" : `; its sheets are ${found}`}.`);
  }
  const survey = tableOf("survey", written, ["type", "name"]);
  if (survey.rows.length === 0) throw new UnreadableFile("The sheet survey has no questions.", "sheet survey");
  const choices = tableOf("choices", sheets.get("choices") ?? [], ["list_name", "name"]);
  const settings = settingsOf(tableOf("settings", sheets.get("settings") ?? [], []).rows[0]);
  const languages = languagesOf([...survey.columns, ...choices.columns], settings.language);
  const words = wordsOf(languages);
  const lists = listsOf(choices.rows, words);
  const names = namesIn(survey.rows, lists);
  const form: Form = {
    words,
    lists,
    expression: (text, self) => parseExpression(text, self, names),
    ...{ dropped: [], notes: [], todo: [], calculations: [], appearances: new Map() },
  };
  const pages = pagesOf(treeOf(survey.rows, form.notes), form);
  // The one that counts most questions is the total, if any is.
  const counted = (one: (typeof form.calculations)[number]) =>
    new Set(one.formula ? questionsIn(one.formula) : []).size;
  const calculations = [...form.calculations].sort((one, other) => counted(other) - counted(one));
  const bare = (file.split(/[\\/]/).at(-1) ?? file).replace(/\.[^.]*$/, "");
  const scale = survey.rows.map((row) => row.cell("keepwell_scale")).find(Boolean);
  const carried = scale ? carriedScaleIn(scale) : null;
  const introduction = survey.rows.find((row) => ownTypeOf(row) === "introduction");
  const description = introduction && words.of(introduction, "label");
  return {
    ...(carried
      ? {
          own: withFingerprint(
            carried,
            form.calculations.map(({ source, written: formula }) => `${source} ${formula}`),
          ),
        }
      : {}),
    ...(description ? { description } : {}),
    name: settings.id || settings.title || bare,
    title: ownTitle(carried, settings.title) || settings.title || settings.id || bare || "Form",
    pages,
    calculations,
    dropped: form.dropped,
    notes: [...ofFile, ...languages.notes, ...settings.notes, ...notesOf(sheets, survey, choices, form), ...form.notes],
    languages: languages.all,
    shownAnswers: words.shownAnswers,
    todo: [...languages.todo, ...form.todo, ...circlesIn(pages)],
  };
}

/** The title in all languages, where the one of the settings is still the same. */
const ownTitle = (carried: CarriedScale | null, title: string): Text | undefined =>
  carried && textOf(carried.title) === title ? carried.title : undefined;
