import { textOf } from "#core/content/text-of.ts";
import type { Assessment } from "#core/surveys/assessment.ts";
import { ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { paths } from "../../ui/paths.ts";
import { NoScore } from "./no-score.tsx";
import { ScoreResult } from "./score-result.tsx";
import { useScore } from "./use-score.ts";

type Props = {
  readonly assessment: Assessment;
  /** The plain line that a score is no diagnosis. */
  readonly notDiagnosis: string;
};

/** The result of one assessment, or why there is none yet. */
export function ScorePage({ assessment, notDiagnosis }: Props) {
  const { score, retry } = useScore(assessment);
  return (
    <>
      <h1>{textOf(assessment.name)}: your result</h1>
      {score.state === "loading" && <Loading text="Fetching your result…" />}
      {score.state === "problem" && <NoScore assessment={assessment} problem={score.problem} onRetry={retry} />}
      {score.state === "result" && (
        <>
          <ScoreResult latest={score.latest} scale={score.scale} notDiagnosis={notDiagnosis} />
          <ButtonRow>
            <ButtonLink to={paths.evaluations}>Back to My Wellness Tools</ButtonLink>
          </ButtonRow>
        </>
      )}
    </>
  );
}
