import type { PublicScale } from "#core/api/public-scale.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import { fetchQuestions } from "../../api/content.ts";

export type QuestionnaireContent = { readonly survey: SurveyDocument; readonly scale: PublicScale };

const ahead = new Map<string, Promise<QuestionnaireContent>>();
const cached = new Map<string, QuestionnaireContent>();

/** Asks for the questions before the page that shows them is there: on a slow line that spares a round trip. */
export function fetchContentAhead(survey: string): Promise<QuestionnaireContent> {
  const known = ahead.get(survey);
  if (known) return known;
  const content = fetchQuestions(survey);
  ahead.set(survey, content);
  content.then(
    (come) => ahead.get(survey) === content && cached.set(survey, come),
    // What fails is asked for again when the page opens.
    () => ahead.delete(survey),
  );
  return content;
}

/** What was fetched ahead and has come, for a page that can then be drawn at once. */
export const cachedContent = (survey: string): QuestionnaireContent | undefined => cached.get(survey);

/** The questions and how they are scored: once what was fetched ahead, from then on as the server has them now. */
export function questionnaireContent(survey: string): Promise<QuestionnaireContent> {
  const waiting = ahead.get(survey);
  ahead.delete(survey);
  cached.delete(survey);
  return waiting?.catch(() => fetchQuestions(survey)) ?? fetchQuestions(survey);
}
