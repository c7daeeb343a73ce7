import type { PublicScale } from "#core/api/public-scale.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import { fetchQuestions } from "../../api/content.ts";
import type { PageData } from "../../ui/page-data.ts";

export type QuestionnaireContent = {
  readonly survey: SurveyDocument;
  readonly scale: PublicScale;
  /** True where the first page stands in the document, and is opened as it stands there. */
  readonly isPrerendered?: boolean;
};

/** Returns what the loader of a questionnaire returns where its first page stands in the document. */
export function prerenderedQuestions(content: QuestionnaireContent): PageData<QuestionnaireContent> {
  const known = { ...content, isPrerendered: true };
  return { known, isInDocument: true, coming: Promise.resolve(known) };
}

const ahead = new Map<string, Promise<QuestionnaireContent>>();
const cached = new Map<string, QuestionnaireContent>();

/** Requests the questions before the code of their page has loaded, which saves a round trip on a slow connection. */
export function fetchContentAhead(survey: string): Promise<QuestionnaireContent> {
  const known = ahead.get(survey);
  if (known) return known;
  const content = fetchQuestions(survey);
  ahead.set(survey, content);
  content.then(
    (come) => ahead.get(survey) === content && cached.set(survey, come),
    // A failed request is repeated when the page opens.
    () => ahead.delete(survey),
  );
  return content;
}

/** Returns content that has already been loaded, for a page that can then be rendered at once. */
export const cachedContent = (survey: string): QuestionnaireContent | undefined => cached.get(survey);

/**
 * Returns the questions and their scoring. The first call uses what was requested ahead; later calls load the current
 * version from the server.
 */
export function questionnaireContent(survey: string): Promise<QuestionnaireContent> {
  const waiting = ahead.get(survey);
  ahead.delete(survey);
  cached.delete(survey);
  return waiting?.catch(() => fetchQuestions(survey)) ?? fetchQuestions(survey);
}
