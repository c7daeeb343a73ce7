import { LONGEST_VALUE } from "../../content-model/limits.ts";
import {
  type AnswerOption,
  type Coding,
  type EnableWhen,
  type Extension,
  type Questionnaire,
  type QuestionnaireItem,
  URLS,
} from "../../fhir/resources.ts";
import { isObject, type Json, numberOf, objectsIn, wordIn } from "../json-values.ts";

/** An item with what only a foreign Questionnaire says of it. */
export type ForeignItem = QuestionnaireItem & { readonly raw: Json; readonly item?: readonly ForeignItem[] };
export type ForeignQuestionnaire = Omit<Questionnaire, "item"> & {
  readonly raw: Json;
  readonly item: readonly ForeignItem[];
};

/** The names that versions of FHIR and its guides have for the points of an option. */
const POINTS = /\/(?:[a-z-]+-)?(?:ordinalValue|itemWeight)$/;
const OPERATORS: ReadonlySet<string> = new Set(["exists", "=", "!=", ">", "<", ">=", "<="]);

const TEXTS = ["id", "url", "version", "name", "title", "description", "publisher", "copyright"];

/** Takes of a Questionnaire the parts that have the form that FHIR gives them. */
export function questionnaireOf(raw: Json): ForeignQuestionnaire {
  const text = (name: string) =>
    wordIn(raw[name]) === "" ? {} : { [name]: wordIn(raw[name]), ...extended(raw, name) };
  return {
    ...{ resourceType: "Questionnaire", status: wordIn(raw["status"]), raw, item: objectsIn(raw["item"]).map(itemOf) },
    ...Object.assign({}, ...TEXTS.map(text)),
    extension: extensionsIn(raw),
  };
}

function itemOf(raw: Json): ForeignItem {
  const item = objectsIn(raw["item"]).map(itemOf);
  const maxLength = numberOf(raw["maxLength"]);
  const answerOption = objectsIn(raw["answerOption"] ?? raw["option"]).map(optionOf);
  const valueSet = raw["answerValueSet"] ?? (isObject(raw["options"]) ? raw["options"]["reference"] : undefined);
  const words = [wordIn(raw["prefix"]), wordIn(raw["text"])].filter(Boolean).join(" ");
  return {
    ...{ linkId: wordIn(raw["linkId"]), type: typeOf(raw), raw, extension: extensionsIn(raw) },
    ...(words === "" ? {} : { text: words, ...extended(raw, "text") }),
    ...(raw["required"] === true ? { required: true } : {}),
    ...(raw["repeats"] === true ? { repeats: true } : {}),
    ...(maxLength !== undefined && maxLength >= 1 ? { maxLength: Math.round(maxLength) } : {}),
    ...(answerOption.length > 0 ? { answerOption } : {}),
    ...(wordIn(valueSet) === "" ? {} : { answerValueSet: wordIn(valueSet) }),
    ...(raw["enableBehavior"] === "any" ? { enableBehavior: "any" } : {}),
    enableWhen: objectsIn(raw["enableWhen"]).map(enableWhenOf),
    ...(item.length > 0 ? { item } : {}),
  };
}

/** R5 says "coding" for a choice; a file may leave the type out. */
function typeOf(raw: Json): string {
  const type = wordIn(raw["type"]);
  const isOpen = raw["answerConstraint"] === "optionsOrString";
  if (type === "coding" || (type === "question" && raw["answerOption"])) return isOpen ? "open-choice" : "choice";
  // R5 gives options to texts and numbers too.
  if (["string", "text", "integer", "date", "time"].includes(type) && (raw["answerOption"] || raw["answerValueSet"]))
    return isOpen ? "open-choice" : "choice";
  if (type !== "") return type;
  if (Array.isArray(raw["item"])) return "group";
  return raw["answerOption"] || raw["answerValueSet"] ? "choice" : "string";
}

function optionOf(raw: Json): AnswerOption {
  const extension = extensionsIn(raw);
  const coding = raw["valueCoding"];
  if (isObject(coding)) return { extension, valueCoding: codingOf(coding) };
  if (typeof raw["valueInteger"] === "number") return { extension, valueInteger: raw["valueInteger"] };
  const reference = isObject(raw["valueReference"]) ? raw["valueReference"] : {};
  const words = ["valueString", "valueDate", "valueTime", "valueInteger", "valueDecimal"]
    .map((name) => wordIn(raw[name]))
    .find(Boolean);
  return { extension, valueString: words ?? wordIn(reference["display"] ?? reference["reference"]) };
}

/** The longest value that an option may have here. */

export function codingOf(raw: Json): Coding {
  const display = wordIn(raw["display"]);
  const code = (wordIn(raw["code"]) || display).slice(0, LONGEST_VALUE);
  return {
    extension: extensionsIn(raw),
    ...(code === "" ? {} : { code }),
    ...(wordIn(raw["system"]) === "" ? {} : { system: wordIn(raw["system"]) }),
    ...(display === "" ? {} : { display, ...extended(raw, "display") }),
  };
}

function enableWhenOf(raw: Json): EnableWhen {
  const operator = OPERATORS.has(wordIn(raw["operator"]))
    ? (raw["operator"] as EnableWhen["operator"])
    : raw["hasAnswer"] === undefined
      ? "="
      : "exists";
  const coding = isObject(raw["answerCoding"]) ? { answerCoding: codingOf(raw["answerCoding"]) } : {};
  const quantity = isObject(raw["answerQuantity"]) ? numberOf(raw["answerQuantity"]["value"]) : undefined;
  const number = numberOf(raw["answerInteger"]) ?? numberOf(raw["answerDecimal"]) ?? quantity;
  const isTrue = raw["answerBoolean"] ?? raw["hasAnswer"];
  const texts = ["answerString", "answerDate", "answerTime"].flatMap((name) =>
    wordIn(raw[name]) === "" ? [] : [[name, wordIn(raw[name])]],
  );
  return {
    ...{ question: wordIn(raw["question"]), operator },
    ...coding,
    ...(number === undefined ? {} : { answerDecimal: number }),
    ...(typeof isTrue === "boolean" ? { answerBoolean: isTrue } : {}),
    ...Object.fromEntries(texts),
  };
}

function extensionsIn(raw: Json): Extension[] {
  return objectsIn(raw["extension"]).flatMap((one): Extension[] => {
    const url = wordIn(one["url"]);
    if (url === "") return [];
    const decimal = numberOf(one["valueDecimal"]);
    const integer = numberOf(one["valueInteger"]);
    const concept = isObject(one["valueCodeableConcept"])
      ? objectsIn(one["valueCodeableConcept"]["coding"]).map(codingOf)
      : null;
    const words = ["valueString", "valueDate", "valueTime", "valueCode", "valueMarkdown"].flatMap((name) =>
      typeof one[name] === "string" ? [[name === "valueMarkdown" ? "valueString" : name, one[name]]] : [],
    );
    return [
      {
        url: POINTS.test(url) ? URLS.ordinalValue : url,
        ...(Array.isArray(one["extension"]) ? { extension: extensionsIn(one) } : {}),
        ...(decimal === undefined ? {} : { valueDecimal: decimal }),
        ...(integer === undefined ? {} : { valueInteger: integer }),
        ...(typeof one["valueBoolean"] === "boolean" ? { valueBoolean: one["valueBoolean"] } : {}),
        ...(concept ? { valueCodeableConcept: { coding: concept } } : {}),
        ...Object.fromEntries(words),
      },
    ];
  });
}

/** The translations of a text stand beside it. */
function extended(raw: Json, name: string): Record<string, unknown> {
  const beside = raw[`_${name}`];
  return isObject(beside) ? { [`_${name}`]: { extension: extensionsIn(beside) } } : {};
}
