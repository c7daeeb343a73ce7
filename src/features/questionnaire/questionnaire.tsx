import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { ScaleView } from "#core/contracts/scale-view.ts";
import type { SurveyDocument } from "#core/contracts/survey.ts";
import type { Assessment } from "#core/surveys/assessment.ts";
import { currentUserId } from "../../browser/session.ts";
import { WaitingWord } from "../../sending/waiting-word.tsx";
import { SurveyView } from "../../survey-view/survey-view.tsx";
import { useRun } from "../../survey-view/use-run.ts";
import { useText } from "../../ui/language/use-text.ts";
import { dismissNotice, type Notice, showNotice } from "../../ui/notices.ts";
import { logInPath } from "../../ui/way-back.ts";
import { AnsweredProgress } from "./answered-progress.tsx";
import { AnswersSummary } from "./answers-summary.tsx";
import { openRun } from "./open-run.ts";
import { ResumedWord } from "./resumed-word.tsx";
import { SavedMark } from "./saved-mark.tsx";
import { sendAnswers } from "./send-answers.ts";
import { StepButtons } from "./step-buttons.tsx";
import { StepHeading } from "./step-heading.tsx";
import { SurveyTitle } from "./survey-title.tsx";
import { useArrivalAt } from "./use-arrival-at.ts";
import { useDraft } from "./use-draft.ts";
import { useLateArrival } from "./use-late-arrival.ts";
import { useSteps } from "./use-steps.ts";

type Props = { readonly assessment: Assessment; readonly survey: SurveyDocument; readonly scale: ScaleView };

/** A loaded questionnaire. It holds no state of the answers, so that choosing one draws only the survey. */
export function Questionnaire({ assessment, survey, scale }: Props) {
  const navigate = useNavigate();
  const say = useText();
  const [userId] = useState(currentUserId);
  const [{ run, isResumed }] = useState(() => openRun(survey, assessment.survey, userId));
  const keeper = useDraft(run, { userId, survey: assessment.survey, contentHash: scale.hash });
  const steps = useSteps(run, () => navigate(assessment.routes.back));
  const page = useRun(run, (state) => state.page);
  const heading = useRef<HTMLHeadingElement>(null);
  useArrivalAt(steps.isLook ? "look" : page, heading, run);
  const [isSending, setIsSending] = useState(false);
  const sending = useRef(false);

  /** The result takes the place of the questions: the way back leads to the page before them. */
  const showResult = async (notice: Notice) => {
    keeper.stop();
    await steps.unwind();
    showNotice(notice);
    navigate(assessment.routes.score, { replace: true });
  };
  useLateArrival(assessment, userId, () => {
    if (!sending.current) showResult({ kind: "success", text: () => say(assessment.messages.submitted) });
  });

  const submit = async () => {
    if (sending.current) return;
    sending.current = true;
    setIsSending(true);
    dismissNotice();
    const outcome = await sendAnswers({ assessment, run, userId, contentHash: scale.hash });
    if (outcome.kind === "sent") return showResult(outcome.notice);
    sending.current = false;
    setIsSending(false);
    showNotice(outcome.notice);
    if (outcome.kind === "no-user" && assessment.whenNoUser === "login")
      navigate(logInPath(assessment.routes.questionnaire));
  };

  return (
    <>
      <SurveyTitle text={say(survey.title)} />
      {isResumed && <ResumedWord run={run} />}
      <AnsweredProgress run={run} seconds={assessment.progressSeconds} />
      {steps.isLook ? (
        <AnswersSummary ref={heading} run={run} onChange={steps.change} />
      ) : (
        <>
          <StepHeading ref={heading} run={run} pictures={assessment.pictures} />
          <SurveyView run={run} />
        </>
      )}
      <StepButtons run={run} steps={steps} isSending={isSending} onSubmit={submit} />
      <WaitingWord userId={userId} survey={assessment.survey} />
      <SavedMark keeper={keeper} />
    </>
  );
}
