import type { QuestionSelectBase } from "survey-core";
import { MAX_LENGTH_BESIDE_OTHER } from "#core/question-types/special-choices.ts";
import { useMessages } from "../ui/language/use-text.ts";
import fields from "./fields.module.css";
import { surveyMessages } from "./messages.ts";
import { useShownRun } from "./run-context.ts";
import { isOtherPicked, keepTextBesideOther, otherFieldId, textBesideOther } from "./text-beside-other.ts";
import { useRun } from "./use-run.ts";

type Props = { readonly question: QuestionSelectBase };

/** The field below the options in which people say what "other" is. It is there while "other" is picked. */
export function OtherField({ question }: Props) {
  const t = useMessages(surveyMessages);
  // Renders again after each answer, and each letter typed.
  useRun(useShownRun(), ({ changes }) => changes);
  if (!question.showOtherItem || !isOtherPicked(question)) return null;
  const id = otherFieldId(question);
  return (
    <div className={fields.other}>
      <label htmlFor={id}>{t.sayOther}</label>
      <input
        id={id}
        className={fields.input}
        type="text"
        autoComplete="off"
        maxLength={MAX_LENGTH_BESIDE_OTHER}
        placeholder={question.otherPlaceholder}
        value={textBesideOther(question)}
        onChange={(event) => keepTextBesideOther(question, event.target.value)}
        aria-describedby={question.ariaTitleId}
      />
    </div>
  );
}
