import type { Static } from "typebox";
import { choiceFrom } from "../fhir-part.ts";
import type { Item } from "../item.ts";
import { listedOptions } from "../options.ts";
import type { QuestionType } from "../question-type.ts";
import type { SchemaParts } from "../schema-parts.ts";
import { plainOption, type ShownOption } from "../shown-question.ts";
import type { PropertyWords } from "../words-for-changes.ts";

const schema = ({ Type, closed, question, ChoiceSchema, NameSchema, TextSchema }: SchemaParts) => {
  const row = Type.Union([NameSchema, Type.Object({ value: NameSchema, text: TextSchema }, closed)]);
  return Type.Object(
    {
      type: Type.Literal("matrix"),
      ...question,
      columns: Type.Array(ChoiceSchema, { minItems: 2 }),
      rows: Type.Array(row, { minItems: 1 }),
      /**
       * SurveyJS itself requires every row only with this property (or its older name below); here `isRequired`
       * does too.
       */
      eachRowRequired: Type.Optional(Type.Boolean()),
      isAllRowRequired: Type.Optional(Type.Boolean()),
    },
    closed,
  );
};
type Matrix = Static<ReturnType<typeof schema>>;

/** The properties that are read of SurveyJS's model. */
type Columns = { readonly visibleColumns: readonly ShownOption[] };
type Rows = { readonly visibleRows: readonly { readonly name: string; readonly text: string }[] };

function items({ isRequired, eachRowRequired, isAllRowRequired, columns, rows }: Matrix, asked: Omit<Item, "answer">) {
  const required = isRequired === true || eachRowRequired === true || isAllRowRequired === true;
  const options = listedOptions(columns);
  return rows.map((row): Item => {
    const { value, text } = typeof row === "string" ? { value: row, text: row } : row;
    const name = `${asked.name}.${value}`;
    return {
      ...asked,
      name,
      title: text,
      required,
      answer: { kind: "choice", options },
      row: { question: asked.name, value },
    };
  });
}

const eachRow: PropertyWords = {
  code: "REQUIRED_CHANGED",
  touches: "answers",
  sentence({ property, name, isOn }) {
    const each = isOn ? "must now each be answered" : "need no longer each be answered";
    return `The rows of question ${name} ${each} (${property}).`;
  },
};

/** The same options for several rows, one selected in each. Every row is an item of its own. */
export const matrix: QuestionType<Matrix> = {
  name: "matrix",
  place: 7,
  schema,
  items,
  optionList: "columns",
  rowList: "rows",
  changes: { others: { eachRowRequired: eachRow, isAllRowRequired: eachRow } },
  fhir: {
    mark: { control: "gtable" },
    from({ rows, options }, { visibleIf, isRequired: _, ...words }) {
      if (!rows) return null;
      return {
        type: "matrix",
        ...words,
        ...(rows.every(({ required }) => required) ? { isRequired: true, eachRowRequired: true } : {}),
        ...(visibleIf === undefined ? {} : { visibleIf }),
        columns: (options ?? []).map(choiceFrom),
        rows: rows.map(({ value, text }) => (text === value ? value : { value, text })),
      };
    },
  },
  shown: {
    renderer: "rows-of-options",
    surveyJs: { models: ["matrix"] },
    options: ({ visibleColumns }: Columns) => visibleColumns.map(plainOption),
    rows: ({ visibleRows }: Rows) => visibleRows,
  },
};
