import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { PublicScale } from "#core/api/public-scale.ts";
import type { SurveyDocument } from "#core/content-model/survey.ts";
import type { OfferedScale } from "#core/shared/offered-scale.ts";
import { PendingNotice } from "../../answers/pending-notice.tsx";
import { sendAnswers } from "../../answers/send-answers.ts";
import { useDraft } from "../../answers/use-draft.ts";
import { currentUserId } from "../../browser/session.ts";
import { SurveyView } from "../../survey-view/survey-view.tsx";
import { useRun } from "../../survey-view/use-run.ts";
import { sayText, useLanguage, useText } from "../../ui/language/use-text.ts";
import { dismissNotice, type Notice, showNotice } from "../../ui/notices.ts";
import { messagesOf } from "../../ui/standalone-scale.ts";
import { logInPath } from "../../ui/way-back.ts";
import { AnsweredProgress } from "./answered-progress.tsx";
import { AnswersSummary } from "./answers-summary.tsx";
import { openRun } from "./open-run.ts";
import { ResumedNotice } from "./resumed-notice.tsx";
import { SavedMark } from "./saved-mark.tsx";
import { StepButtons } from "./step-buttons.tsx";
import { StepHeading } from "./step-heading.tsx";
import { SurveyTitle } from "./survey-title.tsx";
import { useArrivalAt } from "./use-arrival-at.ts";
import { useLateArrival } from "./use-late-arrival.ts";
import { useSteps } from "./use-steps.ts";

type Props = { readonly offered: OfferedScale; readonly survey: SurveyDocument; readonly scale: PublicScale };

/** A loaded questionnaire. It holds no state of the answers, so that choosing one renders only the survey. */
export function Questionnaire({ offered, survey, scale }: Props) {
  const navigate = useNavigate();
  const say = useText();
  const language = useLanguage();
  const [userId] = useState(currentUserId);
  const [{ run, isResumed }] = useState(() => openRun(survey, offered.survey, userId, language));
  const keeper = useDraft(run, { userId, survey: offered.survey, contentHash: scale.hash });
  const steps = useSteps(run, () => navigate(offered.routes.back));
  const page = useRun(run, (state) => state.page);
  const heading = useRef<HTMLHeadingElement>(null);
  useArrivalAt(steps.isLook ? "look" : page, heading, run);
  const [isSending, setIsSending] = useState(false);
  const sending = useRef(false);

  /** The result replaces the questionnaire in the history, so that Back leads to the page before it. */
  const showResult = async (notice: Notice) => {
    keeper.stop();
    await steps.unwind();
    showNotice(notice);
    navigate(offered.routes.score, { replace: true });
  };
  useLateArrival(offered, userId, () => {
    if (!sending.current)
      showResult({ kind: "success", text: (language) => sayText(messagesOf(offered, language).submitted, language) });
  });

  const submit = async () => {
    if (sending.current) return;
    sending.current = true;
    setIsSending(true);
    dismissNotice();
    const outcome = await sendAnswers({ offered, run, userId, contentHash: scale.hash });
    if (outcome.kind === "sent") return showResult(outcome.notice);
    sending.current = false;
    setIsSending(false);
    showNotice(outcome.notice);
    if (outcome.kind === "no-user" && offered.whenNoUser === "login") navigate(logInPath(offered.routes.questionnaire));
  };

  return (
    <>
      <SurveyTitle text={say(survey.title)} />
      {isResumed && <ResumedNotice run={run} />}
      <AnsweredProgress run={run} seconds={offered.progressSeconds} />
      {steps.isLook ? (
        <AnswersSummary ref={heading} run={run} onChange={steps.change} />
      ) : (
        <>
          <StepHeading ref={heading} run={run} pictures={offered.pictures} />
          <SurveyView run={run} />
        </>
      )}
      <StepButtons run={run} steps={steps} isSending={isSending} onSubmit={submit} />
      <PendingNotice userId={userId} survey={offered.survey} />
      <SavedMark keeper={keeper} />
    </>
  );
}
