import { useEffect, useMemo } from "react";
import { Link } from "react-router-dom";
import { textOf } from "#core/content/text-of.ts";
import type { Domain } from "#core/contracts/domains.ts";
import type { FurtherScale } from "#core/contracts/scale-view.ts";
import { assessmentOf } from "#core/surveys/assessment.ts";
import { useCompletedTests, useCurrentUserId } from "../../browser/use-stored.ts";
import { sendWaiting } from "../../sending/send-waiting.ts";
import { ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { paths } from "../../ui/paths.ts";
import { Picture } from "../../ui/pictures/picture.tsx";
import cardStyles from "./assessment-card.module.css";
import { AssessmentCard } from "./assessment-card.tsx";
import styles from "./evaluations-page.module.css";
import { fillCompletions } from "./fill-completions.ts";
import { MoreAssessments } from "./more-assessments.tsx";

type Props = { readonly domains: readonly Domain[]; readonly scales: readonly FurtherScale[] };

/** The hub: one card for each area, with the date it was done. */
export function EvaluationsPage({ domains, scales }: Props) {
  const userId = useCurrentUserId();
  const completed = useCompletedTests(userId);
  const done = domains.filter(({ category }) => completed[category]).length;
  const assessments = useMemo(() => [...domains, ...scales.map(assessmentOf)], [domains, scales]);
  useEffect(() => {
    if (userId === null) return;
    void sendWaiting(assessments, "itself");
    void fillCompletions(userId, assessments);
  }, [userId, assessments]);

  return (
    <>
      <h1>My Wellness Tools</h1>
      <p>Choose an area to begin. Take them in any order, one at a time, and pause whenever you like.</p>
      <p>
        <strong>
          {done} of {domains.length} done.
        </strong>
      </p>
      <ul className={styles.cards}>
        {domains.map((domain) => (
          <li key={domain.category}>
            <AssessmentCard assessment={domain} completedAt={completed[domain.category]?.completedAt}>
              <Picture name={domain.picture} />
              <h2 className={cardStyles.name}>{domain.category}</h2>
              <span>{textOf(domain.description)}</span>
            </AssessmentCard>
          </li>
        ))}
      </ul>
      {scales.length > 0 && <MoreAssessments scales={scales} completed={completed} />}
      {Object.keys(completed).length > 0 && (
        <p className={styles.scores}>
          <Link to={paths.viewScores}>See all your scores</Link>
        </p>
      )}
      {Object.keys(completed).length > 0 && (
        <section className={styles.coach} aria-labelledby="coach-title">
          <h2 id="coach-title">Your Health Coach is ready</h2>
          <p>It speaks with you about your results and suggests small steps.</p>
          <ButtonRow>
            <ButtonLink to={paths.healthCoach}>Activate Health Coach</ButtonLink>
          </ButtonRow>
        </section>
      )}
    </>
  );
}
