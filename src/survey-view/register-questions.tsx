import { type ComponentType, createElement } from "react";
import { ReactElementFactory, ReactQuestionFactory, SurveyQuestionElementBase } from "survey-react-ui";
import { questionTypes } from "#core/question-types/question-types.ts";
import type { RendererName } from "#core/question-types/shown-question.ts";
import { Note } from "./note.tsx";
import { QuestionFrame } from "./question-frame.tsx";
import { MatrixRows, OneOfNumbers, OneOfRows, SeveralOfRows } from "./questions-of-options.tsx";

/** Replaces SurveyJS's own renderer of a type. The base class renders again when the question changes. */
function register(type: string, Rows: ComponentType<{ readonly question: never }>) {
  class QuestionOfOptions extends SurveyQuestionElementBase {
    protected override getStateElement() {
      return this.questionBase;
    }
    protected override renderElement() {
      return <Rows question={this.questionBase as never} />;
    }
  }
  ReactQuestionFactory.Instance.registerQuestion(type, (props) => createElement(QuestionOfOptions, Object(props)));
}

/** Our own renderers. SurveyJS renders fields, lists and lines. */
const renderers: Partial<Record<RendererName, ComponentType<{ readonly question: never }>>> = {
  "one-of-rows": OneOfRows,
  "one-of-numbers": OneOfNumbers,
  "several-of-rows": SeveralOfRows,
  "rows-of-options": MatrixRows,
  note: Note,
};

for (const { name, shown } of questionTypes) {
  const Rows = renderers[shown.renderer];
  if (Rows) register(name, Rows);
}

// The frame of every question: its number, the button to read it aloud, the keys.
ReactElementFactory.Instance.registerElement("question", (props) => createElement(QuestionFrame, Object(props)));
