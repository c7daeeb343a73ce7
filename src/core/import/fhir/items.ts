import { objectIn } from "../../carried/carried.ts";
import type { SurveyElement } from "../../content-model/survey.ts";
import type { Text } from "../../content-model/text.ts";
import { hasControl } from "../../fhir/control.ts";
import { elementFrom, foundItem, textBeside, textOfItem } from "../../fhir/found-item.ts";
import { fieldsIn, isEnd, isHelp, matrixRows } from "../../fhir/import-names.ts";
import { pointsOfOptions } from "../../fhir/import-options.ts";
import { URLS } from "../../fhir/resources.ts";
import type { FoundField, SharedProperties } from "../../question-types/fhir-part.ts";
import type { Condition } from "../conditions/condition-tree.ts";
import type { AskedElement, ImportedCalculation, ImportedElement, ImportedPage } from "../imported.ts";
import { isObject, objectsIn, wordIn } from "../json-values.ts";
import type { Languages } from "../languages.ts";
import type { Dropped } from "../report.ts";
import type { Names } from "../surveyjs/condition-of.ts";
import { conditionOfItem } from "./condition-of-item.ts";
import { leftOut, valueIn } from "./left-out.ts";
import { loincOf } from "./loinc.ts";
import { optionsOf, plain, questionOf, wordsFor } from "./question-item.ts";
import type { ForeignItem } from "./questionnaire-of.ts";
import type { ValueSets } from "./value-sets.ts";

/** Reads the items of one Questionnaire. */
export class ItemReading {
  readonly dropped: Dropped[] = [];
  readonly notes: string[] = [];
  readonly calculations: ImportedCalculation[] = [];
  readonly points = new Map<string, Readonly<Record<string, number>>>();
  /** LOINC codes by the ids of questions. */
  readonly codes = new Map<string, string>();
  readonly #sets: ValueSets;
  readonly #languages: Languages;
  readonly #names: Names;
  readonly #ownScore: string | null;

  /** @param ownScore the id of the group in which our own export works out the score; null in a file of anybody else */
  constructor(sets: ValueSets, languages: Languages, names: Names, ownScore: string | null) {
    this.#ownScore = ownScore;
    this.#sets = sets;
    this.#languages = languages;
    this.#names = names;
  }

  /** Each group at the top is a page; questions between them have pages of their own. */
  pagesOf(items: readonly ForeignItem[]): ImportedPage[] {
    const pages: { group: ForeignItem | null; items: ForeignItem[] }[] = [];
    for (const item of items.filter(({ linkId }) => linkId !== this.#ownScore)) {
      if (this.#isResult(item)) continue;
      const last = pages.at(-1);
      const isPage = item.type === "group" && !matrixRows(item) && !fieldsIn(item) && !isHidden(item);
      if (isPage) pages.push({ group: item, items: [...innerOf(item)] });
      else if (last?.group === null) last.items.push(item);
      else pages.push({ group: null, items: [item] });
    }
    return pages.map(({ group, items: inner }) => ({
      ...(group ? { ...this.#heading(group), ...this.#ownOf(group) } : { condition: null }),
      elements: inner.filter((one) => !isHelp(one)).flatMap((one) => this.#elementsOf(one)),
    }));
  }

  /** What our own export asks for the result of another scale is no question here. */
  #isResult({ linkId, type, extension = [] }: ForeignItem): boolean {
    if (!extension.some(({ url }) => url === URLS.reads)) return false;
    const why = "It stands for the latest result of another scale, which the rule reads itself.";
    this.dropped.push({ name: linkId, type, why });
    return true;
  }

  /** Page names and checks of answers stand in parts that our own export writes. */
  #ownOf({ linkId, extension = [] }: ForeignItem): Pick<ImportedPage, "name" | "validators"> {
    const written = extension.find(({ url }) => url === URLS.validators)?.valueString;
    const validators = written === undefined ? null : objectIn(`{"all":${written}}`)?.["all"];
    return {
      ...(linkId.startsWith(PAGE) ? { name: linkId.slice(PAGE.length) } : {}),
      ...(Array.isArray(validators) ? { validators } : {}),
    };
  }

  #heading(group: ForeignItem): { title?: Text; description?: Text; condition: Condition | null } {
    const [title, description] = [plain(textOfItem(group), this.#languages), this.#helpOf(group)];
    for (const what of leftOut(group)) this.notes.push(`Group "${group.linkId}": ${what}`);
    return {
      ...(title ? { title } : {}),
      ...(description ? { description } : {}),
      condition: conditionOfItem(group, this.#names),
    };
  }

  #elementsOf(item: ForeignItem): ImportedElement[] {
    if (isHidden(item)) {
      this.#dropHidden(item);
      return [];
    }
    if (item.type === "display") return this.#note(item);
    if (item.type === "group") {
      const rows = matrixRows(item) as readonly ForeignItem[] | null;
      const fields = rows ? null : (fieldsIn(item) as readonly ForeignItem[] | null);
      const whole = rows ? this.#table(item, rows) : fields ? this.#fields(item, fields) : null;
      if (whole) return whole;
      const elements = innerOf(item)
        .filter((one) => !isHelp(one))
        .flatMap((one) => this.#elementsOf(one));
      return [{ kind: "group", source: item.linkId || "group", ...this.#heading(item), elements }];
    }
    const beside = textBeside(item);
    const inner = innerOf(item).filter((one) => !isHelp(one) && !isEnd(one) && one !== beside);
    const condition = conditionOfItem(item, this.#names);
    const nested = inner.flatMap((one) => this.#elementsOf(one));
    // What stands in a question is asked with it only.
    const within: ImportedElement[] =
      nested.length > 0 && condition
        ? [{ kind: "group", source: `${item.linkId}-more`, condition, elements: nested }]
        : nested;
    return [...this.#question(item, condition), ...within];
  }

  #note(item: ForeignItem): ImportedElement[] {
    const text = plain(textOfItem(item), this.#languages);
    if (text === undefined) this.notes.push(`The text "${item.linkId}" has no words, and is left out.`);
    return text === undefined
      ? []
      : [{ kind: "note", source: item.linkId || "note", text, condition: conditionOfItem(item, this.#names) }];
  }

  #question(item: ForeignItem, condition: Condition | null): ImportedElement[] {
    const { linkId, type } = item;
    if (this.#isCalculated(item)) return [];
    const found = questionOf(item, this.#shared(item), this.#sets, this.#languages);
    if ("why" in found) {
      this.dropped.push({ name: linkId, type, why: found.why });
      return [];
    }
    if (Object.keys(found.points).length > 0) this.points.set(linkId, found.points);
    this.#keepCode(item);
    const changed = [...found.changed, ...leftOut(item)].map((what) => ({ name: linkId, what }));
    return [{ kind: "question", source: linkId, element: asked(found.element), condition, counts: 1, changed }];
  }

  #table(item: ForeignItem, rows: readonly ForeignItem[]): ImportedElement[] | null {
    const options = optionsOf(rows[0] as ForeignItem, this.#sets, this.#languages) ?? [];
    const found = foundItem(item, options, rows);
    const words = found.rows?.map((row) => ({ ...row, text: plain(row.text, this.#languages) ?? row.value })) ?? null;
    const element = elementFrom({ ...found, rows: words }, this.#shared(item));
    if (!element) return null;
    for (const row of rows) {
      const given = pointsOfOptions(optionsOf(row, this.#sets, this.#languages) ?? []);
      if (Object.keys(given).length > 0) this.points.set(row.linkId, given);
    }
    return this.#withParts(item, rows, element);
  }

  #fields(item: ForeignItem, fields: readonly ForeignItem[]): ImportedElement[] | null {
    const read = fields.flatMap((field): FoundField[] => {
      const found = questionOf(field, this.#shared(field), this.#sets, this.#languages);
      if ("why" in found || found.element.type !== "text") return [];
      const { type: _, validators: __, visibleIf: ___, ...kept } = found.element;
      const name = field.linkId.slice(item.linkId.length + 1);
      return [{ ...kept, name }];
    });
    if (read.length < fields.length) return null;
    const element = elementFrom(foundItem(item, null, null, read), this.#shared(item));
    return element && this.#withParts(item, fields, element);
  }

  #withParts(item: ForeignItem, parts: readonly ForeignItem[], element: SurveyElement): ImportedElement[] {
    const rows = new Map(parts.map(({ linkId }) => [linkId, linkId.slice(item.linkId.length + 1)]));
    const changed = [item, ...parts].flatMap((one) => leftOut(one).map((what) => ({ name: one.linkId, what })));
    const condition = conditionOfItem(item, this.#names);
    for (const part of parts) this.#keepCode(part);
    return [
      {
        kind: "question",
        source: item.linkId,
        element: asked(element),
        rows,
        condition,
        counts: parts.length,
        changed,
      },
    ];
  }

  #keepCode({ linkId, raw }: ForeignItem): void {
    const code = loincOf(raw);
    if (code !== undefined) this.codes.set(linkId, code);
  }

  #shared(item: ForeignItem): SharedProperties {
    const help = this.#helpOf(item);
    const isDeclinable = item.extension?.some(
      ({ url, valueBoolean }) => url === URLS.declinable && valueBoolean === true,
    );
    return {
      name: item.linkId,
      title: wordsFor(plain(textOfItem(item), this.#languages), item),
      ...(help ? { description: help } : {}),
      ...(item.required ? { isRequired: true } : {}),
      ...(isDeclinable ? { declinable: true } : {}),
    };
  }

  #helpOf({ item = [] }: ForeignItem): Text | undefined {
    const help = item.find(isHelp);
    return help && plain(textOfItem(help), this.#languages);
  }

  /** A number that the file works out is no question. */
  #isCalculated(item: ForeignItem): boolean {
    const found = objectsIn(item.raw["extension"]).find(({ url }) =>
      wordIn(url).endsWith("sdc-questionnaire-calculatedExpression"),
    );
    if (!found) return false;
    const isOwn = isObject(found["valueExpression"]);
    this.calculations.push({
      source: item.linkId,
      written: isOwn ? valueIn(found) : JSON.stringify(found).slice(0, 200),
      formula: null,
    });
    return true;
  }

  #dropHidden(item: ForeignItem): void {
    const isAsked = item.type !== "group" && item.type !== "display";
    const why = 'The file never shows it ("questionnaire-hidden").';
    if (isAsked && !this.#isCalculated(item)) this.dropped.push({ name: item.linkId, type: item.type, why });
    for (const inner of innerOf(item)) if (!isHelp(inner)) this.#dropHidden(inner);
  }
}

/** How the link of a page begins in our own export. */
const PAGE = "page/";

const innerOf = ({ item = [] }: ForeignItem): readonly ForeignItem[] => item as readonly ForeignItem[];

/** Nobody is asked an item that is hidden, or that stands there for programs alone. */
const isHidden = (item: ForeignItem): boolean =>
  hasControl(item, "hidden") ||
  (item.extension ?? []).some(
    ({ url, valueBoolean }) => url.endsWith("/questionnaire-hidden") && valueBoolean === true,
  );

function asked(element: SurveyElement): AskedElement {
  const { visibleIf: _, ...rest } = element;
  return rest as AskedElement;
}
