import { useEffect, useState } from "react";
import type { OfferedScale } from "#core/shared/offered-scale.ts";
import type { FirstQuestionWords } from "#core/shared/prerender.ts";
import { loadSets } from "../../answers/load-sets.ts";
import { areSetsLoaded } from "../../answers/mirror.ts";
import { type EarlyPage, earlyPage } from "../../browser/early-page.ts";
import { currentUserId } from "../../browser/session.ts";
import { type PageData, usePageData } from "../../ui/page-data.ts";
import { endFirstQuestion } from "./first-question.tsx";
import { LoadFailed, Loading } from "./load-states.tsx";
import styles from "./questionnaire.module.css";
import { Questionnaire } from "./questionnaire.tsx";
import {
  cachedContent,
  fetchContentAhead,
  prerenderedQuestions,
  type QuestionnaireContent,
  questionnaireContent,
} from "./questionnaire-content.ts";
import { WhileEarly } from "./while-early.tsx";

export { prebuild } from "../../survey-view/create-survey-run.ts";
export { forgetPrepared, prepareQuestions } from "./prepare-questions.tsx";

type Props = {
  readonly offered: OfferedScale;
  /** The words of the first question in the document; null when there are none. */
  readonly firstQuestion: FirstQuestionWords | null;
};

type Loaded = QuestionnaireContent | "failed";

export function questionnaireLoader({
  offered: { survey },
}: Pick<Props, "offered">): PageData<Loaded> | Promise<PageData<Loaded>> {
  // The questions open with the answers that were given before.
  const known = areSetsLoaded() ? cachedContent(survey) : undefined;
  // The guard sends a guest to the log-in. What was requested ahead is kept for the way back.
  const content = currentUserId() === null ? fetchContentAhead(survey) : questionnaireContent(survey);
  const coming = Promise.all([content, loadSets()]).then(([questions]) => questions);
  const early = earlyPage();
  const data = { known, coming: coming.catch(() => "failed" as const) };
  return early?.survey === survey ? openedEarly(data, early) : data;
}

/** Waits for the questions where the page is already there, and nothing may take its place before. */
async function openedEarly(data: PageData<Loaded>, early: EarlyPage): Promise<PageData<Loaded>> {
  if (!(await early.isOpen)) return data;
  const known = await data.coming;
  const isSame = typeof known === "object" && early.contentHash === known.scale.hash;
  return isSame ? prerenderedQuestions(known) : { ...data, known };
}

/** The questionnaire of a scale, from loading its content to sending its answers. */
export function QuestionnairePage({ offered, firstQuestion }: Props) {
  const { data: loaded, reload } = usePageData<Loaded>();
  const isPrerendered = typeof loaded === "object" && loaded.isPrerendered === true;
  const [isEarly, setIsEarly] = useState(isPrerendered);
  useEffect(() => {
    setIsEarly(false);
    endFirstQuestion();
  }, []);
  return (
    <div className={styles.page} data-first-question={isEarly ? "" : undefined}>
      {isEarly && <WhileEarly />}
      {!loaded && <Loading firstQuestion={firstQuestion} />}
      {loaded === "failed" && <LoadFailed onRetry={reload} />}
      {typeof loaded === "object" && <Questionnaire key={offered.survey} offered={offered} {...loaded} />}
    </div>
  );
}
