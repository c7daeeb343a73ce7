import type { ChoiceValue, SurveyDocument, SurveyElement } from "../contracts/survey.ts";
import type { Text } from "../contracts/text.ts";

/** One question as asked: what may be answered, and when it is asked. */
export type Item = {
  readonly name: string;
  readonly title: Text;
  readonly page: number;
  readonly required: boolean;
  /** All must hold for the item to be asked: the page's condition and its own. */
  readonly conditions: readonly string[];
  readonly answer: AnswerKind;
  readonly validators: readonly { readonly expression: string; readonly text: Text }[];
};

export type AnswerKind =
  | { readonly kind: "choice"; readonly options: readonly Option[] }
  | { readonly kind: "number"; readonly min: number | undefined; readonly max: number | undefined }
  | { readonly kind: "text"; readonly maxLength: number };

export type Option = { readonly value: ChoiceValue; readonly text: Text };

/** Longest text answer where the survey sets none. */
const MAX_TEXT_LENGTH = 200;

/** The items of a survey in the order they are asked. Elements that only show something are left out. */
export function itemsOf(survey: SurveyDocument): Item[] {
  return survey.pages.flatMap((page, pageIndex) =>
    page.elements.flatMap((element): Item[] => {
      if (element.type === "expression") return [];
      const conditions = [page.visibleIf, element.visibleIf].filter((one) => one !== undefined);
      return [
        {
          name: element.name,
          title: element.title,
          page: pageIndex,
          required: element.isRequired ?? false,
          conditions,
          answer: answerKindOf(element),
          validators: element.type === "text" ? (element.validators ?? []) : [],
        },
      ];
    }),
  );
}

function answerKindOf(element: Exclude<SurveyElement, { type: "expression" }>): AnswerKind {
  if (element.type === "text") {
    if (element.inputType === "number") return { kind: "number", min: element.min, max: element.max };
    return { kind: "text", maxLength: element.maxLength ?? MAX_TEXT_LENGTH };
  }
  const listed = (element.choices ?? []).map((choice) =>
    typeof choice === "object" ? choice : { value: choice, text: `${choice}` },
  );
  return { kind: "choice", options: [...listed, ...(element.type === "dropdown" ? numberedOptions(element) : [])] };
}

function numberedOptions({ choicesMin, choicesMax }: { choicesMin?: number; choicesMax?: number }): Option[] {
  if (choicesMin === undefined || choicesMax === undefined) return [];
  const count = Math.max(0, choicesMax - choicesMin + 1);
  return Array.from({ length: count }, (_, index) => ({
    value: choicesMin + index,
    text: `${choicesMin + index}`,
  }));
}
