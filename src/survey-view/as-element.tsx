import type { ComponentType } from "react";
import { SurveyQuestionElementBase } from "survey-react-ui";

/** `creator` is SurveyJS's, for its own components inside. */
export type Renderer = ComponentType<{ readonly question: never; readonly creator: never }>;

/** Returns a renderer in SurveyJS's form. The base class renders again when the question changes. */
export function asElement(Rows: Renderer): ComponentType<object> {
  return class OwnQuestion extends SurveyQuestionElementBase {
    protected override getStateElement() {
      return this.questionBase;
    }
    protected override renderElement() {
      return <Rows question={this.questionBase as never} creator={this.creator as never} />;
    }
  };
}
