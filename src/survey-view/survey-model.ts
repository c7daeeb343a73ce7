import { Model, type PanelModel, settings } from "survey-core";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import { withoutPageValidators } from "#core/surveys/page-validators.ts";
import "./condition-functions.ts";
import "./slider-model.ts";
import { isDeclinedField } from "./declined-items.ts";
import { headingLevel } from "./heading-level.ts";
import { completeInput, keepLines, prepareQuestion } from "./questions.ts";
import { surveyClasses } from "./survey-classes.ts";
import { checkTyped } from "./typed-fields.ts";

settings.animationEnabled = false;

/**
 * Creates a SurveyJS model that shows only questions. Navigation, progress, headings, focus and scrolling are ours, in
 * the page around it.
 */
export function createSurveyModel(survey: SurveyDocument): Model {
  const model = new Model(withoutPageValidators(survey));
  // The content-security policy forbids style elements, and our own style sheet needs none of the theme.
  model.generateStylesheet = false;
  model.needRenderIcons = false;
  model.fitToContainer = false;
  model.css = surveyClasses;
  model.showNavigationButtons = false;
  model.showProgressBar = false;
  model.showTitle = false;
  model.showPageTitles = false;
  model.showCompletePage = false;
  model.showQuestionNumbers = false;
  model.requiredMark = "";
  model.allowResizeComment = false;
  model.autoGrowComment = true;
  model.questionErrorLocation = "bottom";
  model.autoFocusFirstQuestion = false;
  model.autoFocusFirstError = false;
  model.clearInvisibleValues = "none";
  // Each key updates the value, so that Next appears while the last answer is typed. Errors appear when the field is
  // left.
  model.textUpdateMode = "onTyping";
  model.checkErrorsMode = "onNextPage";
  model.onScrollToTop.add((_, options) => {
    options.allow = false;
  });
  model.onGetTitleTagName.add((_, options) => {
    options.tagName = `h${headingLevel(options.element as PanelModel)}`;
  });
  for (const question of model.getAllQuestions()) prepareQuestion(question);
  model.onAfterRenderQuestionInput.add((_, { question, htmlElement }) => completeInput(question, htmlElement));
  // SurveyJS calls the event of inputs for no field of several lines.
  model.onAfterRenderQuestion.add((_, { htmlElement }) => keepLines(htmlElement));
  model.onValidateQuestion.add((_, { question, errors }) => {
    if (isDeclinedField(question)) errors.length = 0;
    else checkTyped(question, errors);
  });
  // SurveyJS creates these when it first renders. Reading them here creates them earlier, on the page before.
  void model.notifier;
  model.getContainerContent("header");
  return model;
}
