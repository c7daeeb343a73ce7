import { useStore } from "@nanostores/react";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { PublicScale } from "#core/api/public-scale.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { PendingNotice } from "../../answers/pending-notice.tsx";
import { UnkeptNotice } from "../../answers/unkept-notice.tsx";
import { useDraft } from "../../answers/use-draft.ts";
import { currentOwner, currentUserId } from "../../browser/session.ts";
import { dropView, Questions } from "../../survey-view/prepared-view.tsx";
import { useRun } from "../../survey-view/use-run.ts";
import { useLanguage, useText } from "../../ui/language/use-text.ts";
import { type Notice, showNotice } from "../../ui/notices.ts";
import { AnsweredProgress } from "./answered-progress.tsx";
import { AnswersSummary } from "./answers-summary.tsx";
import { KnownAnswerNote } from "./known-answer-note.tsx";
import { openPrerendered, openRun } from "./open-run.ts";
import { AROUND_FIRST, takePrepared } from "./prepare-questions.tsx";
import { RemovedNotice } from "./removed-notice.tsx";
import { ResumedNotice } from "./resumed-notice.tsx";
import { StepButtons } from "./step-buttons.tsx";
import { stepEntryOf } from "./step-entry.ts";
import { StepHeading } from "./step-heading.tsx";
import { SurveyTitle } from "./survey-title.tsx";
import { useArrivalAt } from "./use-arrival-at.ts";
import { useDoubts } from "./use-doubts.tsx";
import { useEarlyPresses } from "./use-early-presses.ts";
import { useLateArrival } from "./use-late-arrival.ts";
import { useQuestionsAtOnce } from "./use-questions-at-once.ts";
import { useSteps } from "./use-steps.ts";
import { useSubmit } from "./use-submit.ts";

type Props = {
  readonly offered: OfferedScale;
  readonly survey: SurveyDocument;
  readonly scale: PublicScale;
  readonly isPrerendered?: boolean;
};

/** A loaded questionnaire. It holds no state of the answers, so that choosing one renders only the survey. */
export function Questionnaire({ offered, survey, scale, isPrerendered = false }: Props) {
  const navigate = useNavigate();
  const say = useText();
  const language = useLanguage();
  const [userId] = useState(currentUserId);
  const { state } = useLocation();
  const [entry] = useState(() => stepEntryOf(state));
  const corrects = entry?.corrects;
  const [{ run, isResumed, dropped, opened }] = useState(() =>
    isPrerendered
      ? openPrerendered(survey, language)
      : ((entry === null ? takePrepared(survey, offered.survey, language) : null) ??
        openRun(survey, offered.survey, currentOwner(), language, corrects)),
  );
  useEffect(() => () => dropView(run), [run]);
  const isCorrection = opened?.state === "delivered";
  const keeper = useDraft(run, { userId, survey: offered.survey, contentHash: scale.hash, opened });
  useEarlyPresses(run, offered.survey);
  const isRemoved = useStore(keeper.keeping) === "removed";
  const steps = useSteps(run, () => navigate(offered.routes.back));
  const place = useRun(run, ({ page, at }) => `${page} ${at}`);
  const heading = useRef<HTMLHeadingElement>(null);
  useArrivalAt(steps.isLook ? "look" : place, heading, run);

  /** The result replaces the questionnaire in the history, so that Back leads to the page before it. */
  const showResult = async (notice: Notice) => {
    keeper.stop();
    await steps.unwind();
    navigate(offered.routes.score, { replace: true });
    // After it: the two are then rendered together.
    showNotice(notice);
  };
  const contentHash = scale.hash;
  const { isSending, submit, showArrival } = useSubmit({ offered, run, keeper, userId, contentHash }, showResult);
  useQuestionsAtOnce(run, steps.settle);
  useLateArrival(offered.survey, keeper, showArrival);
  const { question, ask } = useDoubts(run, steps);

  if (isRemoved) return <RemovedNotice offered={offered} />;
  return (
    <>
      <SurveyTitle text={say(survey.title)} />
      <ResumedNotice run={run} isResumed={isResumed} dropped={dropped} />
      <AnsweredProgress run={run} seconds={offered.progressSeconds} />
      {steps.isLook ? (
        <AnswersSummary ref={heading} {...{ run, isCorrection }} onChange={steps.change} />
      ) : (
        <>
          <StepHeading ref={heading} name={say(offered.name)} pictures={offered.pictures} {...{ run, keeper }} />
          <Questions run={run} aroundFirst={AROUND_FIRST} />
          {offered.known && !isCorrection && <KnownAnswerNote known={offered.known} {...{ run, keeper }} />}
        </>
      )}
      <StepButtons
        run={run}
        steps={{ ...steps, next: () => ask(steps.next, run.state().page) }}
        {...{ isSending, isCorrection }}
        onSubmit={() => ask(() => void submit())}
      >
        <UnkeptNotice keeper={keeper} />
        <PendingNotice {...{ keeper, offered, isSending }} isCorrection={isCorrection} />
      </StepButtons>
      {question}
    </>
  );
}
