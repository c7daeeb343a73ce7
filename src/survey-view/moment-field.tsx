import { useEffect, useReducer, useState } from "react";
import type { QuestionTextModel } from "survey-core";
import { momentInWords, partOfDay } from "#core/dates/moment-in-words.ts";
import { localeOf } from "../ui/language/region.ts";
import { useLanguage, useMessages } from "../ui/language/use-text.ts";
import fields from "./fields.module.css";
import { typedMomentMessages } from "./messages.ts";
import { exampleIn, isUnreadMoment, keepTypedMoment, readTyped, typedMomentIn, unitOf } from "./typed-moments.ts";

type Props = { readonly question: QuestionTextModel };

/** After this pause what was read is said, so that nothing is said of a text half typed. */
const PAUSE_MS = 700;

/**
 * A field for a day, a time of day or a month, written as people write them. It says in words what it read. A calendar to
 * pick from would be small, and takes many presses to a year of birth.
 */
export function MomentField({ question }: Props) {
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  const said = useSaid(question);
  const textId = `${question.id}-read`;
  const enter = (text: string) => {
    const moment = keepTypedMoment(question, text);
    if (question.value !== moment) question.value = moment;
    // SurveyJS sends no event for a text that is taken away without having been an answer.
    if (question.errors.length > 0 && question.isEmpty() && !isUnreadMoment(question)) question.clearErrors();
    renderAgain();
  };
  return (
    <>
      <div className={question.getRootClass()}>
        <input
          id={question.inputId}
          className={question.getControlClass()}
          type="text"
          autoComplete="off"
          placeholder={question.renderedPlaceholder}
          value={typedMomentIn(question)}
          onChange={(event) => enter(event.target.value)}
          aria-required={question.a11y_input_ariaRequired}
          aria-labelledby={question.a11y_input_ariaLabelledBy}
          aria-describedby={[question.a11y_input_ariaDescribedBy, textId].filter(Boolean).join(" ")}
          aria-invalid={question.a11y_input_ariaInvalid}
          aria-errormessage={question.a11y_input_ariaErrormessage}
        />
      </div>
      <p id={textId} className={fields.read} role="status">
        {said}
      </p>
    </>
  );
}

/** Returns what the field says below: an example as long as it is empty, then what was read. */
function useSaid(question: QuestionTextModel): string {
  const t = useMessages(typedMomentMessages);
  const locale = localeOf(useLanguage());
  const unit = unitOf(question);
  const text = typedMomentIn(question);
  const read = readTyped(question, text);
  const words = () => {
    if (text.trim() === "") return exampleIn(question) ?? "";
    if (typeof read === "string") return "";
    const known = t.read({ words: inWords(read.moment) });
    return read.other === undefined
      ? known
      : `${known} ${t.other({ words: partOfDay(read.other, locale), write: read.other })}`;
  };
  const inWords = (moment: string) =>
    moment === "00:00" ? t.midnight : unit === "time" ? partOfDay(moment, locale) : momentInWords(unit, moment, locale);
  const now = words();
  const [said, setSaid] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(now), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [now]);
  return said;
}
