import { type CarriedElement, TYPED_TIME } from "../../carried/carried.ts";
import type { AskedElement, ImportedElement } from "../imported.ts";
import { isObject, type Json, listIn, objectsIn, wordIn } from "../json-values.ts";
import type { AskedQuestion } from "./asked-question.ts";
import { choiceQuestion } from "./choice-question.ts";
import { conditionOf } from "./condition-of.ts";
import { leftOut, toLookAt } from "./left-out.ts";
import { ratingQuestion, sliderQuestion } from "./rating-question.ts";
import type { Reading } from "./reading.ts";
import { columnQuestions, fieldsQuestion, matrixQuestion } from "./table-question.ts";
import { typedField, validatorsLost } from "./typed-field.ts";

const UNSUPPORTED: Readonly<Record<string, string>> = {
  file: "It asks for a file, which cannot be sent here.",
  signaturepad: "It asks for a signature drawn by hand, which cannot be given here.",
  ranking: "It asks to put options in order, which cannot be asked here.",
  imagemap: "It is answered on a picture, which cannot be shown here.",
  microphone: "It asks for a recording, which cannot be sent here.",
};

/** Reads one question: its element and what goes with it, or nothing where it cannot be asked. */
export function questionElements(json: Json, reading: Reading, conditions: Json = json): ImportedElement[] {
  const type = wordIn(json["type"]) || "text";
  const name = wordIn(json["name"]) || wordIn(json["valueName"]) || wordIn(json["title"]).slice(0, 60) || "question";
  if (type === "matrixdropdown") return mixedTable(json, name, reading);
  const asked = askedAs(json, type, reading);
  if ("why" in asked) {
    reading.drop({ ...json, name, type }, asked.why, asked.count);
    return [];
  }
  const { texts } = reading;
  const title = texts.read(json["title"]) ?? texts.plain(name) ?? "-";
  const description = texts.read(json["description"]);
  const rows = asked.rows ? new Map(asked.rows.map((row) => [`${name}.${row}`, row])) : undefined;
  register(name, wordIn(json["valueName"]), asked, reading);
  if (listIn(json["choices"]).length > 0) reading.choices.set(name, json["choices"]);
  const foreign = reading.isOwn ? { ...json, declinable: null, rows: null, validators: null, keepwell: null } : json;
  const changed = [...asked.changed, ...leftOut(foreign)];
  reading.showsAnswers(json, name);
  reading.todo.push(...toLookAt(json, name));
  if (!["text", "comment", "multipletext"].includes(type))
    changed.push(...validatorsLost(objectsIn(foreign["validators"])));
  const source = {
    source: name,
    condition: conditionOf(conditions["visibleIf"] ?? reading.shownBy.get(name), reading.names),
  };
  const required = json["isRequired"] === true || json["isRequired"] === "true";
  const requiredText = texts.read(json["requiredErrorText"] ?? json["requiredMessage"]);
  const element = {
    ...asked.element,
    ...{ name, title },
    ...(description === undefined ? {} : { description }),
    ...(required ? { isRequired: true } : {}),
    ...(required && requiredText !== undefined ? { requiredErrorText: requiredText } : {}),
  } as unknown as AskedElement;
  const hasOther = "showOtherItem" in asked.element;
  const comment = json["hasComment"] === true || json["showCommentArea"] === true;
  const beside: ImportedElement[] =
    comment && !hasOther
      ? [
          {
            ...{ ...source, kind: "question", source: `${name}-Comment`, counts: 0 },
            element: {
              type: "comment",
              name: `${name}-Comment`,
              title: texts.read(json["commentText"]) ?? "Comment",
            } as AskedElement,
            changed: [
              { name: `${name}-Comment`, what: "The comment beside the question is a question of its own here." },
            ],
          },
        ]
      : [];
  const said = changed.map((what) => ({ name, what }));
  const question = {
    ...source,
    kind: "question",
    element,
    counts: asked.counts ?? 1,
    changed: said,
    ...(rows ? { rows } : {}),
    ...(reading.isOwn ? { carried: { name, element: ownProperties(json, wordIn(element.type)) } } : {}),
  } as const;
  return [question, ...beside];
}

/** Properties of ours, which other files do not have or mean otherwise. */
function ownProperties(json: Json, type: string): CarriedElement {
  const wasTyped = isObject(json["keepwell"]) && json["keepwell"][TYPED_TIME] === true;
  const names = ["declinable", "rows", "validators", "sliderType", ...(wasTyped ? ["maxLength"] : [])].filter(
    (name) => name in json,
  );
  const kept = names.filter((name) => name !== "rows" || type === "comment").map((name) => [name, json[name]]);
  return { ...Object.fromEntries(kept), ...(wasTyped ? { [TYPED_TIME]: true } : {}), type };
}

function register(
  name: string,
  valueName: string,
  asked: Exclude<AskedQuestion, { why: string }>,
  reading: Reading,
): void {
  const { options, codes, isSeveral, points = {}, rows } = asked;
  const named = { source: name, isSeveral, options, ...(codes ? { codes } : {}) };
  reading.found(name, named);
  if (valueName !== "") reading.found(valueName, named);
  for (const row of rows ?? []) reading.found(`${name}.${row}`, { ...named, source: `${name}.${row}` });
  if (Object.keys(points).length === 0) return;
  for (const place of rows ? rows.map((row) => `${name}.${row}`) : [name]) reading.points.set(place, points);
}

function askedAs(json: Json, type: string, reading: Reading): AskedQuestion {
  switch (type) {
    case "text":
    case "datepicker":
    case "bootstrapdatepicker": {
      const given = type === "text" ? json : { ...json, inputType: "date" };
      const { parts, changed } = typedField(given, reading.texts, "text");
      return { element: { type: "text", ...parts }, changed, options: null, isSeveral: false };
    }
    case "comment":
    case "editor": {
      const { parts, changed } = typedField(json, reading.texts, "comment");
      return { element: { type: "comment", ...parts }, changed, options: null, isSeveral: false };
    }
    case "boolean":
      return yesOrNo(json, reading);
    case "radiogroup":
    case "buttongroup":
    case "icheck":
      return choiceQuestion(json, "radiogroup", reading);
    case "dropdown":
    case "select2":
    case "barrating":
      return choiceQuestion(json, "dropdown", reading);
    case "checkbox":
    case "tagbox":
      return choiceQuestion(json, "checkbox", reading);
    case "imagepicker":
      return choiceQuestion(json, json["multiSelect"] === true ? "checkbox" : "radiogroup", reading);
    case "rating":
    case "emotionsratings":
      return ratingQuestion(
        listIn(json["rateValues"]).length > 0 ? json : { ...json, rateValues: json["choices"] },
        reading,
      );
    case "slider":
    case "nouislider":
    case "bootstrapslider":
      return sliderQuestion(json, reading);
    case "matrix":
      return matrixQuestion(json, reading);
    case "multipletext":
      return fieldsQuestion(json, reading);
    default:
      if (UNSUPPORTED[type]) return { why: UNSUPPORTED[type] };
      if (listIn(json["choices"]).length === 0) return { why: `Its type "${type}" is not known here.` };
      return choiceQuestion(json, "radiogroup", reading);
  }
}

function yesOrNo(json: Json, { texts }: Reading): AskedQuestion {
  const { valueTrue = true, valueFalse = false } = json;
  const [yes, no] = [texts.read(json["labelTrue"]), texts.read(json["labelFalse"])];
  const codes = new Map([
    [wordIn(valueTrue), true],
    [wordIn(valueFalse), false],
  ]);
  const isOther = valueTrue !== true || valueFalse !== false;
  const changed = isOther
    ? [`It is kept as true and false, not as "${wordIn(valueTrue)}" and "${wordIn(valueFalse)}".`]
    : [];
  const labels = { ...(yes === undefined ? {} : { labelTrue: yes }), ...(no === undefined ? {} : { labelFalse: no }) };
  return { element: { type: "boolean", ...labels }, changed, options: [true, false], codes, isSeveral: false };
}

/** A table with cells of several kinds: each column is a question here, which asks all the rows. */
function mixedTable(json: Json, name: string, reading: Reading): ImportedElement[] {
  const rows = readRows(json);
  const columns = columnQuestions(json);
  if (columns.length === 0 || rows.length === 0) {
    reading.drop({ ...json, name }, "It has no rows or no columns.");
    return [];
  }
  const { texts } = reading;
  const title = texts.read(json["title"]);
  const required = json["isRequired"] === true ? { eachRowRequired: true } : {};
  const elements = columns.flatMap((column) => {
    const own = `${name}.${wordIn(column["name"])}`;
    if (!["matrix", "multipletext"].includes(wordIn(column["type"]))) {
      reading.drop(
        { ...column, name: own },
        `Cells of the type "${wordIn(column["type"])}" cannot be asked for each row.`,
        rows.length,
      );
      return [];
    }
    const asked = questionElements({ ...required, ...column, name: own }, reading, {});
    for (const row of rows) {
      const cell = reading.ownQuestion(`${own}.${row}`);
      if (cell) reading.found(`${name}.${row}.${wordIn(column["name"])}`, cell);
    }
    return asked;
  });
  if (elements.length === 0) return [];
  reading.notes.push(
    `The table "${name}" is asked column by column: each column is a question with the rows of the table.`,
  );
  for (const what of leftOut({ ...json, cellType: undefined })) reading.notes.push(`"${name}": ${what}`);
  reading.todo.push(...toLookAt(json, name));
  reading.showsAnswers({ ...json, columns: null }, name);
  const condition = conditionOf(json["visibleIf"], reading.names);
  const description = texts.read(json["description"]);
  return [
    {
      kind: "group",
      source: name,
      condition,
      elements,
      ...(title ? { title } : {}),
      ...(description ? { description } : {}),
    },
  ];
}

const readRows = (json: Json): string[] =>
  listIn(json["rows"]).map((row) => wordIn(typeof row === "object" && row !== null ? (row as Json)["value"] : row));
