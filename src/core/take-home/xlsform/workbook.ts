import { carriedElement } from "../../carried/carried.ts";
import { carriedScale } from "../../carried/carried-scale.ts";
import { NOTICE_NAME } from "../../carried/notice.ts";
import type { ScaleVersion } from "../../content-changes/content-change.ts";
import type { SurveyElement } from "../../content-model/survey.ts";
import type { Text } from "../../content-model/text.ts";
import type { Item } from "../../question-types/item.ts";
import { typeOf, wordsOf } from "../../question-types/question-types.ts";
import { everyWording, textOf } from "../../shared/text-of.ts";
import { itemsOf } from "../../surveys/items.ts";
import { pageValidators } from "../../surveys/page-validators.ts";
import { elementsIn, isPanel } from "../../surveys/placed-elements.ts";
import { languagesOf, languageTitle } from "../languages.ts";
import { answered, joined, negated, Unsayable } from "../logic/logic.ts";
import { logicOf } from "../logic/logic-of-condition.ts";
import { type Printer, printerFor, type Target } from "../logic/print-logic.ts";
import { type ScoreFields, scoreFields } from "../score/score-fields.ts";
import type { ShortNames } from "../short-names.ts";
import type { LeftBehind } from "../taken-home.ts";
import { targetsOf } from "../targets.ts";
import { askedThere, timesSaid } from "../times/typed-times.ts";
import { calculationsOf } from "./calculations.ts";
import { ChoiceLists } from "./choice-lists.ts";
import { xlsformDialect } from "./dialect.ts";
import { plainTexts, questionOf } from "./question.ts";
import { more, type Sheet, type SheetRow, Translated } from "./sheets.ts";

/** Names that pyxform's documents have already. Source: pyxform, the root "data" and the block "meta" of each form. */
const RESERVED = ["data", "meta", "instanceid", "instancename"];
const CODES = /^[A-Za-z0-9_.-]+$/;

export type Workbook = LeftBehind & { readonly sheets: readonly Sheet[] };

/** What the rows of a table say themselves. */
const HELD_BY_ROWS = ["description", "isRequired", "eachRowRequired", "isAllRowRequired"];

/** Returns a scale as the three sheets of an XLSForm. */
export function xlsformWorkbook(scale: ScaleVersion): Workbook {
  return new Writer(scale).write();
}

class Writer {
  readonly #scale: ScaleVersion;
  readonly #items: readonly Item[];
  readonly #score: ScoreFields;
  readonly #targets: ReadonlyMap<string, Target>;
  readonly #names: ShortNames;
  readonly #said: Set<string>;
  readonly #printer: Printer;
  readonly #translated: Translated;
  readonly #lists: ChoiceLists;
  readonly #rows: SheetRow[] = [];
  readonly #unsaid = new Set<string>();
  readonly #notes = new Set<string>();

  constructor(scale: ScaleVersion) {
    this.#scale = scale;
    this.#items = itemsOf(scale.survey);
    this.#score = scoreFields(scale);
    const reserved = new Set([...RESERVED, scale.rule.scale]);
    const { targets, names } = targetsOf(this.#items, this.#score, { longest: 60, lowerCase: false, reserved }, CODES);
    this.#targets = targets;
    this.#names = names;
    this.#said = new Set([...this.#items.map(({ name }) => name), ...this.#score.reads.map(({ id }) => id)]);
    this.#printer = printerFor(xlsformDialect, (of) => (this.#said.has(of) ? targets.get(of) : undefined));
    this.#translated = new Translated(languagesOf(scale));
    this.#lists = new ChoiceLists(this.#translated);
  }

  write(): Workbook {
    const { survey, rule } = this.#scale;
    const intro = this.#translated.cells("label", survey.description);
    if (survey.description !== undefined)
      this.#rows.push({ type: "note", name: this.#names.nameFor("introduction"), ...more("introduction"), ...intro });
    this.#note(NOTICE_NAME, rule.instrument.notice, more("notice"));
    const checks = pageValidators(survey, this.#items);
    for (const [index, { name, title, description, visibleIf, elements, validators }] of survey.pages.entries()) {
      const own = more("page", validators ? { validators } : {});
      this.#begin(name, title, visibleIf, { appearance: "field-list", ...own }, `the page ${name}`);
      this.#note(`${name}_note`, description, more("help"));
      for (const element of elements) this.#element(element);
      for (const { needs, expression, text } of checks.filter(({ page }) => page === index))
        this.#check(name, needs, expression, text);
      this.#rows.push({ type: "end_group" });
    }
    const calculated = calculationsOf(this.#score, this.#targets, this.#printer, this.#translated, (id) =>
      this.#said.add(id),
    );
    this.#rows.push(...calculated.rows);
    for (const one of calculated.unsaid) this.#unsaid.add(one);
    for (const one of timesSaid(this.#items)) this.#notes.add(one);
    const first = languagesOf(this.#scale)[0] ?? "en";
    const settings = {
      form_title: textOf(survey.title),
      form_id: rule.scale,
      version: rule.version,
      default_language: languageTitle(first),
    };
    if (everyWording(survey.title).length > 1)
      this.#notes.add("The form's title has one language: that of the others is read by Keepwell alone.");
    const of = this.#translated;
    return {
      sheets: [
        {
          name: "survey",
          columns: [
            "type",
            "name",
            "keepwell_name",
            ...of.columns("label"),
            ...of.columns("hint"),
            "required",
            ...of.columns("required_message"),
            "relevant",
            "constraint",
            ...of.columns("constraint_message"),
            "appearance",
            "parameters",
            "calculation",
            "keepwell_more",
            "keepwell_scale",
          ],
          rows: this.#withScale(),
        },
        {
          name: "choices",
          columns: ["list_name", "name", "keepwell_name", ...of.columns("label")],
          rows: this.#lists.rows,
        },
        { name: "settings", columns: Object.keys(settings), rows: [settings] },
      ],
      unsaid: [...this.#unsaid],
      notes: [...this.#notes],
    };
  }

  /** The first row has beside it what the columns do not say of the scale. */
  #withScale(): readonly SheetRow[] {
    const formulas = this.#rows.flatMap(({ type, name, calculation }) =>
      type === "calculate" ? [`${name} ${calculation}`] : [],
    );
    const scale = JSON.stringify(carriedScale(this.#scale, formulas));
    return this.#rows.map((row, index) => (index === 0 ? { ...row, keepwell_scale: scale } : row));
  }

  #element(element: SurveyElement): void {
    if (isPanel(element)) {
      this.#begin(element.name, element.title, element.visibleIf, more("panel"), element.name);
      this.#note(`${element.name}_note`, element.description, more("help"));
      for (const inner of elementsIn(element)) this.#element(inner);
      this.#rows.push({ type: "end_group" });
      return;
    }
    const relevant = this.#relevant(element.name, element.visibleIf);
    if (typeOf(element).asksNothing) {
      if (element.type === "html")
        this.#note(element.name, plainTexts(wordsOf(element)), {
          ...relevant,
          ...more("html"),
          keepwell_name: element.name,
        });
      else this.#unsaid.add(`The line ${element.name}, which the page works out, is left out.`);
      return;
    }
    const own = this.#items.filter((item) => (item.row?.question ?? item.besideOther ?? item.name) === element.name);
    const hasRows = own.some(({ row }) => row);
    if (hasRows) {
      this.#begin(
        element.name,
        wordsOf(element),
        element.visibleIf,
        {
          ...(element.type === "matrix" ? { appearance: "table-list" } : {}),
          keepwell_more: JSON.stringify(carriedElement(element, HELD_BY_ROWS)),
        },
        element.name,
      );
      if ("description" in element) this.#note(`${element.name}_note`, element.description, more("help"));
    }
    for (const item of own)
      this.#question(
        askedThere(item),
        element,
        hasRows ? {} : item.besideOther ? this.#relevant(item.name, item.conditions.at(-1)) : relevant,
      );
    if (hasRows) this.#rows.push({ type: "end_group" });
  }

  #question(item: Item, element: SurveyElement, relevant: SheetRow): void {
    const target = this.#targets.get(item.name);
    if (!target) return;
    const { row, limits, unsaid, notes } = questionOf(item, element, target, this.#translated, this.#lists);
    for (const one of unsaid) this.#unsaid.add(one);
    for (const one of notes) this.#notes.add(one);
    const constraint = limits.join(" and ");
    this.#rows.push({ ...row, ...relevant, ...(constraint ? { constraint } : {}) });
    for (const { expression, text } of item.validators.filter(({ ofPage }) => !ofPage))
      this.#check(item.name, [item.name], expression, text);
  }

  #begin(name: string, title: Text | undefined, visibleIf: string | undefined, row: SheetRow, what: string): void {
    const group = this.#names.nameFor(`${name}_group`);
    this.#rows.push({
      type: "begin_group",
      name: group,
      keepwell_name: name,
      ...this.#translated.cells("label", title),
      ...this.#relevant(what, visibleIf),
      ...row,
    });
  }

  #note(name: string, text: Text | undefined, row: SheetRow = {}): void {
    if (text === undefined) return;
    this.#rows.push({
      type: "note",
      name: this.#names.nameFor(name),
      ...this.#translated.cells("label", text),
      ...row,
    });
  }

  #relevant(what: string, condition: string | undefined): SheetRow {
    if (condition === undefined) return {};
    try {
      return { relevant: this.#printer.logic(logicOf(condition, this.#items)) };
    } catch (error) {
      if (!(error instanceof Unsayable)) throw error;
      this.#unsaid.add(`The condition of ${what} is left out, so it is always shown: ${error.message}.`);
      return {};
    }
  }

  /** What an answer must fulfil becomes a note that is shown where it does not. */
  #check(of: string, needs: readonly string[], expression: string, text: Text): void {
    try {
      const wrong = negated(logicOf(expression, this.#items));
      const relevant = this.#printer.logic(joined("all", [...needs.map(answered), wrong]));
      this.#note(`${of}_check`, text, { relevant, ...more("check") });
      this.#notes.add("A check of answers is a note that appears where they do not fit; it refuses nothing.");
    } catch (error) {
      if (!(error instanceof Unsayable)) throw error;
      this.#unsaid.add(`A check of ${of} is left out (${textOf(text)}): ${error.message}.`);
    }
  }
}
