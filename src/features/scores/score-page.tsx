import { useStore } from "@nanostores/react";
import type { Text } from "#core/contracts/text.ts";
import type { Assessment } from "#core/surveys/assessment.ts";
import { ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { useText } from "../../ui/language/use-text.ts";
import { Loading } from "../../ui/loading.tsx";
import { wayMessages } from "../../ui/messages.ts";
import { paths } from "../../ui/paths.ts";
import { scoreMessages } from "./messages.ts";
import { NoScore } from "./no-score.tsx";
import { ScoreResult } from "./score-result.tsx";
import { useScore } from "./use-score.ts";

type Props = {
  readonly assessment: Assessment;
  /** The plain line that a score is no diagnosis. */
  readonly notDiagnosis: Text;
};

/** The result of one assessment, or why there is none yet. */
export function ScorePage({ assessment, notDiagnosis }: Props) {
  const { score, retry } = useScore(assessment);
  const t = useStore(scoreMessages);
  const ways = useStore(wayMessages);
  const say = useText();
  return (
    <>
      <h1>{t.title({ name: say(assessment.name) })}</h1>
      {score.state === "loading" && <Loading text={t.loading} />}
      {score.state === "problem" && <NoScore assessment={assessment} problem={score.problem} onRetry={retry} />}
      {score.state === "result" && (
        <>
          <ScoreResult latest={score.latest} scale={score.scale} notDiagnosis={say(notDiagnosis)} />
          <ButtonRow>
            <ButtonLink to={paths.evaluations}>{ways.backToTools}</ButtonLink>
          </ButtonRow>
        </>
      )}
    </>
  );
}
