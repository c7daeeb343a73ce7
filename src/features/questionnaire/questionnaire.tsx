import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { textOf } from "#core/content/text-of.ts";
import type { ScaleView } from "#core/contracts/scale-view.ts";
import type { SurveyDocument } from "#core/contracts/survey.ts";
import type { Assessment } from "#core/surveys/assessment.ts";
import { currentUserId } from "../../browser/session.ts";
import { WaitingWord } from "../../sending/waiting-word.tsx";
import { SurveyView } from "../../survey-view/survey-view.tsx";
import { dismissNotice, showNotice } from "../../ui/notices.ts";
import { logInPath } from "../../ui/way-back.ts";
import { AnsweredProgress } from "./answered-progress.tsx";
import { openRun } from "./open-run.ts";
import { ResumedWord } from "./resumed-word.tsx";
import { SavedMark } from "./saved-mark.tsx";
import { sendAnswers } from "./send-answers.ts";
import { StepButtons } from "./step-buttons.tsx";
import { StepHeading } from "./step-heading.tsx";
import { SurveyTitle } from "./survey-title.tsx";
import { useDraft } from "./use-draft.ts";
import { useLateArrival } from "./use-late-arrival.ts";

type Props = { readonly assessment: Assessment; readonly survey: SurveyDocument; readonly scale: ScaleView };

/** A loaded questionnaire. It holds no state of the answers, so that choosing one draws only the survey. */
export function Questionnaire({ assessment, survey, scale }: Props) {
  const navigate = useNavigate();
  const [userId] = useState(currentUserId);
  const [{ run, isResumed }] = useState(() => openRun(survey, assessment.survey, userId));
  const keeper = useDraft(run, { userId, survey: assessment.survey, contentHash: scale.hash });
  const [isSending, setIsSending] = useState(false);
  const sending = useRef(false);

  useLateArrival(assessment, userId, () => {
    if (sending.current) return;
    keeper.stop();
    showNotice({ kind: "success", text: textOf(assessment.messages.submitted) });
    navigate(assessment.routes.score);
  });

  const submit = async () => {
    if (sending.current) return;
    sending.current = true;
    setIsSending(true);
    dismissNotice();
    const outcome = await sendAnswers({ assessment, run, userId, contentHash: scale.hash });
    if (outcome.kind === "sent") keeper.stop();
    else sending.current = false;
    setIsSending(false);
    showNotice(outcome.notice);
    if (outcome.kind === "sent") navigate(assessment.routes.score);
    if (outcome.kind === "no-user" && assessment.whenNoUser === "login")
      navigate(logInPath(assessment.routes.questionnaire));
  };

  return (
    <>
      <SurveyTitle text={textOf(survey.title)} />
      {isResumed && <ResumedWord run={run} />}
      <AnsweredProgress run={run} seconds={assessment.progressSeconds} />
      <StepHeading run={run} pictures={assessment.pictures} />
      <SurveyView run={run} />
      <StepButtons run={run} isSending={isSending} onSubmit={submit} onLeave={() => navigate(assessment.routes.back)} />
      <WaitingWord userId={userId} survey={assessment.survey} />
      <SavedMark keeper={keeper} />
    </>
  );
}
