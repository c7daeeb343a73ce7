import type { ScaleVersion } from "../../content-changes/content-change.ts";
import type { SurveyElement } from "../../content-model/survey.ts";
import type { Text } from "../../content-model/text.ts";
import { typeOf, wordsOf } from "../../question-types/question-types.ts";
import { textOf } from "../../shared/text-of.ts";
import { itemsOf } from "../../surveys/items.ts";
import { pageValidators } from "../../surveys/page-validators.ts";
import { placedElements } from "../../surveys/placed-elements.ts";
import { plainText } from "../../surveys/plain-text.ts";
import { keyOf, languagesOf, languageTitle } from "../languages.ts";
import { ALWAYS, answered, isAlways, joined, type Logic, negated, Unsayable } from "../logic/logic.ts";
import { logicOf } from "../logic/logic-of-condition.ts";
import { printerFor } from "../logic/print-logic.ts";
import { scoreFields } from "../score/score-fields.ts";
import type { LeftBehind } from "../taken-home.ts";
import { targetsOf } from "../targets.ts";
import { askedThere, timesSaid } from "../times/typed-times.ts";
import { calculationsOf } from "./calculations.ts";
import { COLUMNS, cellsOf } from "./columns.ts";
import { redcapDialect } from "./dialect.ts";
import { fieldOf } from "./field.ts";
import { Rows } from "./rows.ts";
import { annotation, labelText } from "./texts.ts";

/** Names that REDCap keeps for itself. Source: REDCap Help & FAQ, "Data Dictionary", reserved variable names. */
const RESERVED = new Set(
  "record_id redcap_event_name redcap_repeat_instrument redcap_repeat_instance redcap_data_access_group redcap_survey_identifier".split(
    " ",
  ),
);
const NAMES = { longest: 26, lowerCase: true, reserved: RESERVED };
const CODES = /^[a-z0-9_]+$/;

export type Dictionary = LeftBehind & { readonly rows: readonly string[][] };

/**
 * Returns a scale as a data dictionary of REDCap, the row of headers first.
 * @param language the one language in which it asks
 */
export function redcapDictionary(scale: ScaleVersion, language: string): Dictionary {
  return new Writer(scale, language).write();
}

class Writer {
  readonly #scale: ScaleVersion;
  readonly #text: (text: Text | undefined) => string;
  readonly #language: string;
  readonly #form: string;
  readonly #unsaid: string[] = [];
  readonly #notes = new Set<string>();
  readonly #rows: Rows;
  constructor(scale: ScaleVersion, language: string) {
    this.#scale = scale;
    this.#language = language;
    this.#form = scale.rule.scale.replaceAll("-", "_");
    const key = keyOf(scale.survey, language);
    this.#text = (text) => (text === undefined ? "" : labelText(textOf(text, key)));
    this.#rows = new Rows(this.#form, this.#text);
  }

  write(): Dictionary {
    const { survey, rule } = this.#scale;
    const items = itemsOf(survey);
    const score = scoreFields(this.#scale);
    const { targets, names } = targetsOf(
      items,
      score,
      { ...NAMES, reserved: new Set([...RESERVED, `${this.#form}_complete`]) },
      CODES,
    );
    const said = new Set([...items.map(({ name }) => name), ...score.reads.map(({ id }) => id)]);
    const printer = printerFor(redcapDialect, (of) => (said.has(of) ? targets.get(of) : undefined));
    const sayable = (what: string, condition: string): Logic => {
      try {
        const logic = logicOf(condition, items);
        printer.logic(logic);
        return logic;
      } catch (error) {
        if (!(error instanceof Unsayable)) throw error;
        this.#unsaid.push(`The condition ${condition} of ${what} is left out: ${error.message}.`);
        return ALWAYS;
      }
    };
    const branching = (what: string, conditions: readonly string[]): string => {
      const logic = joined(
        "all",
        conditions.map((one) => sayable(what, one)),
      );
      return isAlways(logic) ? "" : printer.logic(logic);
    };
    const checks = pageValidators(survey, items);
    this.#rows.above("survey", survey.title);
    this.#rows.above("about", survey.description);
    this.#rows.above("notice", rule.instrument.notice);
    let panels: readonly SurveyElement[] = [];
    const placed = placedElements(survey);
    for (const [index, { element, page, conditions, panels: around }] of placed.entries()) {
      for (const _ of panels.filter((one) => !around.some((other) => other === one)))
        this.#rows.above("end", undefined);
      panels = element.type === "panel" ? [...around, element] : around;
      const own = items.filter((item) => (item.row?.question ?? item.besideOther ?? item.name) === element.name);
      if (placed[index - 1]?.page !== page) {
        const { name, title, description, validators = [] } = survey.pages[page] ?? {};
        this.#rows.above("page", title, name, ...validators);
        this.#rows.above("help", description);
      }
      if (element.type === "panel") {
        this.#rows.above("panel", element.title, element.name);
        this.#rows.above("help", element.description);
      } else if (element.type === "html")
        this.#rows.push({
          name: names.nameFor(element.name),
          type: "descriptive",
          label: this.#note(element),
          branching: branching(element.name, conditions),
          annotation: annotation({ NAME: element.name, ELEMENT: JSON.stringify({ type: "html" }) }),
        });
      else if (typeOf(element).asksNothing)
        this.#unsaid.push(`The line ${element.name}, which the page works out, is left out.`);
      const matrix = element.type === "matrix" ? names.nameFor(`${element.name}_rows`) : undefined;
      if (own.some(({ row }) => row)) {
        this.#rows.above("table", wordsOf(element), element.name);
        this.#rows.above("help", helpOf(element));
      }
      for (const item of own.map(askedThere)) {
        const target = targets.get(item.name);
        if (!target) continue;
        const field = fieldOf(item, element, target, this.#text);
        const { unsaid, notes, ...row } = field;
        this.#unsaid.push(...unsaid);
        for (const note of notes) this.#notes.add(note);
        this.#rows.push({ ...row, branching: branching(item.name, item.conditions), ...(matrix ? { matrix } : {}) });
        for (const { expression, text } of item.validators.filter(({ ofPage }) => !ofPage))
          this.#check(item.name, [item.name], expression, text, names.nameFor(`${item.name}_check`), {
            items,
            printer,
          });
      }
      if (placed[index + 1]?.page !== page)
        for (const { needs, expression, text } of checks.filter((one) => one.page === page))
          this.#check(survey.pages[page]?.name ?? "", needs, expression, text, names.nameFor("page_check"), {
            items,
            printer,
          });
    }
    const calculated = calculationsOf(score, targets, printer, this.#text, (id) => said.add(id));
    for (const row of calculated.rows) this.#rows.push(row);
    this.#unsaid.push(...calculated.unsaid);
    for (const one of timesSaid(items)) this.#notes.add(one);
    const others = languagesOf(this.#scale).filter((one) => one !== this.#language);
    for (const one of others)
      this.#notes.add(`A dictionary has one language: the words in ${languageTitle(one)} go into a file of their own.`);
    return {
      rows: [[...COLUMNS], ...this.#rows.withScale(this.#scale).map(cellsOf)],
      unsaid: [...new Set(this.#unsaid)],
      notes: [...this.#notes],
    };
  }

  /** What an answer must fulfil becomes a note that is shown where it does not. */
  #check(
    of: string,
    needs: readonly string[],
    expression: string,
    text: Text,
    name: string,
    { items, printer }: { items: ReturnType<typeof itemsOf>; printer: ReturnType<typeof printerFor> },
  ): void {
    try {
      const wrong = negated(logicOf(expression, items));
      const branching = printer.logic(joined("all", [...needs.map(answered), wrong]));
      this.#rows.push({
        name,
        type: "descriptive",
        label: this.#text(text),
        branching,
        annotation: "@KEEPWELL_CHECK",
      });
      this.#notes.add("A check of answers is a note that appears where they do not fit; it refuses nothing.");
    } catch (error) {
      if (!(error instanceof Unsayable)) throw error;
      this.#unsaid.push(`A check of ${of} is left out (${textOf(text)}): ${error.message}.`);
    }
  }

  #note(element: SurveyElement): string {
    return (
      this.#text(wordsOf(element)) && plainText(textOf(wordsOf(element), keyOf(this.#scale.survey, this.#language)))
    );
  }
}

const helpOf = (element: SurveyElement): Text | undefined =>
  "description" in element ? element.description : undefined;
