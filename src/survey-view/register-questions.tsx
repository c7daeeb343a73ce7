import { createElement, type ReactElement } from "react";
import type { Question } from "survey-core";
import { ReactQuestionFactory, SurveyQuestionElementBase } from "survey-react-ui";
import { booleanRows, checkboxRows, matrixRows, ratingRows } from "./questions-of-options.tsx";

/** Takes the place of SurveyJS's own drawing of a type. Its base class draws again when the question changes. */
function register<Model extends Question>(type: string, draw: (question: Model) => ReactElement | ReactElement[]) {
  class QuestionOfOptions extends SurveyQuestionElementBase {
    protected override getStateElement() {
      return this.questionBase;
    }
    protected override renderElement() {
      return <>{draw(this.questionBase as Model)}</>;
    }
  }
  ReactQuestionFactory.Instance.registerQuestion(type, (props) => createElement(QuestionOfOptions, Object(props)));
}

register("boolean", booleanRows);
register("rating", ratingRows);
register("checkbox", checkboxRows);
register("matrix", matrixRows);
