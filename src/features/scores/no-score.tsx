import { useStore } from "@nanostores/react";
import { paths } from "#core/contracts/paths.ts";
import type { Assessment } from "#core/surveys/assessment.ts";
import { Button, ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { useText } from "../../ui/language/use-text.ts";
import { wayMessages } from "../../ui/messages.ts";
import { scoreMessages } from "./messages.ts";
import styles from "./score-page.module.css";
import type { ScoreProblem } from "./score-problem.ts";

type Props = { readonly assessment: Assessment; readonly problem: ScoreProblem; readonly onRetry: () => void };

/** Stands where the result would be: what happened, and one way on. */
export function NoScore({ assessment, problem, onRetry }: Props) {
  const t = useStore(scoreMessages);
  const ways = useStore(wayMessages);
  const say = useText();
  const { noScoreValue, noScore } = assessment.messages;
  const isNumberMissing = problem.kind !== "no-user";
  return (
    <>
      <div role="alert">
        {isNumberMissing && noScoreValue && <p className={styles.noNumber}>{say(noScoreValue)}</p>}
        {isNumberMissing && noScore && (
          <p>
            <strong>{say(noScore)}</strong>
          </p>
        )}
        <p>{problem.sentence()}</p>
      </div>
      <ButtonRow>
        <ButtonLink to={paths.evaluations} look="secondary">
          {ways.backToTools}
        </ButtonLink>
        {problem.kind === "no-score" && <ButtonLink to={assessment.routes.intro}>{t.take}</ButtonLink>}
        {problem.kind === "no-user" && <ButtonLink to={paths.logIn}>{ways.logIn}</ButtonLink>}
        {problem.kind === "failed" && <Button onClick={onRetry}>{ways.tryAgain}</Button>}
      </ButtonRow>
    </>
  );
}
