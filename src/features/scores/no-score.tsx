import { textOf } from "#core/content/text-of.ts";
import type { Assessment } from "#core/surveys/assessment.ts";
import { Button, ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { paths } from "../../ui/paths.ts";
import styles from "./score-page.module.css";
import type { ScoreProblem } from "./score-problem.ts";

type Props = { readonly assessment: Assessment; readonly problem: ScoreProblem; readonly onRetry: () => void };

/** Stands where the result would be: what happened, and one way on. */
export function NoScore({ assessment, problem, onRetry }: Props) {
  const { noScoreValue, noScore } = assessment.messages;
  const isNumberMissing = problem.kind !== "no-user";
  return (
    <>
      <div role="alert">
        {isNumberMissing && noScoreValue && <p className={styles.noNumber}>{textOf(noScoreValue)}</p>}
        {isNumberMissing && noScore && (
          <p>
            <strong>{textOf(noScore)}</strong>
          </p>
        )}
        <p>{problem.sentence}</p>
      </div>
      <ButtonRow>
        <ButtonLink to={paths.evaluations} look="secondary">
          Back to My Wellness Tools
        </ButtonLink>
        {problem.kind === "no-score" && <ButtonLink to={assessment.routes.intro}>Take the assessment</ButtonLink>}
        {problem.kind === "no-user" && <ButtonLink to={paths.logIn}>Log in</ButtonLink>}
        {problem.kind === "failed" && <Button onClick={onRetry}>Try again</Button>}
      </ButtonRow>
    </>
  );
}
