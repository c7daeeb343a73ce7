import { useReducer } from "react";
import type { QuestionTextModel } from "survey-core";
import { readNumber } from "#core/question-types/answer-kinds/read-number.ts";
import { isUnreadNumber, keepTyped, typedIn } from "./typed-numbers.ts";

type Props = {
  readonly question: QuestionTextModel;
  /** The id of words that belong to the field besides the question. */
  readonly labelId?: string;
};

/**
 * A field for a number. It is no `<input type="number">`: that one drops the comma of "6,5" in some browsers, so that it
 * becomes 65, and hides from the page what it cannot read.
 */
export function NumberField({ question, labelId }: Props) {
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  const enter = (text: string) => {
    keepTyped(question, text);
    const number = readNumber(text);
    if (question.value !== number) question.value = number;
    // SurveyJS sends no event for a text that is taken away without having been an answer.
    if (question.errors.length > 0 && question.isEmpty() && !isUnreadNumber(question)) question.clearErrors();
    renderAgain();
  };
  const canBeNegative = question.min === undefined || Number(question.min) < 0;
  return (
    <div className={question.getRootClass()}>
      <input
        id={question.inputId}
        className={question.getControlClass()}
        type="text"
        // The keys for numbers of some phones have no minus.
        inputMode={canBeNegative ? "text" : "decimal"}
        autoComplete="off"
        placeholder={question.renderedPlaceholder}
        value={typedIn(question)}
        onChange={(event) => enter(event.target.value)}
        aria-required={question.a11y_input_ariaRequired}
        aria-labelledby={[question.a11y_input_ariaLabelledBy, labelId].filter(Boolean).join(" ")}
        aria-describedby={question.a11y_input_ariaDescribedBy}
        aria-invalid={question.a11y_input_ariaInvalid}
        aria-errormessage={question.a11y_input_ariaErrormessage}
      />
    </div>
  );
}
