import { type ComponentType, createElement } from "react";
import type { Question } from "survey-core";
import { ReactElementFactory, ReactQuestionFactory, SurveyQuestionElementBase } from "survey-react-ui";
import { QuestionFrame } from "./question-frame.tsx";
import { MatrixRows, OneOfRows, SeveralOfRows } from "./questions-of-options.tsx";

/** Takes the place of SurveyJS's own drawing of a type. Its base class draws again when the question changes. */
function register<Model extends Question>(type: string, Rows: ComponentType<{ readonly question: Model }>) {
  class QuestionOfOptions extends SurveyQuestionElementBase {
    protected override getStateElement() {
      return this.questionBase;
    }
    protected override renderElement() {
      return <Rows question={this.questionBase as Model} />;
    }
  }
  ReactQuestionFactory.Instance.registerQuestion(type, (props) => createElement(QuestionOfOptions, Object(props)));
}

register("radiogroup", OneOfRows);
register("boolean", OneOfRows);
register("rating", OneOfRows);
register("checkbox", SeveralOfRows);
register("matrix", MatrixRows);

// What stands around every question: its place, the way to hear it, the keys.
ReactElementFactory.Instance.registerElement("question", (props) => createElement(QuestionFrame, Object(props)));
