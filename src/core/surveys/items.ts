import type { Choice, QuestionElement } from "../content-model/questions.ts";
import type { AnswerValue, SurveyDocument } from "../content-model/survey.ts";
import type { Text } from "../content-model/text.ts";

/** One question as asked: what may be answered, and when it is asked. Each row of a matrix is one. */
export type Item = {
  /** Name of the question; a row of a matrix has the matrix's name and its own, with a point between. */
  readonly name: string;
  readonly title: Text;
  readonly page: number;
  readonly required: boolean;
  /** All must hold for the item to be asked: the page's condition and its own. */
  readonly conditions: readonly string[];
  readonly answer: AnswerKind;
  readonly validators: readonly { readonly expression: string; readonly text: Text }[];
  /** Set for a row of a matrix. */
  readonly row?: { readonly question: string; readonly value: string };
};

export type AnswerKind =
  | { readonly kind: "choice"; readonly options: readonly Option[] }
  /** Any number of the options; the points of those picked are added up. */
  | { readonly kind: "choices"; readonly options: readonly Option[] }
  | { readonly kind: "number"; readonly min: number | undefined; readonly max: number | undefined }
  | { readonly kind: "text"; readonly maxLength: number };

type OptionValue = Extract<AnswerValue, string | number | boolean>;
export type Option = {
  readonly value: OptionValue;
  readonly text: Text;
  /** True for an option that cannot be picked together with others. */
  readonly isExclusive?: boolean;
};

/** Longest text answer where the survey sets none. */
const MAX_TEXT_LENGTH = 200;

/** The ends of a rating where the survey sets none, as SurveyJS has it. */
const RATING = { min: 1, max: 5 };

/** The items of a survey in the order they are asked. Elements that only show something are left out. */
export function itemsOf(survey: SurveyDocument): Item[] {
  return survey.pages.flatMap((page, pageIndex) =>
    page.elements.flatMap((element): Item[] => {
      if (element.type === "expression") return [];
      const item: Item = {
        name: element.name,
        title: element.title,
        page: pageIndex,
        required: element.isRequired ?? false,
        conditions: [page.visibleIf, element.visibleIf].filter((one) => one !== undefined),
        answer: answerKindOf(element),
        validators: element.type === "text" ? (element.validators ?? []) : [],
      };
      return element.type === "matrix" ? rowItems(item, element) : [item];
    }),
  );
}

function rowItems(matrix: Item, element: Extract<QuestionElement, { type: "matrix" }>): Item[] {
  const { isRequired, eachRowRequired, isAllRowRequired } = element;
  const required = isRequired === true || eachRowRequired === true || isAllRowRequired === true;
  return element.rows.map((row) => {
    const { value, text } = typeof row === "string" ? { value: row, text: row } : row;
    const name = `${matrix.name}.${value}`;
    return { ...matrix, name, title: text, required, row: { question: matrix.name, value } };
  });
}

function answerKindOf(element: QuestionElement): AnswerKind {
  switch (element.type) {
    case "text":
      if (element.inputType === "number") return { kind: "number", min: element.min, max: element.max };
      return { kind: "text", maxLength: element.maxLength ?? MAX_TEXT_LENGTH };
    case "boolean":
      return {
        kind: "choice",
        options: [
          { value: true, text: element.labelTrue ?? "Yes" },
          { value: false, text: element.labelFalse ?? "No" },
        ],
      };
    case "rating":
      return { kind: "choice", options: numberedOptions(element.rateMin ?? RATING.min, element.rateMax ?? RATING.max) };
    case "checkbox":
      return { kind: "choices", options: listedOptions(element.choices) };
    case "matrix":
      return { kind: "choice", options: listedOptions(element.columns) };
    case "dropdown": {
      const listed = listedOptions(element.choices ?? []);
      return { kind: "choice", options: [...listed, ...numberedOptions(element.choicesMin, element.choicesMax)] };
    }
    case "radiogroup":
      return { kind: "choice", options: listedOptions(element.choices) };
  }
}

function listedOptions(choices: readonly Choice[]): Option[] {
  return choices.map((choice) => (typeof choice === "object" ? choice : { value: choice, text: `${choice}` }));
}

function numberedOptions(min: number | undefined, max: number | undefined): Option[] {
  if (min === undefined || max === undefined) return [];
  const count = Math.max(0, max - min + 1);
  return Array.from({ length: count }, (_, index) => ({ value: min + index, text: `${min + index}` }));
}
