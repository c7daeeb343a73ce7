import { createElement } from "react";
import type { QuestionMultipleTextModel, QuestionTextModel } from "survey-core";
import { SurveyElementErrors } from "survey-react-ui";
import { useIsSpoken } from "../ui/read-aloud/reader.ts";
import { asElement } from "./as-element.tsx";
import { MomentField } from "./moment-field.tsx";
import { NumberField } from "./number-field.tsx";
import { fieldMark } from "./passages.ts";
import styles from "./several-fields.module.css";
import { isMomentField } from "./typed-moments.ts";
import { isNumberField } from "./typed-numbers.ts";

type Props = { readonly question: QuestionMultipleTextModel; readonly creator: unknown };
type InputProps = { readonly question: QuestionTextModel };
type FieldProps = InputProps & { readonly creator: unknown };

/** Several fields under one question, one below another, each with its words above it. */
export function SeveralFields({ question, creator }: Props) {
  return (
    <div className={styles.fields}>
      {question.items.map(({ name, editor }) => (
        <div key={name} data-item={`${question.name}.${name}`}>
          {createElement(Field, Object({ question: editor, creator }))}
        </div>
      ))}
    </div>
  );
}

const Field = asElement(OneField);

function OneField({ question, creator }: FieldProps) {
  const isSpoken = useIsSpoken(fieldMark(question));
  const isInvalid = question.errors.length > 0;
  return (
    <>
      <label
        id={question.ariaTitleId}
        htmlFor={question.inputId}
        className={styles.label}
        data-spoken={isSpoken || undefined}
      >
        {question.title}
      </label>
      <Input question={question} />
      {isInvalid && <SurveyElementErrors element={question} cssClasses={question.cssClasses} creator={creator} />}
    </>
  );
}

function Input({ question }: InputProps) {
  if (isNumberField(question)) return <NumberField question={question} labelId={question.ariaTitleId} />;
  if (isMomentField(question)) return <MomentField question={question} />;
  return (
    <div className={question.getRootClass()}>
      <input
        id={question.inputId}
        className={question.getControlClass()}
        type="text"
        autoComplete="off"
        maxLength={question.maxLength > 0 ? question.maxLength : undefined}
        placeholder={question.renderedPlaceholder}
        value={question.isEmpty() ? "" : `${question.value}`}
        onChange={(event) => {
          question.value = event.target.value === "" ? undefined : event.target.value;
        }}
        aria-required={question.isRequired || undefined}
        aria-invalid={question.errors.length > 0 || undefined}
        aria-errormessage={question.a11y_input_ariaErrormessage}
      />
    </div>
  );
}
