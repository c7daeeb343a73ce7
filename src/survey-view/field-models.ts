import type { Question, QuestionTextModel } from "survey-core";

/** A question with several fields, each of which SurveyJS keeps as a question of its own. */
type WithFields = Question & {
  readonly items?: readonly { readonly name: string; readonly editor: QuestionTextModel }[];
};

/** Returns the model of one field; undefined for a question without such a field. */
export const fieldNamed = (question: Question, name: string | undefined): QuestionTextModel | undefined =>
  (question as WithFields).items?.find((one) => one.name === name)?.editor;
