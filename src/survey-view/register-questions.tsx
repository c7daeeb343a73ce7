import { createElement } from "react";
import { ReactElementFactory, ReactQuestionFactory, SurveyQuestionText } from "survey-react-ui";
import { questionTypes } from "#core/question-types/question-types.ts";
import type { RendererName } from "#core/question-types/shown-question.ts";
import { useIsSpoken } from "../ui/read-aloud/reader.ts";
import { asElement, type Renderer } from "./as-element.tsx";
import { MomentField } from "./moment-field.tsx";
import { NumberField } from "./number-field.tsx";
import { type NoteModel, noteLines, titleMark } from "./passages.ts";
import { QuestionFrame } from "./question-frame.tsx";
import { MatrixRows, OneOfNumbers, OneOfRows, SeveralOfRows } from "./questions-of-options.tsx";
import { SeveralFields } from "./several-fields.tsx";
import { SliderField } from "./slider-field.tsx";
import styles from "./survey-view.module.css";
import { isMomentField } from "./typed-moments.ts";
import { isNumberField } from "./typed-numbers.ts";

/** Our own renderers. SurveyJS renders lists, lines, and fields for plain text. */
const renderers: Partial<Record<RendererName, Renderer>> = {
  "one-of-rows": OneOfRows,
  "one-of-numbers": OneOfNumbers,
  "several-of-rows": SeveralOfRows,
  "rows-of-options": MatrixRows,
  slider: SliderField,
  fields: SeveralFields,
  note: Note,
};

for (const { name, shown } of questionTypes) {
  const Rows = renderers[shown.renderer];
  if (Rows) {
    const Own = asElement(Rows);
    ReactQuestionFactory.Instance.registerQuestion(name, (props) => createElement(Own, Object(props)));
  }
}

const OwnMomentField = asElement(MomentField as Renderer);
const OwnNumberField = asElement(NumberField as Renderer);
ReactQuestionFactory.Instance.registerQuestion("text", (props) => {
  const { question } = Object(props);
  const field = isNumberField(question)
    ? OwnNumberField
    : isMomentField(question)
      ? OwnMomentField
      : SurveyQuestionText;
  return createElement(field, Object(props));
});

// The frame of every question: its number, the button to read it aloud, the keys.
ReactElementFactory.Instance.registerElement("question", (props) => createElement(QuestionFrame, Object(props)));

type Props = { readonly question: NoteModel };

/** The paragraphs of a note, drawn as text and never as markup. */
function Note({ question }: Props) {
  const isSpoken = useIsSpoken(titleMark(question));
  return (
    <div className={styles.note} data-spoken={isSpoken || undefined}>
      {noteLines(question).map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </div>
  );
}
